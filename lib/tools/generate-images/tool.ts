import { z } from 'zod';
import { getImages } from '@/lib/providers/images';
import { imageFailures } from '@/lib/providers/images/failures';
import { aspects } from '@/lib/providers/images/model';
import { getMedia } from '@/lib/providers/media';
import { reencode } from '@/lib/providers/media/picture';
import { checkPublishable, getModerator } from '@/lib/providers/moderation';
import { defineTool } from '../define';
import { keepOrStore } from '../keep-or-store';
import { limits } from '../limits';
import { plainText } from '../plain-text';
import { card } from './card';
import { readPrompt } from './styles';

export const generateImages = defineTool(card, {
  input: z.object({
    prompt: plainText('a description', limits.prompt),
    publish: z.boolean('Say whether to publish with true or false.').default(false),
    aspect: z.enum(aspects, 'Choose square, portrait or landscape.').default('square'),
  }),
  uses: { images: getImages, media: getMedia, moderator: getModerator },
  storedPrompt: (input) => input.prompt,
  storedInput: ({ prompt, aspect }) => ({ ...readPrompt(prompt), aspect }),
  async run({ prompt, publish, aspect }, { images, media, moderator, signal, ...context }) {
    const stored = await keepOrStore({ ...context, endpoint: card.endpoint, media }, async () => {
      const { bytes, model } = await images.generate({ prompt, aspect }, signal);
      const picture = await reencode(bytes).catch(() => {
        throw imageFailures.broken();
      });
      // Before it is stored: a person who leaves during the check leaves no picture behind
      const { isPublishable, message } = publish
        ? await checkPublishable(prompt, picture.bytes, { signal, moderator })
        : { isPublishable: false };
      return { picture, meta: { model, published: isPublishable, message } };
    });
    const published = publish && stored.meta.published === true;
    const message = stored.meta.message;
    return {
      content: stored.url,
      payload: { content: stored.url, published },
      mediaKey: stored.key,
      data: { kind: 'generated', width: stored.width, height: stored.height },
      model: String(stored.meta.model ?? images.model),
      source: images.source,
      isSandbox: images.isSandbox,
      isPublished: published,
      ...(typeof message === 'string' ? { message } : {}),
    };
  },
});
