import { initials } from './initials';

/** A person's picture, or the first letters of their name or address. */
export function Avatar({ name, imageUrl }: { name: string; imageUrl: string | undefined }) {
  if (imageUrl) {
    return <img src={imageUrl} alt="" width={56} height={56} className="size-14 rounded-full" />;
  }
  return (
    <span
      aria-hidden
      className="bg-accent-soft text-accent-text font-display grid size-14 place-items-center rounded-full text-xl"
    >
      {initials(name)}
    </span>
  );
}
