import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticlePanel } from '@/components/landing/demo/article-panel';
import { ToolGrid } from '@/components/landing/tool-grid';
import { site } from '@/lib/site';
import { countWords } from '@/lib/words';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');

describe('the landing page', () => {
  it('counts the words that its article shows', () => {
    const html = renderToStaticMarkup(createElement(ArticlePanel));
    const shown = countWords(
      textOf(/<div class="grid content-start[^]*?<\/div>/.exec(html)?.[0] ?? ''),
    );
    expect(shown).toBeGreaterThan(30);
    expect([...textOf(html).matchAll(/(\d+) words/g)].map(([, count]) => Number(count))).toEqual([
      shown,
    ]);
  });

  it('shows eight tools, and background removal, the companion and the community beside them', () => {
    const html = renderToStaticMarkup(createElement(ToolGrid, { isSignedIn: true }));
    const [tools = '', more = ''] = html.split('aria-label="And more"');
    expect(tools.match(/<h3>/g)).toHaveLength(8);
    for (const path of ['/ai/remove-background', '/chat', '/ai/community'])
      expect(more).toContain(`href="${path}"`);
  });

  it('promises no number of tools', () => {
    expect(site.promise + site.description).not.toMatch(/\b(?:eight|nine|ten|eleven|\d+)\b/i);
  });
});
