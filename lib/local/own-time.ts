/** Milliseconds of processor time that this thread itself spends on `work`, however busy the machine is. */
export function ownTime(work: () => void): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
}
