'use client';

import { lazy, memo, Suspense, useState } from 'react';
import { BlockSplitter, openCode } from './split-blocks';
import './reading.css';

const Markdown = lazy(() => import('./markdown'));

const Block = memo(function Block({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  const code = isGrowing ? openCode(text) : undefined;
  return (
    <div>
      {code === undefined ? (
        <Markdown isGrowing={isGrowing}>{text}</Markdown>
      ) : (
        <pre>
          <code>{code}</code>
        </pre>
      )}
    </div>
  );
});

interface Props {
  children: string;
  /** True while more is to come: code is coloured once it is finished. */
  isGrowing?: boolean;
}

/**
 * Markdown set for reading. While it grows, finished blocks are neither parsed nor rendered again; the
 * Markdown code itself loads when first needed, and until then the text stands there as it came.
 */
export function Reading({ children, isGrowing = false }: Props) {
  const [splitter] = useState(() => new BlockSplitter());
  const blocks = splitter.split(children);
  return (
    <div className="reading">
      <Suspense fallback={<p className="whitespace-pre-wrap">{children}</p>}>
        {blocks.map((text, index) => (
          <Block key={index} text={text} isGrowing={isGrowing && index === blocks.length - 1} />
        ))}
      </Suspense>
    </div>
  );
}
