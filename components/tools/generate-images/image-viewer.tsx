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

/** A stored picture with its prompt as description; a cut-out stands on a checkerboard. */
export function ImageViewer({ content, data, name }: Props) {
  const { kind, width, height } = (data ?? {}) as ImageData;
  return (
    <img
      src={content}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
      className={`${kind === 'cutout' ? 'checkerboard' : ''}mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-md`}
    />
  );
}
