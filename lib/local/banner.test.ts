import { expect, it } from 'vitest';
import { banner } from './banner';
import { describeDatabase, describeMedia } from './described-parts';
import { describeImages } from './images-part';

it('says in one aligned line each what serves a part and which variable changes it', () => {
  const parts = [
    describeDatabase({}, '/home/cook/mise/.data'),
    describeImages({}),
    describeMedia({ CLOUDINARY_URL: 'cloudinary://key:secret@mycloud' }, '/home/cook/mise/.data'),
  ];
  expect(
    banner('Mise', 'http://localhost:3001', parts, '/home/cook/mise').split('\n').slice(1),
  ).toEqual([
    '  address   http://localhost:3001                  PORT, APP_URL',
    '  database  embedded PostgreSQL in .data/postgres  DATABASE_URL',
    '  images    the built-in sandbox painter           IMAGE_API_KEY',
    '  media     Cloudinary (mycloud)                   CLOUDINARY_URL',
  ]);
});

it('keeps a folder elsewhere as it is', () => {
  const parts = [describeDatabase({}, '/srv/data')];
  expect(banner('Mise', 'http://localhost:3000', parts, '/home/cook/mise')).toContain(
    '/srv/data/postgres',
  );
});

it('never shows a password', () => {
  const parts = [
    describeDatabase({ DATABASE_URL: 'postgres://app:hunter2@db.example.com:5432/x' }, '/d'),
    describeImages({ IMAGE_API_KEY: 'hunter2', IMAGE_BASE_URL: 'http://u:hunter2@img.local/v1' }),
    describeMedia({ CLOUDINARY_URL: 'cloudinary://k:hunter2@cloud' }, '/d'),
  ];
  const text = banner('Mise', 'http://localhost:3000', parts);
  expect(text).toContain('db.example.com:5432');
  expect(text).not.toContain('hunter2');
});

it.each([
  [{ OPENAI_API_KEY: 'k' }, 'OpenAI', false],
  [
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://llm.local/v1' },
    'the built-in sandbox painter',
    true,
  ],
  [
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://llm.local/v1', IMAGE_MODEL: 'paint' },
    'the server at llm.local',
    false,
  ],
  [{ IMAGE_API_KEY: 'k' }, 'OpenAI', false],
])('knows who paints with %j', (values, servedBy, isEmbedded) => {
  expect(describeImages(values)).toMatchObject({ servedBy, isEmbedded });
});
