import type { CallContext, Instant, Outcome } from '@corroborate/domain';

/** A public archive of web pages. */
export interface ArchiveIndex {
  /** Time of the archive's first capture with status 200; `nothing-found` if it has none. */
  firstCapture(url: string, context: CallContext): Promise<Outcome<Instant>>;
}
