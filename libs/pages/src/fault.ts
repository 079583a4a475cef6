/** What went wrong, for a reason; faults of worker threads come from another realm, so the class is not asked. */
export function messageOf(fault: unknown): string {
  const message = (fault as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message ? message.slice(0, 200) : 'unknown fault';
}
