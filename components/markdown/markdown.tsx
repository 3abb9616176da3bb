'use client';

import { lazy, Suspense } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm];

/** Loads with the first code that names its language. */
const CodeBlock = lazy(() => import('./code-block'));

/** Links leave the site in a new tab and tell it nothing; pictures from elsewhere are never loaded. */
const growing: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  img: ({ alt }) => (alt ? <em>[picture: {alt}]</em> : null),
  code: ({ children }) => <code>{children}</code>,
};

const finished: Components = {
  ...growing,
  code: ({ className, children }) => {
    const language = /language-(\S+)/.exec(className ?? '')?.[1];
    const plain = <code>{children}</code>;
    if (!language || typeof children !== 'string') return plain;
    return (
      <Suspense fallback={plain}>
        <CodeBlock code={children} language={language} />
      </Suspense>
    );
  },
};

interface Props {
  children: string;
  /** True while more is to come; code is then left uncoloured. */
  isGrowing?: boolean;
}

/** Markdown written by people or models, as elements: no raw HTML, no scripts, no remote pictures. */
export default function Markdown({ children, isGrowing = false }: Props) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={isGrowing ? growing : finished}>
      {children}
    </ReactMarkdown>
  );
}
