import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type SourceCheckEntity } from '@corroborate/db';
import { CorroborateError, type Article, type Instant, type Stance } from '@corroborate/domain';
import type { PageChange } from '@corroborate/evidence';

/** One check for display. Page text is untrusted. */
export interface SourceCheckView
  extends PageChange, Pick<SourceCheckEntity, 'id' | 'fresh' | 'httpStatus' | 'finalUrl'> {
  at: Instant;
}

/** A monitored source with all its checks, oldest first. */
export interface WatchedSource {
  sourceId: number;
  url: string;
  site: string;
  title: string;
  stance: Stance | null;
  counts: boolean;
  /** Null if no further check is scheduled. */
  nextLookAt: Instant | null;
  looks: SourceCheckView[];
}

@Injectable()
export class SourceChangesReader {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /**
   * Changes to the sources of a case since its decision.
   * @throws CorroborateError `not-found`
   */
  async listWatchedSources(investigationId: number): Promise<WatchedSource[]> {
    const { investigations, sourceChecks: stored, sources } = this.db;
    if (!(await investigations.get(investigationId)))
      throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    const looks = await stored.listByCase(investigationId);
    const ids = [...new Set(looks.map(({ sourceId }) => sourceId))];
    const pages = await sources.getMany(ids);
    const uses = new Map((await sources.listUses(investigationId)).map((use) => [use.sourceId, use]));
    return ids.flatMap((sourceId) => {
      const page = pages.get(sourceId);
      const own = looks.filter((look) => look.sourceId === sourceId);
      const { stance = null, counts = false } = uses.get(sourceId) ?? {};
      return page ? [{ sourceId, stance, counts: counts === true, ...toSourceHead(page, own) }] : [];
    });
  }
}

const toSourceHead = ({ url, site, title }: Article, looks: SourceCheckEntity[]) => ({
  url,
  site,
  title,
  nextLookAt: looks.find(({ state }) => state === 'due')?.dueAt ?? null,
  looks: looks.flatMap(toCheckView),
});

function toCheckView(look: SourceCheckEntity): SourceCheckView[] {
  const { id, lookedAt: at, state, change, fresh, reasons, differences, httpStatus, finalUrl } = look;
  if (state !== 'done' || at === null) return [];
  return [{ id, at, change, fresh, reasons, differences, httpStatus, finalUrl }];
}
