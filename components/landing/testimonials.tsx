import { Badge } from '@/components/ui/badge';
import { site } from '@/lib/site';

/** Three voices; marked as samples until an owner has real ones. */
export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="page-width py-16 lg:py-24">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="voices" className="font-display text-3xl">
          What people say
        </h2>
        {site.testimonialsAreSamples ? (
          <Badge tone="honey">Samples, not real customers</Badge>
        ) : null}
      </div>
      <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
        {site.testimonials.map(({ image, quote, name, role }) => (
          <li key={name}>
            <figure className="border-line flex h-full flex-col border-t pt-6">
              <blockquote className="font-display text-xl leading-snug text-pretty">
                “{quote}”
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3 pt-6">
                <img
                  src={image}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="size-12 rounded-full"
                />
                <span>
                  <span className="block font-medium">{name}</span>
                  <span className="text-ink-soft block text-sm">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
