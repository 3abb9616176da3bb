import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A surface with a hairline border; give it padding of its own through `className` when 24 px do not fit. */
export function Card({ as: Element = 'div', className, ...rest }: Props) {
  const Tag = Element as 'div';
  return (
    <Tag {...rest} className={cx('border-line bg-surface rounded-lg border', className ?? 'p-6')} />
  );
}
