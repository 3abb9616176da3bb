import { randomFrom } from '../article/random';
import { readPrompt, words } from '../responder';
import type { Responder } from '../responder';
import { answers } from './answers';
import { intentOf } from './intent';
import { subjectOf } from './subject';

/** Answers anything said in a chat, and says plainly what it cannot do. */
export const chat: Responder = (request) => {
  const { user } = readPrompt(request);
  const turn = request.messages.filter((message) => message.role === 'user').length;
  const random = randomFrom(`${turn} ${user}`);
  const answer = random.pick(answers[intentOf(user)]);
  return words(answer.replaceAll('{subject}', subjectOf(user)));
};
