import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

const STYLE =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}img{max-width:100%}table{border-collapse:collapse}td,th{border:1px solid;padding:.25rem .5rem}';

/** Markdown as a whole HTML page; HTML inside the Markdown is left out, and so is any script. */
export function markdownToHtml(markdown: string, title: string): string {
  return [
    '<!doctype html>',
    '<html>',
    `<head><meta charset="utf-8"><title>${escapeText(title)}</title><style>${STYLE}</style></head>`,
    `<body>\n${String(processor.processSync(markdown))}\n</body>`,
    '</html>\n',
  ].join('\n');
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
