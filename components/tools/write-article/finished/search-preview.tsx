import {
  SEARCH_DESCRIPTION,
  SEARCH_TITLE,
  type SearchPack,
} from '@/lib/tools/repurpose-article/made';

/** A search pack as it looks in a list of results, and what else it holds. */
export function SearchPreview({ pack }: { pack: SearchPack }) {
  const { title, description, slug, keywords, faq } = pack;
  return (
    <div className="grid min-w-0 gap-4">
      <figure className="border-line grid gap-1 rounded-md border p-4">
        <figcaption className="text-ink-soft text-xs">How a search engine shows it</figcaption>
        <p className="text-ink-soft text-sm break-all">your-site.com › {slug}</p>
        <p className="text-accent-text text-lg">{title}</p>
        <p className="text-sm">{description}</p>
      </figure>
      <p className="text-ink-soft text-sm">
        Title: {title.length} of {SEARCH_TITLE} characters. Description: {description.length} of{' '}
        {SEARCH_DESCRIPTION}.
      </p>
      <p className="text-sm">
        <span className="font-medium">Keywords:</span> {keywords.join(', ')}
      </p>
      {faq.length > 0 ? (
        <dl className="grid gap-3 text-sm">
          {faq.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-medium">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
