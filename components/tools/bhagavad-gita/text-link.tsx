import Link from 'next/link';

/** A quiet link of its own line between pages of verses. */
export function TextLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="text-accent-text justify-self-start text-sm underline">
      {label}
    </Link>
  );
}
