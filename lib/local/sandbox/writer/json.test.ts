import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatRequest } from '../wire';
import { responders } from './responders';
import { textOf } from '../testing';

const schemas = {
  outline: z.object({
    outline: z
      .array(z.object({ heading: z.string().max(80), points: z.array(z.string()).min(2).max(5) }))
      .min(3)
      .max(10),
  }),
  posts: z.object({ posts: z.array(z.string().max(280)).min(4) }),
  seo: z.object({
    title: z.string().max(60),
    description: z.string().max(155),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    keywords: z.array(z.string().max(40)).max(8),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  voice: z.object({ traits: z.array(z.string()).min(3).max(6) }),
  plan: z.object({
    steps: z.array(
      z.object({ tool: z.enum(['write-article', 'generate-image']), isPaid: z.boolean() }),
    ),
    score: z.number().int().min(5).max(100),
    note: z.union([z.string(), z.null()]),
    id: z.literal('plan'),
  }),
};

const ask = (user: string, schema: object) => {
  const request = chatRequest.parse({
    model: 'mise-sandbox',
    messages: [
      { role: 'system', content: 'Answer as asked.' },
      { role: 'user', content: user },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
  });
  const answer = responders.map((respond) => respond(request)).find(Boolean);
  return [...(answer as Iterable<{ content: string }>)].map(({ content }) => content).join('');
};

describe('an answer in JSON', () => {
  it.each(Object.entries(schemas))('is valid by the schema of the %s', (_name, schema) => {
    const answer = ask('Topic: green tea', z.toJSONSchema(schema));
    expect(answer).toMatch(/green[ -]tea/i);
    expect(schema.parse(JSON.parse(answer))).toBeDefined();
  });

  it('is valid whatever the topic', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (topic) => {
        for (const schema of Object.values(schemas)) {
          const answer = JSON.parse(ask(topic, z.toJSONSchema(schema)));
          expect(schema.safeParse(answer).error).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has the shape of the example in the instructions, where there is no schema', async () => {
    const system =
      'Answer with one JSON object:\n{"summary": "two sentences", "notes": [{"quote": "…", "weight": 1}]}\nNothing else.';
    const answer = JSON.parse(await textOf(responders, 'tea', system));
    expect(answer).toMatchObject({ summary: expect.any(String) });
    expect(answer.notes).toHaveLength(3);
    expect(answer.notes[0]).toEqual({ quote: expect.any(String), weight: 1 });
  });
});
