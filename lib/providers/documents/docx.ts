import type { Code, Paragraph, Root } from 'mdast';
import remarkDocx from 'remark-docx';
import { imagePlugin } from 'remark-docx/plugins/image';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The pictures of a text as PNG, by the address it gives them. */
export type Pictures = ReadonlyMap<string, ArrayBuffer>;

/**
 * Markdown as a Word document (ECMA-376): headings, lists, tables, footnotes and pictures as what they are.
 * A picture that is not given is its description instead, and HTML is left out.
 */
export async function markdownToDocx(
  markdown: string,
  title: string,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const load = async (address: string) => pictures.get(address) ?? new ArrayBuffer();
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => (tree: Root) => prepare(tree, pictures))
    .use(remarkDocx, { title, plugins: [imagePlugin({ load })] })
    .process(markdown);
  return new Uint8Array((await file.result) as ArrayBuffer);
}

/** Puts what the writer takes in the place of what it does not: missing pictures, code blocks, HTML. */
function prepare(tree: Root, pictures: Pictures): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'html') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'code') parent.children[index] = codeLines(node);
    const isMissing = node.type === 'image' && !pictures.has(node.url);
    if (isMissing || node.type === 'imageReference') {
      parent.children[index] = { type: 'text', value: node.alt ?? '' };
    }
    return undefined;
  });
}

const codeLines = ({ value }: Code): Paragraph => ({
  type: 'paragraph',
  children: value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'inlineCode' as const, value: line },
    ]),
});
