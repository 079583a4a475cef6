/** Limits of a snapshot for network, machine and storage. */
export const SNAPSHOT = {
  /** From the moment the browser stands there to the last part, ms; then its processes are killed. */
  timeMs: 45_000,
  startMs: 30_000,
  /** Until a page that never ends loading is shown as it stands, ms. */
  loadMs: 15_000,
  /** Wait for resources after the load event, in ms. */
  quietMs: 4_000,

  /** Private memory of all browser processes in bytes. A simple page takes about 250 MB. */
  memoryBytes: 1_200_000_000,
  memoryLookMs: 250,

  /** Maximum requests per page. */
  requests: 300,
  /** A page that asks for so much is ended: to refuse it would take more than to show it. */
  mostRequests: 2_000,
  atOnce: 6,
  requestMs: 10_000,
  /** Of one answer, and of all together. */
  answerBytes: 10_000_000,
  totalBytes: 40_000_000,
  documentBytes: 10_000_000,

  width: 1280,
  windowHeight: 900,
  /** Of the picture: a page that grows as it is scrolled has no end. */
  height: 12_000,
  /** Wait per scroll step for lazy images, in ms. */
  stepMs: 120,
  printPages: 50,

  pictureBytes: 20_000_000,
  printBytes: 20_000_000,
  /** Characters of the document after its scripts. */
  domLength: 5_000_000,
} as const;
