import { buttonStyle } from '@/components/ui/button-style';
import { Plate } from '@/components/ui/plate';
import { navItems } from '@/lib/tools/registry';

/** Every bowl in its place on one counter, and the way to it. */
export function Closing() {
  const tools = navItems.filter((item) => item.id !== 'dashboard');
  return (
    <section aria-labelledby="closing" className="bg-sunken border-line border-t">
      <div className="page-width flex flex-col items-center py-16 text-center lg:py-24">
        <div aria-hidden className="flex flex-wrap justify-center gap-3 sm:gap-4">
          {tools.map((tool) => (
            <Plate key={tool.id} icon={tool.icon} gradient={tool.gradient} size={52} />
          ))}
        </div>
        <h2 id="closing" className="font-display mt-8 max-w-xl text-3xl tracking-[-0.015em]">
          The counter is set. What are you making?
        </h2>
        <a href="/ai" className={buttonStyle({ size: 'lg' }, 'mt-8')}>
          Open your dashboard
        </a>
      </div>
    </section>
  );
}
