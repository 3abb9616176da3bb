import { getText } from '@/lib/providers/text';
import { countWords } from '@/lib/words';
import { unsourcedFigures } from '@/lib/writing/figures/unsourced-figures';
import { defineTool } from '../define';
import { withProjectBrief } from '../project-brief';
import { voiceTraits } from '../voice-traits';
import { articleStream, topicIn } from './article-stream';
import { card } from './card';
import { type ArticleInput, articleInput } from './input';
import { requireInterrupted } from './interrupted';
import { keepWhatCame } from './keep-what-came';
import { withoutFalseCitations } from './sources';

export const writeArticle = defineTool(card, {
  input: articleInput,
  uses: { text: getText },
  storedPrompt: ({ prompt }) => prompt,
  storedInput: ({ prompt, sources: _sources, continueFrom: _continued, ...asked }) => ({
    ...asked,
    topic: topicIn({ ...asked, prompt }),
  }),
  async run(request, { text, ...context }) {
    const asked = await withProjectBrief(request, context);
    const { signal, user, database } = context;
    const interrupted = asked.continueFrom
      ? await requireInterrupted(await database(), user.id, asked.continueFrom)
      : undefined;
    const traits = await voiceTraits(asked.voiceId, context);
    const stream = articleStream(text, { ...asked, traits, interrupted }, signal);
    const { text: written, end, message } = await keepWhatCame(stream, context);

    const added = withoutFalseCitations(written, asked.sources.length);
    const content = (interrupted?.kept ?? '') + added;
    const wordCount = countWords(content);
    const unsupported = unsourcedFigures(content, [...knownTo(asked), asked.facts ?? '']);
    return {
      content,
      payload: { content: added, wordCount, unsupported },
      ...(asked.projectId ? { projectId: asked.projectId } : {}),
      data: { unsupported, sources: asked.sources.map(({ title }) => ({ title })) },
      ...(interrupted ? { continues: interrupted, prompt: interrupted.prompt } : {}),
      ...(message ? { message } : {}),
      isPartial: !end || end.isCut,
      wordCount,
      model: end?.model || text.model,
      source: text.source,
      isSandbox: text.isSandbox,
    };
  },
});

/** The texts whose figures an article may state: the person's own words and the sources. */
function knownTo({ sources, outline = [], ...asked }: ArticleInput): string[] {
  return [
    topicIn(asked),
    ...outline.flatMap(({ heading, points }) => [heading, ...points]),
    ...sources.flatMap(({ title, text }) => [title, text]),
  ];
}
