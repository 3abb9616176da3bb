import { Plate } from '@/components/ui/plate';
import { card as community } from '@/lib/tools/community/card';
import { card as companion } from '@/lib/tools/companion/card';
import type { Place } from '@/lib/tools/card';
import { landingTools } from '@/lib/tools/registry';
import { card as removeBackground } from '@/lib/tools/remove-background/card';

const more = [removeBackground, companion, community];

/** The eight tools and what else there is; links for signed-in people, plain text for everybody else. */
export function ToolGrid({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="tools" className="page-width py-16 lg:py-20">
      <h2 id="tools" className="font-display max-w-xl text-3xl">
        Everything you need to create
      </h2>
      <ul className="tools sm:grid-cols-2 lg:grid-cols-4">
        {landingTools.map((tool) => (
          <Tool key={tool.id} tool={tool} isSignedIn={isSignedIn} />
        ))}
      </ul>
      <ul aria-label="And more" className="tools sm:grid-cols-3">
        {more.map((tool) => (
          <Tool key={tool.id} tool={tool} isSignedIn={isSignedIn} />
        ))}
      </ul>
    </section>
  );
}

function Tool({ tool, isSignedIn }: { tool: Place; isSignedIn: boolean }) {
  const text = (
    <>
      <Plate icon={tool.icon} gradient={tool.gradient} />
      <h3>{tool.title}</h3>
      <p>{tool.description}</p>
    </>
  );
  return (
    <li className="bg-surface">
      {isSignedIn ? (
        <a href={tool.path} className="tool">
          {text}
        </a>
      ) : (
        <article className="tool">{text}</article>
      )}
    </li>
  );
}
