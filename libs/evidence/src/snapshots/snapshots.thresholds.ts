/** Bounds of a snapshot: what a page may ask of the web, of this machine, and of the store. */
export const SNAPSHOT = {
  /** From the moment the browser is there to the last part, ms; then its processes are killed. */
  timeMs: 45_000,
  startMs: 30_000,
  /** Until a page that never ends loading is shown unchanged, ms. */
  loadMs: 15_000,
  /** How long it is waited for what a page loads after its own end, ms. */
  quietMs: 4_000,

  /** Memory of all processes of the browser that they share with no one, bytes. A quiet page takes some 250 MB. */
  memoryBytes: 1_200_000_000,
  memoryLookMs: 250,

  /** Requests of one page; what it asks for beyond is refused. */
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
  /** A step waits so long for pictures that load when they come into sight, ms. */
  stepMs: 120,
  printPages: 50,

  pictureBytes: 20_000_000,
  printBytes: 20_000_000,
  /** Characters of the document after its scripts. */
  domLength: 5_000_000,
} as const;
