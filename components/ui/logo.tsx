import { Mark } from '@/components/ui/mark';
import { site } from '@/lib/site';

/** The mark with the product's name; wrap it in the link it needs. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark size={size} />
      <span className="font-display leading-none tracking-tight" style={{ fontSize: size * 0.93 }}>
        {site.name}
      </span>
    </span>
  );
}
