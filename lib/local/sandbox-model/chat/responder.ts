import { words } from '../responder';
import type { Responder } from '../responder';

/** Answers anything. */
export const chat: Responder = () =>
  words('I am the built-in sandbox companion. Connect a text model and I can say more.');
