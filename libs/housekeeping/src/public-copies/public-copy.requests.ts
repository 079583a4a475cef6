import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { selectSources } from '../snapshots/source-selection.policy';
import { assertCaseUsesSource } from '../snapshots/source.check';

/** Decides which pages are copied to a public archive; `PublicCopiesJob` makes the copies. */
@Injectable()
export class PublicCopyRequests {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_COPIES'>,
  ) {}

  /** Requests copies of the pages on which the decision relies, once. */
  async requestAfterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this;
    if (settings.PUBLIC_COPIES !== 'decided') return;
    await db.publicCopies.schedule(
      investigationId,
      selectSources(await db.sources.listUses(investigationId)),
      'decision',
    );
  }

  /** @throws CorroborateError `not-found` if the source does not belong to the investigation. */
  async request(investigationId: number, sourceId: number): Promise<void> {
    await assertCaseUsesSource(this.db, investigationId, sourceId);
    await this.db.publicCopies.schedule(investigationId, [sourceId], 'person');
  }
}
