import dynamic from 'next/dynamic';

/** What can be done with an article, which nobody needs before there is one. */
export const FinishedArticle = dynamic(() =>
  import('./finished-article').then((module) => module.FinishedArticle),
);

export const TakeAway = dynamic(() => import('./take-away').then((module) => module.TakeAway));
