import { z } from 'zod';
import { getCutout } from '@/lib/providers/cutout';
import { getMedia } from '@/lib/providers/media';
import { defineTool } from '../define';
import { keepOrStore } from '../keep-or-store';
import { card } from './card';
import { CUT_OUT_PROMPT } from './stored-prompt';

const share = z.number().min(0).max(1);

/** A box as the form sends it: four shares of the upright photo, `x,y,width,height`. */
const box = z
  .string()
  .transform((text): unknown => text.split(',').map(Number))
  .pipe(z.tuple([share, share, share, share], 'The box must be four numbers from 0 to 1.'))
  .transform(([x, y, width, height]) => ({ x, y, width, height }))
  .refine(({ width, height }) => width >= 0.02 && height >= 0.02, 'Draw a larger box.');

export const removeBackground = defineTool(card, {
  input: z.object({
    image: z.instanceof(File, { error: 'Choose a picture.' }),
    box: box.optional(),
  }),
  uses: { media: getMedia, cutout: getCutout },
  storedPrompt: () => CUT_OUT_PROMPT,
  async run({ image, box: subject }, { media, cutout, signal, ...context }) {
    const stored = await keepOrStore({ ...context, endpoint: card.endpoint, media }, async () => {
      const photo = new Uint8Array(await image.arrayBuffer());
      const picture = await cutout.remove({ photo, box: subject }, signal);
      return { picture, meta: { source: cutout.source } };
    });
    return {
      content: stored.url,
      mediaKey: stored.key,
      data: { kind: 'cutout', width: stored.width, height: stored.height },
      source: String(stored.meta.source ?? cutout.source),
    };
  },
});
