'use client';

import { useId, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { FinishedCode, GrowingCode, Pre } from './code';
import { FootnoteLink, FootnotesContext, FootnotesHeading, FootnotesSection } from './footnotes';
import { formulaPlugins } from './formulas';

/** What our Markdown has beside CommonMark. */
export const plugins = [remarkGfm, ...formulaPlugins];

/** Links leave the site in a new tab and tell it nothing; pictures from elsewhere are never loaded. */
const growing: Components = {
  a: ({ node: _, href, children, ...rest }) =>
    'data-footnote-ref' in rest || 'data-footnote-backref' in rest ? (
      <FootnoteLink href={href} {...rest}>
        {children}
      </FootnoteLink>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  img: ({ alt }) => (alt ? <em>[picture: {alt}]</em> : null),
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'Done' : 'To do'} className="task" data-done={checked} />
  ),
  h2: ({ node: _, ...rest }) => <FootnotesHeading {...rest} />,
  section: ({ node: _, ...rest }) => <FootnotesSection {...rest} />,
  pre: Pre,
  code: GrowingCode,
};

const finished: Components = { ...growing, code: FinishedCode };

interface Props {
  children: string;
  /** True while more is to come; code is then left uncoloured. */
  isGrowing?: boolean;
  /** The footnotes named up to here, one a line, when this is a block of a growing text. */
  notes?: string | undefined;
}

/** Markdown written by people or models, as elements: no raw HTML, no scripts, no remote pictures. */
export default function Markdown({ children, isGrowing = false, notes }: Props) {
  const prefix = `${useId()}-`;
  const footnotes = useMemo(
    () => ({ prefix, growing: notes === undefined ? undefined : notes.split('\n') }),
    [prefix, notes],
  );
  return (
    <FootnotesContext value={footnotes}>
      <ReactMarkdown
        remarkPlugins={plugins}
        remarkRehypeOptions={{ clobberPrefix: prefix }}
        components={isGrowing ? growing : finished}
      >
        {children}
      </ReactMarkdown>
    </FootnotesContext>
  );
}
