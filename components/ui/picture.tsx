import { cx } from '@/components/ui/cx';

interface Props {
  src: string;
  alt: string;
  /** Its own pixels, where they are known: its place is then kept while the file loads. */
  size?: { width?: number | undefined; height?: number | undefined } | null | undefined;
  isLazy?: boolean;
  className?: string | undefined;
}

/** A picture at its own size or smaller, so that all of it fits the window. */
export function Picture({ src, alt, size, isLazy = false, className }: Props) {
  const { width, height } = size ?? {};
  const ratio = width && height ? width / height : undefined;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      className={cx('mx-auto h-auto max-h-[75dvh] max-w-full rounded-md', className)}
      style={ratio ? { width: `min(100%, ${width}px, 75dvh * ${ratio})`, aspectRatio: ratio } : {}}
    />
  );
}
