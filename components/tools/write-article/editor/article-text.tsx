import type { StoredText } from '@/components/editor/saving/text-saver';
import { Reading } from '@/components/markdown/reading';
import type { Article } from '../use-article';
import { EditableText } from './editable-text';

interface Props {
  article: Article;
  /** True once it is written and nothing more is to come. */
  isDone: boolean;
  onStored: (stored: StoredText) => void;
}

/** An article to read; one that is in the history can be edited. */
export function ArticleText({ article: { text, creation }, isDone, onStored }: Props) {
  return isDone && creation ? (
    <EditableText key={creation.id} creation={creation} onStored={onStored} />
  ) : (
    <Reading>{text}</Reading>
  );
}
