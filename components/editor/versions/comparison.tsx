import { useMemo } from 'react';
import { changedWords } from './changed-words';
import './comparison.css';

const tags = { added: 'ins', removed: 'del', kept: 'span' } as const;

interface Props {
  before: string;
  after: string;
}

/** What became of one text in another: what is gone struck out, what is new underlined. */
export function Comparison({ before, after }: Props) {
  const pieces = useMemo(() => changedWords(before, after), [before, after]);
  return (
    <div className="comparison">
      {pieces
        ? pieces.map(({ text, is }, index) => {
            const Tag = tags[is];
            return <Tag key={index}>{text}</Tag>;
          })
        : after}
    </div>
  );
}
