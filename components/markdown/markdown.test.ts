import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Markdown from './markdown';
import { RichText } from './rich-text';

const render = (text: string) => renderToStaticMarkup(createElement(Markdown, null, text));

const ELEMENT =
  /<(?:script|iframe|object|embed|form|input|button|style|link|meta|base|svg|math|img|video|audio|source|textarea|template)\b/i;
const ATTRIBUTE = /<[^>]*\s(?:on\w+|style|srcset|src|formaction|action|id|name|class)=/i;

/** Our own button on a block of code. */
const COPY = /<button type="button" title="Copy code".*?<\/button>/g;

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">raw</a>',
  '<style>body{background:url(https://evil.example)}</style>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<base href="https://evil.example/">',
  '![tracker](https://evil.example/pixel.png)',
  '![inline](data:image/svg+xml;base64,PHN2Zy8+)',
  '![ref][p]\n\n[p]: https://evil.example/pixel.png',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://mise.test/1)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://ok.example "onmouseover=alert(1)")',
  '[x](https://ok.example" onmouseover="alert(1))',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '- [x] <input onfocus=alert(1) autofocus>',
  '$\\href{javascript:alert(1)}{x}$ \\(\\includegraphics{https://evil.example/x.png}\\)',
  '$\\class{x}{a}$ $\\style{color:red}{a}$ $$\\data{onclick=alert(1)}{a}$$',
];

describe('Markdown of models and people', () => {
  it.each(hostile)('stays harmless: %s', (text) => {
    for (const shown of [render(text), renderToStaticMarkup(createElement(RichText, null, text))]) {
      const html = shown.replaceAll(COPY, '');
      expect(html).not.toMatch(ELEMENT);
      expect(html.replaceAll(/ (?:class|id)="[\w\s-]*"/g, '')).not.toMatch(ATTRIBUTE);
      for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) {
        expect(address).toMatch(/^(?:https?:|mailto:|#|$)/);
      }
    }
  });

  it('opens links in a new tab that learns nothing of this one', () => {
    expect(render('[x](https://ok.example)')).toContain('rel="noopener noreferrer nofollow"');
  });

  it('names a picture instead of loading it', () => {
    expect(render('![a cup](https://evil.example/x.png)')).toContain('[picture: a cup]');
  });
});

it('every text goes through these two: nothing else renders Markdown or raw HTML', () => {
  const raw = globSync('{app,components}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .filter((path) =>
      /dangerouslySetInnerHTML|innerHTML|from 'react-markdown'/.test(readFileSync(path, 'utf8')),
    );
  // The first writes our own structured data
  expect(raw.sort()).toEqual([
    'app/page.tsx',
    'components/markdown/markdown.tsx',
    'components/markdown/rich-text.tsx',
  ]);
});
