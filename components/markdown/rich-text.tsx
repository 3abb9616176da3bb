import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReactMarkdown, { type Components } from 'react-markdown';
import { plugins } from './markdown';

/** Without what only works on our page: links within the text, boxes to tick, pictures from elsewhere. */
const components: Components = {
  a: ({ node: _, href, children, ...rest }) => {
    if ('data-footnote-backref' in rest) return null;
    return 'data-footnote-ref' in rest ? children : <a href={href}>{children}</a>;
  },
  // Without the class that names a language or a formula
  code: ({ children }) => <code>{children}</code>,
  h2: ({ children }) => <h2>{children}</h2>,
  img: ({ alt }) => (alt ? <em>[picture: {alt}]</em> : null),
  input: ({ checked }) => (checked ? '☑' : '☐'),
  // Word processors draw no lines without it
  table: ({ children }) => <table border={1}>{children}</table>,
};

/** A text as it leaves the page, for paper and for other programs: plain elements without styles or scripts. */
export function RichText({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={components}>
      {children}
    </ReactMarkdown>
  );
}

/**
 * Markdown as HTML and as text without marks, at once: browsers forget the click that a copy needs while
 * something is awaited.
 */
export function richText(markdown: string): { html: string; plain: string } {
  const page = document.createElement('div');
  const root = createRoot(page);
  flushSync(() => root.render(<RichText>{markdown}</RichText>));
  const blocks = [...page.children].map(({ textContent }) => textContent.trim());
  const copied = { html: page.innerHTML, plain: blocks.join('\n\n') };
  root.unmount();
  return copied;
}
