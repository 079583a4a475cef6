import { found, nothingFound, type CallContext, type Instant, type Outcome } from '@corroborate/domain';
import type { ArchiveIndex } from '../archive.port';

/** Archive for tests: returns the configured captures and outcomes and records the calls. */
export class FakeArchive implements ArchiveIndex {
  readonly asked: string[] = [];
  private readonly answers = new Map<string, Outcome<Instant>>();

  /** Sets the page's first capture to `at`. */
  addCapture(url: string, at: Instant): this {
    return this.answers.set(url, found(new Date(at).toISOString())) && this;
  }

  /** Sets the outcome for the page. */
  addOutcome(url: string, outcome: Outcome<Instant>): this {
    return this.answers.set(url, outcome) && this;
  }

  async firstCapture(url: string, _context: CallContext): Promise<Outcome<Instant>> {
    this.asked.push(url);
    return this.answers.get(url) ?? nothingFound('no capture in the archive');
  }
}
