'use client';

import { lazy, memo, Suspense, useState } from 'react';
import { completeTable, growingBlocks } from './growing';
import { BlockSplitter, openCode } from './split-blocks';
import './reading.css';

const Markdown = lazy(() => import('./markdown'));

interface BlockProps {
  text: string;
  notes: string;
  /** True for the block at the end. */
  isGrowing: boolean;
}

const Block = memo(function Block({ text, notes, isGrowing }: BlockProps) {
  const code = isGrowing ? openCode(text) : undefined;
  return (
    <div>
      {code === undefined ? (
        <Markdown isGrowing={isGrowing} notes={notes}>
          {isGrowing ? completeTable(text) : text}
        </Markdown>
      ) : (
        <pre>
          <code>{code}</code>
        </pre>
      )}
    </div>
  );
});

/** A text block by block: what is finished is neither parsed nor rendered again. */
function Growing({ text }: { text: string }) {
  const [splitter] = useState(() => new BlockSplitter());
  const blocks = growingBlocks(splitter.split(text));
  return blocks.map((block, index) => (
    <Block key={index} {...block} isGrowing={index === blocks.length - 1} />
  ));
}

interface Props {
  children: string;
  /** True while more is to come: code is coloured once it is finished. */
  isGrowing?: boolean;
}

/**
 * Markdown set for reading; rendered block by block while it grows, and as a whole in the end. The Markdown
 * code itself loads when first needed, and until then the text is there as it came.
 */
export function Reading({ children, isGrowing = false }: Props) {
  return (
    <div className="reading">
      <Suspense fallback={<p className="whitespace-pre-wrap">{children}</p>}>
        {isGrowing ? (
          <Growing text={children} />
        ) : (
          <div>
            <Markdown>{children}</Markdown>
          </div>
        )}
      </Suspense>
    </div>
  );
}
