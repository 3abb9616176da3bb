export interface StripPicture {
  id: string;
  url: string;
  /** The prompt it was made from. */
  prompt: string;
  /** Its public page. */
  href: string;
}

/** Published pictures in one row that scrolls sideways; nothing when there are none. */
export function CommunityStrip({ pictures }: { pictures: readonly StripPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="plated" className="py-20 lg:py-24">
      <h2 id="plated" className="page-width font-display text-3xl">
        Lately plated by others
      </h2>
      <ul
        tabIndex={0}
        aria-label="Published pictures"
        className="mt-10 flex snap-x scroll-px-[max(1rem,calc((100%-72rem)/2))] gap-4 overflow-x-auto px-[max(1rem,calc((100%-72rem)/2))] pb-3"
      >
        {pictures.map(({ id, url, prompt, href }) => (
          <li key={id} className="w-64 shrink-0 snap-start">
            <a href={href} className="group block rounded-lg">
              <img
                src={url}
                alt={prompt}
                width={256}
                height={256}
                loading="lazy"
                className="border-line bg-sunken aspect-square w-full rounded-lg border object-cover"
              />
              <span
                aria-hidden
                className="text-ink-soft group-hover:text-ink mt-2 line-clamp-2 text-sm transition-colors"
              >
                {prompt}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
