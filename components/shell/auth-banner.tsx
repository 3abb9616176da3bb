import CircleAlert from 'lucide-react/icons/circle-alert';

/** A line across the page about the sign-in service; said aloud when it comes, no room taken without words. */
export function AuthBanner({ message }: { message: string }) {
  return (
    <div role="status">
      {message ? (
        <p className="border-line bg-honey-soft flex items-start gap-3 border-b px-4 py-3 text-sm sm:px-6">
          <CircleAlert aria-hidden size={18} className="text-honey mt-0.5 shrink-0" />
          {message}
        </p>
      ) : null}
    </div>
  );
}
