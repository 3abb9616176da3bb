import { CopyButton } from '@/components/ui/copy-button';
import { X_POST, xLength } from '@/lib/writing/x-length';

/** The posts of a thread, each with its length as X counts it. */
export function ThreadPosts({ posts }: { posts: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {posts.map((post, index) => (
        <li key={index} className="border-line grid gap-2 rounded-md border p-4">
          <p className="whitespace-pre-wrap">{post}</p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-ink-soft text-sm tabular-nums">
              {xLength(post)} of {X_POST} characters
            </span>
            <CopyButton content={post} label={`Copy post ${index + 1}`} />
          </div>
        </li>
      ))}
    </ol>
  );
}
