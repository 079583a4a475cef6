/** Limits of a snapshot for network, machine and storage. */
export const SNAPSHOT_LIMITS = {
  /** Time limit from browser start to the last part, in ms; after that, the browser's processes are killed. */
  timeMs: 45_000,
  startMs: 30_000,
  /** Time after which a page that is still loading is captured as it is, in ms. */
  loadMs: 15_000,
  /** Time to wait for resources after the load event, in ms. */
  quietMs: 4_000,

  /** Maximum private memory of all browser processes, in bytes. A simple page takes about 250 MB. */
  memoryBytes: 1_200_000_000,
  memoryLookMs: 250,

  /** Maximum requests per page. */
  requests: 300,
  /**
   * Maximum number of refused requests; then the page is closed, because refusing more would cost more than rendering
   * it.
   */
  mostRequests: 2_000,
  atOnce: 6,
  requestMs: 10_000,
  /** Maximum bytes of one response; next, of all responses together. */
  answerBytes: 10_000_000,
  totalBytes: 40_000_000,
  documentBytes: 10_000_000,

  width: 1280,
  windowHeight: 900,
  /** Maximum height of the picture; some pages grow without end as they are scrolled. */
  height: 12_000,
  /** Wait for lazy images at each scroll step, in ms. */
  stepMs: 120,
  printPages: 50,

  pictureBytes: 20_000_000,
  printBytes: 20_000_000,
  /** Maximum length of the HTML after scripts ran, in characters. */
  domLength: 5_000_000,
} as const;
