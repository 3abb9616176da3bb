/** One figure of the dashboard with its name. */
export function StatTile({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="border-line bg-surface rounded-lg border p-5">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  );
}
