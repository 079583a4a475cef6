/** Addresses stood behind a `#` once; links to them are in mails and in notes, and lead on. */

/** What the metrics page was called before: that address is the one that Prometheus asks. */
const RENAMED = new Map([['/metrics', '/figures']]);

/** Where an old address has gone; null where the part behind the `#` is none. */
export function newAddress(hash: string): string | null {
  const [, path = '', query = ''] = /^#(\/[^?#]*)(\?[^#]*)?/.exec(hash) ?? [];
  // Two slashes would name another server.
  return path === '' || path.startsWith('//') ? null : (RENAMED.get(path) ?? path) + query;
}

/** Leads on from an old address, at the start and whenever one is gone to. */
export function followOldLinks(): void {
  const follow = () => {
    const to = newAddress(location.hash);
    if (to !== null) history.replaceState(null, '', to);
  };
  follow();
  addEventListener('hashchange', follow);
}
