import type { Article } from '../use-article';
import { CarryOn } from './carry-on';
import { KnowIt } from './know-it';
import { PrintedArticle } from './printed-article';

interface Props {
  article: Article;
  /** How many words were asked for. */
  target: number;
}

/** What is known of an article, and what can be made from it. */
export function FinishedArticle({ article: { text, creation }, target }: Props) {
  return (
    <div className="border-line grid w-full min-w-0 gap-8 border-t pt-6">
      <KnowIt text={text} target={target} data={creation?.data} />
      {creation ? <CarryOn key={creation.id} articleId={creation.id} /> : null}
      <PrintedArticle>{text}</PrintedArticle>
    </div>
  );
}
