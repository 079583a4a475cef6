import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { sourcesToShow } from '../snapshots/choice.policy';
import { mustBeSource } from '../snapshots/known-source';

/** Decides which pages are copied to a public archive; `PublicCopiesJob` makes the copies. */
@Injectable()
export class PublicCopyOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'publicCopies' | 'sources'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_COPIES'>,
  ) {}

  /** Orders copies of the pages the decision relies on, once. */
  async afterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this;
    if (settings.PUBLIC_COPIES !== 'decided') return;
    await db.publicCopies.want(investigationId, sourcesToShow(await db.sources.usesOf(investigationId)), 'decision');
  }

  /** @throws CorroborateError `not-found` if it is not a source of the investigation. */
  async ask(investigationId: number, sourceId: number): Promise<void> {
    await mustBeSource(this.db, investigationId, sourceId);
    await this.db.publicCopies.want(investigationId, [sourceId], 'person');
  }
}
