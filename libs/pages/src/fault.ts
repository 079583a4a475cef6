/** Message of an error. Errors from worker threads come from another realm, so `instanceof` is not used. */
export function faultMessage(fault: unknown): string {
  const message = (fault as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message ? message.slice(0, 200) : 'unknown fault';
}
