/** Why there is no snapshot of a page by a browser. */
export interface SnapshotReasons {
  /** None is configured. */
  'snapshot.no-browser': Record<string, never>;
  /** The settings switch snapshots off. */
  'snapshot.off': Record<string, never>;
  'snapshot.browser-does-not-start': Record<string, never>;
  /** Posts, and what was handed in, stand at no address of the web. */
  'snapshot.no-address': Record<string, never>;
  'snapshot.robots': Record<string, never>;
  /** `why` as the way out has it. */
  'snapshot.not-reached': { why: string };
  /** A file of this type, which a browser would only save. */
  'snapshot.no-page': { type: string };
  'snapshot.out-of-time': { seconds: number };
  'snapshot.out-of-memory': { megabytes: number };
  'snapshot.too-many-requests': { requests: number };
  /** More than may be kept of one page. */
  'snapshot.too-large': Record<string, never>;
  /** The page ended the browser, or left it nothing to show. */
  'snapshot.broke': Record<string, never>;
  /** Each try of it ended its worker. */
  'snapshot.given-up': { tries: number };
}
