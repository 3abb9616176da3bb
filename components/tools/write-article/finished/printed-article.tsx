import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { RichText } from '@/components/markdown/rich-text';
import './print.css';

/** The article alone on paper, however printing was asked for. */
export function PrintedArticle({ children }: { children: string }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The page is drawn right after the event
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  if (!isPrinting) return null;
  const page = (
    <div className="printed reading">
      <RichText>{children}</RichText>
    </div>
  );
  return createPortal(page, document.body);
}
