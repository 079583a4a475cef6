import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { sourcesToShow } from '../snapshots/choice.policy';
import { mustBeSource } from '../snapshots/known-source';

/** Says of which pages a public archive is to keep copies; `PublicCopiesJob` sees to it. */
@Injectable()
export class PublicCopyOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'publicCopies' | 'sources'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_COPIES'>,
  ) {}

  /** Of what the decision rests on, once. */
  async afterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this;
    if (settings.PUBLIC_COPIES !== 'decided') return;
    await db.publicCopies.want(investigationId, sourcesToShow(await db.sources.usesOf(investigationId)), 'decision');
  }

  /** @throws CorroborateError `not-found` where it is no source of the investigation. */
  async ask(investigationId: number, sourceId: number): Promise<void> {
    await mustBeSource(this.db, investigationId, sourceId);
    await this.db.publicCopies.want(investigationId, [sourceId], 'person');
  }
}
