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
        Fresh from the community
      </h2>
      <ul tabIndex={0} aria-label="Published pictures" className="plated">
        {pictures.map(({ id, url, prompt, href }) => (
          <li key={id}>
            <a href={href}>
              <img src={url} alt={prompt} width={256} height={256} loading="lazy" />
              <span aria-hidden>{prompt}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
