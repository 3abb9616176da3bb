import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

const render = (text: string) => renderToStaticMarkup(createElement(RichText, null, text));

describe('a text as it leaves the page', () => {
  it('keeps headings, lists, tables and links', () => {
    const html = render('# Tides\n\n- a **b**\n\n[x](https://example.com)\n\n| a |\n|---|\n| 1 |');
    for (const part of [
      '<h1>Tides</h1>',
      '<li>a <strong>b</strong></li>',
      '<a href="https://example.com">x</a>',
      '<table border="1">',
      '<td>1</td>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('has footnotes and ticked boxes without links or controls of our page', () => {
    const html = render('Twice a day.[^1]\n\n- [x] Ask\n- [ ] Read\n\n[^1]: Port report.');
    expect(html).toMatch(/Twice a day\.<sup>1<\/sup>/);
    expect(html).toContain('Port report.');
    expect(html).toContain('☑ Ask');
    expect(html).toContain('☐ Read');
    expect(html).not.toMatch(/<(?:a|input)\b/);
  });

  it('leaves code and formulas as they were written', () => {
    expect(render('$a_b*c*$ and `x`')).toBe('<p><code>a_b*c*</code> and <code>x</code></p>');
  });
});
