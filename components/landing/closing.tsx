import type { CSSProperties } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { navItems } from '@/lib/tools/registry';

/** Every bowl in its place on one counter, and the way to it. */
export function Closing() {
  const tools = navItems.filter((item) => item.id !== 'dashboard');
  return (
    <section aria-labelledby="closing" className="bg-sunken border-line border-t">
      <div className="page-width flex flex-col items-center py-16 text-center lg:py-24">
        <div aria-hidden className="flex flex-wrap justify-center gap-3 sm:gap-4">
          {tools.map(({ id, gradient: { from, to } }) => (
            <span
              key={id}
              className="bowl text-[3.25rem]"
              style={{ '--from': from, '--to': to } as CSSProperties}
            />
          ))}
        </div>
        <h2 id="closing" className="font-display mt-8 max-w-xl text-3xl">
          Everything is in its place. What will you make?
        </h2>
        <a href="/ai" className={buttonStyle({ size: 'lg' }, 'mt-8')}>
          Open your dashboard
        </a>
      </div>
    </section>
  );
}
