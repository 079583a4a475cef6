import type { Database } from '@corroborate/db';
import type { OriginalReader } from '@corroborate/evidence';
import { CaseHistory, collectedCaptures } from '@corroborate/investigation';
import { captureFailure, type FailedCapture } from './failed-captures.policy';
import { loadPageCaptures } from './page-captures';

/** Finds the pages of a case whose original content is unavailable. */
export class FailedCapturesFinder {
  constructor(
    private readonly db: Database,
    private readonly originals: OriginalReader,
  ) {}

  async find(investigationId: number): Promise<FailedCapture[]> {
    const uses = await this.db.sources.listUses(investigationId);
    const documents = collectedCaptures(new CaseHistory(await this.db.stageResults.findAll(investigationId)));
    const ids = new Set([...uses, ...documents].map(({ sourceId }) => sourceId));
    const pages = await this.db.sources.getMany([...ids]);
    const captures = await loadPageCaptures(this.db.evidence, investigationId);
    const failed: FailedCapture[] = [];
    // One at a time, because the bytes of thousands of pages must not be in memory together.
    for (const [sourceId, page] of pages) {
      const capture = captures.get(page.finalUrl);
      const failure = captureFailure(page, capture ? (await this.originals.read(capture.sha256)).state : null);
      if (failure) failed.push({ sourceId, url: page.url, failure, verdict: page.verdict });
    }
    return failed;
  }
}
