import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { CorroborateError, orNotFound } from '@corroborate/domain';
import { OriginalReader, openOriginalStore } from '@corroborate/evidence';
import { ParsePool } from '@corroborate/pages';
import { CaseReportService } from '../reports/case-report.service';
import { FailedCapturesFinder } from './failed-captures.finder';
import type { FailedCapture } from './failed-captures.policy';
import { QuoteVerifier } from './quote.verifier';
import type { CheckedQuote } from './quotes.policy';

/** Compares a case with the stored original responses. */
@Injectable()
export class EvidenceCheckService {
  private readonly originals: OriginalReader;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) settings: Settings,
    private readonly reports: CaseReportService,
  ) {
    this.originals = new OriginalReader(db.evidence, openOriginalStore(settings));
  }

  /**
   * Checks every quote of a decided case against the stored originals.
   * @throws CorroborateError `not-found`
   */
  async checkQuotes(id: number): Promise<CheckedQuote[]> {
    const found = orNotFound(
      await this.reports.loadCase(id),
      `Investigation ${id} does not exist or is not decided.`,
      'Check the ID; quotes can be checked after the decision.',
    );
    // In a separate pool, because the bytes are untrusted and parsing them must not block other requests.
    const pool = new ParsePool(1);
    try {
      return await new QuoteVerifier(this.db.evidence, this.originals, pool).verify(found);
    } finally {
      await pool.close();
    }
  }

  /**
   * Pages of a case that cannot be shown as received.
   * @throws CorroborateError `not-found`
   */
  async findFailedCaptures(id: number): Promise<FailedCapture[]> {
    if (await this.db.investigations.get(id)) return new FailedCapturesFinder(this.db, this.originals).find(id);
    throw new CorroborateError('not-found', `There is no investigation ${id}.`, { hint: 'Check the ID.' });
  }
}
