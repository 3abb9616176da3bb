import { Plate } from '@/components/ui/plate';
import type { ToolCard } from '@/lib/tools/card';
import { landingTools } from '@/lib/tools/registry';

/** The eight tools; links for signed-in people, plain text for everybody else. */
export function ToolGrid({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="tools" className="page-width py-16 lg:py-20">
      <h2 id="tools" className="font-display max-w-xl text-3xl">
        Eight bowls on the counter, each with one job
      </h2>
      <ul className="border-line bg-line mt-10 grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 lg:grid-cols-4">
        {landingTools.map((tool) => (
          <li key={tool.id} className="bg-surface">
            {isSignedIn ? (
              <a href={tool.path} className="tool">
                <ToolText tool={tool} />
              </a>
            ) : (
              <article className="tool">
                <ToolText tool={tool} />
              </article>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolText({ tool }: { tool: ToolCard }) {
  return (
    <>
      <Plate icon={tool.icon} gradient={tool.gradient} />
      <h3>{tool.title}</h3>
      <p>{tool.description}</p>
    </>
  );
}
