import { useState } from 'react';
import toast from 'react-hot-toast';

const samples = [
  { name: 'A vase of flowers', url: '/samples/flowers.webp' },
  { name: 'A cat on a hill', url: '/samples/cat.webp' },
];

/** Pictures to try it with; a click chooses one as if it had been uploaded. */
export function CutoutSamples({ onPick }: { onPick: (file: File) => void }) {
  const [isFetching, setIsFetching] = useState(false);

  const pick = async (name: string, url: string) => {
    setIsFetching(true);
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error('The sample did not come.');
      onPick(new File([await response.blob()], `${name}.webp`, { type: 'image/webp' }));
    } catch {
      toast.error('We couldn’t load the sample. Choose a photo of your own.');
    } finally {
      setIsFetching(false);
    }
  };

  return (
    <ul aria-label="Samples" className="flex flex-wrap justify-center gap-4">
      {samples.map(({ name, url }) => (
        <li key={url}>
          <button
            type="button"
            disabled={isFetching}
            onClick={() => void pick(name, url)}
            className="border-line bg-surface hover:border-ink-soft grid w-34 gap-2 rounded-md border p-2 text-left text-sm transition-colors"
          >
            <img src={url} alt="" width={1152} height={896} className="h-auto w-full rounded-md" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
