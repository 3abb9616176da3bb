'use client';

import dynamic from 'next/dynamic';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm];

/** Loads with the first code that names its language. */
const CodeBlock = dynamic(() => import('./code-block'));

/** Links leave the site in a new tab and tell it nothing; pictures from elsewhere are never loaded. */
const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  img: ({ alt }) => (alt ? <em>[picture: {alt}]</em> : null),
  code: ({ className, children }) => {
    const language = /language-(\S+)/.exec(className ?? '')?.[1];
    return language && typeof children === 'string' ? (
      <CodeBlock code={children} language={language} />
    ) : (
      <code>{children}</code>
    );
  },
};

/** Markdown written by people or models, as elements: no raw HTML, no scripts, no remote pictures. */
export default function Markdown({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={components}>
      {children}
    </ReactMarkdown>
  );
}
