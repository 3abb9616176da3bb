import { useEffect } from 'react';
import { WordEntry } from '@/components/tools/get-word-info/word-entry';
import { readWordInfo } from './word-content';

/** A stored word: its entries, or the sentence that says why there are none. */
export function WordViewer({ content }: { content: string }) {
  const { entries, problem } = readWordInfo(content);
  useEffect(() => {
    if (problem) console.error('A stored word could not be displayed.', problem);
  }, [problem]);
  if (problem) return <p>Error displaying word information.</p>;
  if (entries.length === 0) return <p>No information available.</p>;
  return (
    <div className="grid gap-8">
      {entries.map((entry, index) => (
        <WordEntry key={index} entry={entry} />
      ))}
    </div>
  );
}
