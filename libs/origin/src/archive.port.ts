import type { CallContext, Instant, Outcome } from '@corroborate/domain';

/** A public archive of web pages. */
export interface ArchiveIndex {
  /** When the archive first held the page as a reader would have seen it; `nothing-found` when it never did. */
  firstCapture(url: string, context: CallContext): Promise<Outcome<Instant>>;
}
