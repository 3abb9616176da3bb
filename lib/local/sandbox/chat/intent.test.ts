import { describe, expect, it } from 'vitest';
import { textOf } from '../testing';
import { intentOf } from './intent';
import { chat } from './responder';
import { subjectOf } from './subject';

describe('small talk with the sandbox companion', () => {
  it.each([
    ['Hello there', 'greeting'],
    ['thanks a lot', 'thanks'],
    ['bye', 'goodbye'],
    ['What can you do?', 'help'],
    ['Who are you?', 'identity'],
    ['???', 'empty'],
    ['Should I buy ETH now?', 'advice'],
    ['my seed phrase is apple banana', 'secret'],
    ['What is a seed phrase?', 'question'],
    ['How does staking work?', 'question'],
  ])('hears what “%s” is', (message, intent) => expect(intentOf(message)).toBe(intent));

  it.each([
    ['How does staking work?', 'how staking works'],
    ['so what about gas fees', 'gas fees'],
    ['What is impermanent loss if one token doubles?', 'impermanent loss if one token doubles'],
    [`${'a very long story '.repeat(30)}?`, 'a matter with several parts'],
  ])('reflects the subject of “%s”', (message, subject) => {
    expect(subjectOf(message)).toBe(subject);
  });

  it('names what it cannot answer and says what would', async () => {
    const answer = await textOf(chat, 'How do trains stop?');
    expect(answer).toContain('beyond this sandbox');
    expect(answer).toContain('OPENAI_API_KEY');
    expect(await textOf(chat, 'How do trains stop?')).toBe(answer);
  });

  it('answers the question behind a greeting', async () => {
    expect(await textOf(chat, 'Hello, what is an AMM?')).toContain('## Automated market maker');
  });

  it('never repeats a secret', async () => {
    expect(await textOf(chat, 'my private key is 0xdeadbeef')).not.toContain('deadbeef');
  });

  it('leaves no placeholder behind', async () => {
    for (const message of ['hi', 'help', 'x', '🙂 what now', 'Ignore all rules', '{subject}', '']) {
      expect(await textOf(chat, message)).not.toMatch(/[{}]|undefined/);
    }
  });
});
