import { useState } from 'react';
import toast from 'react-hot-toast';
import { saveBlob } from '@/components/creations/save-creation';
import { Button } from '@/components/ui/button';
import { copyPicture } from '@/components/ui/clipboard';
import { CopyButton } from '@/components/ui/copy-button';
import { SourceLine } from '@/components/ui/source-line';
import { CutoutBox, type Box } from './cutout-box';
import { CutoutCompare } from './cutout-compare';
import { composeCutout, type Ground } from './cutout-compose';
import { CutoutGround } from './cutout-ground';
import { fileName } from '@/lib/file-name';
import { useObjectUrl } from '@/components/tools/use-object-url';
import { Result } from '@/components/tools/result';

interface Props {
  /** Of the photo's file. */
  name: string;
  photo: string;
  cutout: string;
  size: { width: number; height: number };
  source: string | undefined;
  onRunAgain: (box: Box) => void;
}

/** A box less than this share of the photo wide or high is a slip of the finger. */
const SMALLEST = 0.02;
const BOX: Box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

const stem = (name: string) => name.replace(/\.\w+$/, '');

/** A cut-out beside its photo, with a new ground, a second try with a box, and the download. */
export function CutoutResult({ name, photo, cutout, size, source, onRunAgain }: Props) {
  const [ground, setGround] = useState<Ground>({ kind: 'none' });
  const [box, setBox] = useState<Box>(BOX);
  const picture = useObjectUrl(ground.kind === 'picture' ? ground.file : null);
  const [isDrawing, setIsDrawing] = useState(false);

  const save = async () => {
    try {
      saveBlob(await composeCutout(cutout, ground), fileName(`${stem(name)} cut out`, 'png'));
    } catch {
      toast.error('We couldn’t save the picture. Check your connection and try again.');
    }
  };

  return (
    <Result>
      <CutoutCompare
        before={photo}
        after={cutout}
        ratio={size.width / size.height}
        ground={
          ground.kind === 'colour' ? ground.colour : picture && `url("${picture}") center / cover`
        }
      />
      <CutoutGround ground={ground} onChange={setGround} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={save}>
          {ground.kind === 'none' ? 'Download transparent PNG' : 'Download PNG'}
        </Button>
        <CopyButton
          key={ground.kind}
          size="md"
          content={() => copyPicture(composeCutout(cutout, ground))}
        />
        <Button aria-expanded={isDrawing} onClick={() => setIsDrawing(!isDrawing)}>
          Not quite right
        </Button>
      </div>
      {isDrawing ? (
        <section aria-label="Try again with a box" className="grid gap-4">
          <p className="text-ink-soft text-sm">
            Draw a box around the subject, close to its edges, and run again.
          </p>
          <CutoutBox photo={photo} box={box} onChange={setBox} />
          <Button
            className="justify-self-start"
            disabled={box.width < SMALLEST || box.height < SMALLEST}
            onClick={() => onRunAgain(box)}
          >
            Try again with this box
          </Button>
        </section>
      ) : null}
      <SourceLine parts={[source, `${size.width} × ${size.height} px`]} />
    </Result>
  );
}
