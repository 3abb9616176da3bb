'use client';

import { memo } from 'react';
import { highlight, type TokenKind } from './highlight';

const COLOURS: Record<TokenKind, string> = {
  comment: 'text-ink-soft italic',
  string: 'text-herb',
  number: 'text-honey',
  keyword: 'text-beet',
  name: 'text-accent-text',
  plain: '',
};

/** Code in the colours of its language. */
export default memo(function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <code>
      {highlight(code, language).map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={index} className={COLOURS[kind]}>
            {text}
          </span>
        ),
      )}
    </code>
  );
});
