'use client';

import dynamic from 'next/dynamic';
import { memo } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { splitBlocks } from './split-blocks';
import './reading.css';

const Markdown = dynamic(() => import('./markdown'), {
  loading: () => <Skeleton className="h-5 w-2/3" />,
});

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <div>
      <Markdown>{text}</Markdown>
    </div>
  );
});

/**
 * Markdown set for reading. While it grows, finished blocks are neither parsed nor rendered again; the
 * Markdown code itself loads when first needed.
 */
export function Reading({ children }: { children: string }) {
  return (
    <div className="reading">
      {splitBlocks(children).map((text, index) => (
        <Block key={index} text={text} />
      ))}
    </div>
  );
}
