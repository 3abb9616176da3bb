import { Picture } from '@/components/ui/picture';

interface Props {
  content: string;
  data: unknown;
  name: string;
}

interface ImageData {
  kind?: string;
  width?: number;
  height?: number;
}

/** A stored picture with its prompt as description; a cut-out is shown on a checkerboard. */
export function ImageViewer({ content, data, name }: Props) {
  const { kind, ...size } = (data ?? {}) as ImageData;
  return (
    <Picture
      src={content}
      alt={name}
      size={size}
      isLazy
      className={kind === 'cutout' ? 'checkerboard' : undefined}
    />
  );
}
