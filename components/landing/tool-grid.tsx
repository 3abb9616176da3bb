import { Plate } from '@/components/ui/plate';
import type { ToolCard } from '@/lib/tools/card';
import { landingTools } from '@/lib/tools/registry';

/** The eight tools; links for signed-in people, plain text for everybody else. */
export function ToolGrid({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="tools" className="page-width py-16 lg:py-20">
      <h2 id="tools" className="font-display max-w-xl text-3xl tracking-[-0.015em]">
        Eight bowls on the counter, each with one job
      </h2>
      <ul className="border-line bg-line mt-10 grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 lg:grid-cols-4">
        {landingTools.map((tool) => (
          <li key={tool.id} className="bg-surface">
            {isSignedIn ? (
              <a
                href={tool.path}
                className="hover:bg-accent-soft/60 block h-full transition-colors focus-visible:-outline-offset-2"
              >
                <ToolText tool={tool} />
              </a>
            ) : (
              <ToolText tool={tool} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolText({ tool }: { tool: ToolCard }) {
  return (
    <article className="p-6 lg:px-7 lg:py-8">
      <Plate icon={tool.icon} gradient={tool.gradient} />
      <h3 className="font-display mt-6 text-xl leading-snug text-wrap">{tool.title}</h3>
      <p className="text-ink-soft mt-2">{tool.description}</p>
    </article>
  );
}
