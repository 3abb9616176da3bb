'use client';

import { type ComponentProps, isValidElement, lazy, Suspense } from 'react';
import { CopyCode } from './copy-code';
import { FORMULA } from './formula-nodes';

/** Loads with the first code that names its language. */
const CodeBlock = lazy(() => import('./code-block'));

/** Loads with the first formula. */
const Formula = lazy(() => import('./formula'));

type Props = ComponentProps<'code'>;

/** Code within a line, in a block before it is coloured, or a formula. */
export function GrowingCode({ className, children }: Props) {
  const plain = <code>{children}</code>;
  const isDisplay = className === FORMULA.display;
  if (!isDisplay && className !== FORMULA.inline) return plain;
  const formula = (
    <Suspense fallback={plain}>
      <Formula tex={String(children)} isDisplay={isDisplay} />
    </Suspense>
  );
  return isDisplay ? <span className="formula">{formula}</span> : formula;
}

/** As `GrowingCode`, with the colours of its language. */
export function FinishedCode(props: Props) {
  const { className, children } = props;
  const language = /language-(\S+)/.exec(className ?? '')?.[1];
  if (!language || typeof children !== 'string') return <GrowingCode {...props} />;
  return (
    <Suspense fallback={<code>{children}</code>}>
      <CodeBlock code={children} language={language} />
    </Suspense>
  );
}

/** A block of code with a button that copies it. */
export function Pre({ children }: ComponentProps<'pre'>) {
  const code = isValidElement<{ children?: unknown }>(children)
    ? children.props.children
    : undefined;
  return (
    <div className="code">
      <pre>{children}</pre>
      {typeof code === 'string' ? <CopyCode code={code} /> : null}
    </div>
  );
}
