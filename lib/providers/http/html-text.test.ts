import { expect, it } from 'vitest';
import { htmlToText, stripMarkup } from './html-text';

it.each([
  [
    'Fish &amp; chips &ndash; &frac12; price &rarr; &#8364;5 &#x2713;',
    'Fish & chips – ½ price → €5 ✓',
  ],
  ['S&atilde;o Tom&eacute;, &Scaron;koda, &Aring;se', 'São Tomé, Škoda, Åse'],
  ['5&nbsp;000', '5 000'],
  ['&amp;lt;b&amp;gt; stays text', '&lt;b&gt; stays text'],
  [
    'AT&T, R&B, &unknown; and &copy without its end',
    'AT&T, R&B, &unknown; and &copy without its end',
  ],
])('reads %j as HTML does', (html, text) => {
  expect(stripMarkup(html)).toBe(text);
});

it('lets no control character or half a letter through, however it is written', () => {
  expect(stripMarkup('a&#0;&#7;&#xD800;&#x110000;b')).toBe('a\uFFFD\uFFFD\uFFFDb');
  expect(stripMarkup('a&#127;&#x1b;b')).toBe('ab');
});

it('takes a tag that was written in character references for a tag', () => {
  expect(htmlToText('one&lt;br&gt;two &lt;script&gt;x&lt;/script&gt;')).toBe('one\ntwo');
});
