'use client';

import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

interface Footnotes {
  /** Stands before every id, since many texts share a page. */
  prefix: string;
  /** While a text grows: the footnotes named so far, in the order of their numbers. */
  growing?: readonly string[] | undefined;
}

export const FootnotesContext = createContext<Footnotes>({ prefix: '' });

/** The heading's id, which every number refers to. */
const LABEL = 'footnote-label';

/** Goes to another place of the same text without touching the address, which belongs to the page. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.tabIndex = -1;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

/** The number of a footnote, or the way back from it. */
export function FootnoteLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { prefix, growing } = useContext(FootnotesContext);
  const label = decodeURIComponent(href.slice(`#${prefix}fn-`.length));
  // Nothing to go to before the text has ended, and its number counts those of earlier blocks
  if (growing) return <span>{growing.indexOf(label.toLowerCase()) + 1 || children}</span>;
  const described = rest['aria-describedby'] ? { 'aria-describedby': prefix + LABEL } : {};
  return (
    <a {...rest} {...described} href={href} onClick={jump}>
      {children}
    </a>
  );
}

/** A heading, of which that of the footnotes is named for its own text. */
export function FootnotesHeading({ children, id, ...rest }: ComponentProps<'h2'>) {
  const { prefix } = useContext(FootnotesContext);
  return (
    <h2 {...rest} id={id === LABEL ? prefix + id : undefined}>
      {children}
    </h2>
  );
}

/** The footnotes under a text; while it grows their place is not known. */
export function FootnotesSection({ children, ...rest }: ComponentProps<'section'>) {
  const { growing } = useContext(FootnotesContext);
  return growing ? null : <section {...rest}>{children}</section>;
}
