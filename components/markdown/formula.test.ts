import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Formula from './formula';
import { formulaNodes, formulaSyntax } from './formula-nodes';

const draw = (tex: string) =>
  renderToStaticMarkup(createElement(Formula, { tex, isDisplay: false }));
/** The formulas found in a text, in its order. */
function found(text: string): (string | undefined)[] {
  const options = { extensions: [formulaSyntax], mdastExtensions: [formulaNodes] };
  const inside = (node: { type: string; data?: object; children?: object[] }): unknown[] =>
    node.type === ('formula' as string)
      ? [node.data]
      : (node.children ?? []).flatMap((child) => inside(child as typeof node));
  return (inside(fromMarkdown(text, options)) as { hChildren: { value: string }[] }[]).map(
    ({ hChildren }) => hChildren[0]?.value,
  );
}

describe('formulas in a text', () => {
  it.each([
    ['$a_1 * b_2 * c$', ['a_1 * b_2 * c']],
    ['so $x$, $y$.', ['x', 'y']],
    ['$$x$$', ['x']],
    ['$$\nx\n- y\n$$', ['x\n- y']],
    ['- a\n\n  $$\n  x\n  y\n  $$', ['x\ny']],
    ['> $$\n> x\n> $$', ['x']],
    ['\\(a\\) and \\[b\\]', ['a', 'b']],
    ['\\[\n- a\n\\]', ['- a']],
    ['$b\\$c$', ['b\\$c']],
  ])('are found: %j', (text, formulas) => expect(found(text)).toEqual(formulas));

  it.each([
    'It costs $5 and $6, or $4,000–$5,000.',
    '$ETH and $BTC, **$4,000**, $5-$10',
    '$unclosed\n\nnext$',
    '$$\nx\n\ny\n$$',
    'a \\$x$ b',
    '\\( open',
    '\\[\n~~~\n\\]\n~~~',
    '$$\n  ```\n$$\n```',
    `$${'x'.repeat(500)}$`,
  ])('are not what only looks like one: %j', (text) => expect(found(text)).toEqual([]));
});

describe('a formula', () => {
  it('is drawn as MathML', () => {
    expect(draw('\\frac{a}{b}')).toBe('<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>');
  });

  it.each([
    '\\bad{',
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\class{x}{a}',
    '\\style{color:red}{a}',
    '\\data{onclick=alert(1)}{a}',
    '\\def\\x{\\x\\x}\\x',
    '',
  ])('stays as it was written when it cannot be read or could do harm: %s', (tex) => {
    expect(draw(tex)).not.toMatch(/<[^>]*\s(?:href|src|class|style|data-\w+|onclick)=/);
  });
});
