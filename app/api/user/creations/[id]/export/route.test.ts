import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mammoth from 'mammoth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCreation, newUser } from '@/db/testing/sample';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { writeDocument } from '@/lib/providers/documents';
import { getMedia } from '@/lib/providers/media';

const TEXT = `# Tides & towns

They **turn** _twice_ a [day](https://example.com/day).[^1]

## Steps

1. One
2. Two
   - inner

| Town | Depth |
| ---- | ----- |
| Ys   | 12 m  |

> Quoted.

\`\`\`js
const one = 1;
const two = 2;
\`\`\`

<script>alert(1)</script>

[^1]: Port report
`;

let api: TestApi;
let route: typeof import('./route');
beforeAll(async () => {
  api = await startTestApi({ DATA_DIR: mkdtempSync(join(tmpdir(), 'mise-export-')) });
  route = await import('./route');
});
afterAll(() => api.close());

const take = async (content: string, format: string, given: object = {}) => {
  const userId = newUser();
  const { id } = await addCreation(api.db, { userId, type: 'article', content, ...given });
  const request = api.request(`/api/user/creations/${id}/export?format=${format}`, {
    token: api.token({ sub: userId }),
  });
  return route.GET(request, { params: Promise.resolve({ id }) });
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a text taken away', () => {
  it('is Markdown to the letter, under a readable name', async () => {
    const response = await take(TEXT, 'md');
    expect(await response.text()).toBe(TEXT);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('filename="tides-towns.md"');
  });

  it('is a page of HTML without anything that runs', async () => {
    const response = await take(TEXT, 'html', { title: 'Tides <script>' });
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Tides &lt;script></title>');
    expect(html).toContain('<h2>Steps</h2>');
    expect(html).toContain('<td>12 m</td>');
    expect(html).not.toMatch(/<script/i);
  });

  it('is a Word document that another library reads with its headings, lists, table and footnote', async () => {
    const response = await take(TEXT, 'docx');
    const { value } = await mammoth.convertToHtml(
      { buffer: await bytesOf(response) },
      { styleMap: ["p[style-name='Title'] => h1.title:fresh"] },
    );
    expect(value).toContain('<h1 class="title">Tides &amp; towns</h1>');
    expect(value).toContain('<strong>turn</strong> <em>twice</em>');
    expect(value).toContain('<a href="https://example.com/day">day</a>');
    expect(value).toMatch(/<h\d>Steps<\/h\d><ol><li>One<\/li><li>Two<ul><li>inner<\/li><\/ul>/);
    expect(value).toMatch(/<td><p>Ys<\/p><\/td><td><p>12 m<\/p><\/td>/);
    expect(value).toContain('const one = 1;<br />const two = 2;');
    expect(value).toContain('Port report');
    expect(value).not.toContain('alert');
  });

  it('takes its stored pictures along, and no others', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    const stored = await getMedia().put({
      bytes: new Uint8Array(png),
      mime: 'image/webp',
      extension: 'webp',
      width: 40,
      height: 30,
    });
    const text = `![Ours](${stored.url})\n\n![Theirs](http://127.0.0.1:9/x.png)\n`;
    const { value } = await mammoth.convertToHtml({
      buffer: await bytesOf(await take(text, 'docx')),
    });
    expect(value.match(/<img/g)).toHaveLength(1);
    expect(value).toContain('src="data:image/png');
    expect(value).toContain('Theirs');
  });

  it('has a name in its own script', async () => {
    const response = await take('# 潮の話', 'md');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('潮の話.md')}`);
  });

  it('is refused with a sentence when no parser comes to an end with it', async () => {
    const task = { markdown: '> '.repeat(50_000), title: 'x', pictures: new Map() };
    const { signal } = new AbortController();
    await expect(writeDocument({ ...task, format: 'html' }, signal, 500)).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });

  it('is not a picture, and not somebody else’s', async () => {
    expect((await take('x', 'md', { type: 'image' })).status).toBe(400);
    expect((await take('x', 'pdf')).status).toBe(400);
    const { id } = await addCreation(api.db, { type: 'article' });
    const request = api.request(`/api/user/creations/${id}/export?format=md`);
    expect((await route.GET(request, { params: Promise.resolve({ id }) })).status).toBe(404);
  });
});
