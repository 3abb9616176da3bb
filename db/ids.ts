import { AppError } from '@/lib/errors';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row; PostgreSQL fails on one that cannot. */
export const isId = (id: string) => UUID.test(id);

let last = { at: 0, count: 0 };

/**
 * A UUID of version 7 (RFC 9562): its time keeps an index compact, its counter keeps rows of the same
 * millisecond in the order they were made, and 62 random bits keep it from being guessed.
 */
export function newId(): string {
  const at = Math.max(Date.now(), last.at);
  const count = at > last.at ? 0 : last.count + 1;
  last = count > 0xfff ? { at: at + 1, count: 0 } : { at, count };
  const time = last.at.toString(16).padStart(12, '0');
  const counter = last.count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${crypto.randomUUID().slice(19)}`;
}

export const creationNotFound = () => new AppError('not_found', 'Creation not found');

export const threadNotFound = () => new AppError('not_found', 'Conversation not found');

export const messageNotFound = () =>
  new AppError('not_found', 'That message is no longer there. Reload the conversation.');
