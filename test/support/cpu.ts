/**
 * Milliseconds of processor time that this process has used: what a piece of work costs is the difference, and whoever
 * else is at work on the machine does not lengthen it.
 */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
