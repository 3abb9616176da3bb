import { describe, expect, it } from 'vitest';
import { countWords } from '@/lib/words';
import { textOf } from '../testing';
import { writeArticle } from './responder';

const system = (words: number) => `You write clear, useful articles of about ${words} words.`;
const ask = (label: string) => `Write an article about green tea in ${label}`;
const wordsOf = async (user: string, instructions?: string) =>
  countWords((await textOf(writeArticle, user, instructions)) ?? '');

const near = (words: number, asked: number) => Math.abs(words - asked) / asked <= 0.1;

describe('asking the sandbox for an article', () => {
  it.each([800, 1200, 1600])('takes the length of %i words from the system message', async (n) => {
    expect(near(await wordsOf(ask('Short (500-800 words)'), system(n)), n)).toBe(true);
  });

  it.each([
    ['Short (500-800 words)', 800],
    ['Medium (800-1200 words)', 1200],
    ['Long (1200+ words)', 1600],
  ])('falls back to the label %s', async (label, words) => {
    expect(near(await wordsOf(ask(label)), words)).toBe(true);
  });

  it('leaves the length out of the title', async () => {
    const article = await textOf(writeArticle, ask('Medium (800-1200 words)'), system(1200));
    expect(article).toMatch(/^# .*green tea/i);
    expect(article?.split('\n')[0]).not.toContain('Medium');
  });

  it('takes a topic that does not follow the form', async () => {
    expect(await textOf(writeArticle, 'green tea in winter', system(800))).toMatch(/green tea/i);
  });

  it('leaves chats alone, even about articles', async () => {
    const chat = 'You are a helpful companion.';
    expect(await textOf(writeArticle, ask('Short (500-800 words)'), chat)).toBeUndefined();
  });
});
