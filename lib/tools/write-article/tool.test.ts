import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { textFailures } from '@/lib/providers/text/failures';
import type { TextModel } from '@/lib/providers/text';
import { runContext } from '../testing';
import { writeArticle } from './tool';

const input = {
  prompt: 'Write an article about tea in Short (500-800 words)',
  length: 800 as const,
  sources: [],
};

function model(batches: string[][], options: { isCut?: boolean; failure?: Error } = {}): TextModel {
  return {
    model: 'fake',
    source: 'A fake',
    isSandbox: false,
    async *stream(_request, signal) {
      for (const batch of batches) {
        signal.throwIfAborted();
        yield batch;
      }
      if (options.failure) throw options.failure;
      signal.throwIfAborted();
      return { model: 'fake-1', isCut: options.isCut ?? false, toolCalls: [] };
    },
  };
}

const sixty = Array.from({ length: 60 }, (_, index) => `word${index} `);

describe('writing an article', () => {
  it('streams every delta and counts the words that came back', async () => {
    const seen: string[] = [];
    const context = runContext({ write: (deltas) => void seen.push(...deltas) });
    const result = await writeArticle.run(input, {
      ...context,
      text: model([['# Tea\n', 'hot '], ['leaves']]),
    });
    expect(seen.join('')).toBe('# Tea\nhot leaves');
    expect(result).toMatchObject({
      content: '# Tea\nhot leaves',
      wordCount: 3,
      isPartial: false,
      model: 'fake-1',
    });
    expect(result.message).toBeUndefined();
  });

  it('says so when the model cut off', async () => {
    const result = await writeArticle.run(input, {
      ...runContext(),
      text: model([['x']], { isCut: true }),
    });
    expect(result).toMatchObject({
      isPartial: true,
      message: expect.stringContaining('cut off'),
    });
  });

  const stoppedAfter = (words: number, reason?: AppError) => {
    const leave = new AbortController();
    const context = runContext({ signal: leave.signal, write: () => leave.abort(reason) });
    return writeArticle.run(input, { ...context, text: model([sixty.slice(0, words)]) });
  };

  it('keeps an article that was stopped after 50 words, and says so', async () => {
    await expect(stoppedAfter(60)).resolves.toMatchObject({
      isPartial: true,
      wordCount: 60,
      message: expect.stringContaining('stopped'),
    });
  });

  it('says that an article was interrupted which ended for a reason of ours', async () => {
    const reason = new AppError('unavailable', 'The server restarted.');
    await expect(stoppedAfter(60, reason)).resolves.toMatchObject({
      isPartial: true,
      message: expect.stringContaining('interrupted'),
    });
  });

  it('keeps nothing of one that was stopped earlier', async () => {
    await expect(stoppedAfter(20)).rejects.toThrow('aborted');
  });

  const brokenAfter = (words: number, failure: Error = textFailures.cut()) => {
    const text = model([sixty.slice(0, words)], { failure });
    return writeArticle.run(input, { ...runContext(), text });
  };

  it('keeps an article whose upstream breaks after 50 words, and says so', async () => {
    await expect(brokenAfter(60)).resolves.toMatchObject({
      isPartial: true,
      wordCount: 60,
      message: expect.stringContaining('interrupted'),
    });
  });

  it('fails when the upstream breaks earlier, or something of our own does', async () => {
    await expect(brokenAfter(20)).rejects.toMatchObject({ code: 'upstream_failed' });
    await expect(brokenAfter(60, new TypeError('a bug'))).rejects.toThrow('a bug');
  });
});
