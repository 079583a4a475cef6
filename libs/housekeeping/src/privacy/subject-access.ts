import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import { DATABASE, type Database, type KeptRow, type Manager } from '@corroborate/db';
import {
  CLOCK,
  LoopShare,
  PersonMatcher,
  sha256,
  type Clock,
  type Instant,
  type JsonObject,
  type PersonKind,
} from '@corroborate/domain';
import { keepingOf, type Keeping, type KeepingSettings } from './keeping.policy';
import { placesIn, type FoundPlace } from './person-finds.policy';

/** Data about a person in one row. */
export interface SubjectFind extends Pick<KeptRow, 'table' | 'key' | 'cases' | 'since'> {
  until: Keeping;
  places: FoundPlace[];
  /** Number of places not listed because there are too many. */
  more: number;
}

/** Stored data that is not searched. */
const NOT_SEARCHED = ['bytes', 'pictures', 'other-spellings', 'caches-and-queues', 'copies'] as const;
export type NotSearched = (typeof NOT_SEARCHED)[number];

export interface SubjectFile {
  format: 'corroborate-subject-1';
  asked: { text: string; kind: PersonKind };
  at: Instant;
  rowsRead: number;
  finds: SubjectFind[];
  /** The data exceeds one file: rows after the last one were not searched. */
  truncated: boolean;
  notSearched: readonly NotSearched[];
}

/** Maximum rows per file, and places listed per row. */
const MOST_FINDS = 5_000;
const MOST_PLACES = 20;

type Stores = Pick<Database, 'keptRows' | 'legalHolds' | 'audit'>;

/** Lists everything stored about a person or an account. Read-only except for the audit log. */
@Injectable()
export class SubjectAccess {
  constructor(
    @Inject(DATABASE) private readonly db: Stores,
    @Inject(SETTINGS) private readonly settings: KeepingSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws CorroborateError `invalid-input` */
  async of(asked: string, by: Manager): Promise<SubjectFile> {
    const person = PersonMatcher.of(asked);
    const found = await this.look(person);
    await noteInAudit(this.db, by, {
      action: 'privacy.access',
      asked,
      details: { rows: found.finds.length, truncated: found.truncated },
    });
    return {
      format: 'corroborate-subject-1',
      asked: { text: asked.trim(), kind: person.kind },
      at: this.clock.now().toISOString(),
      ...found,
      notSearched: NOT_SEARCHED,
    };
  }

  private async look(person: PersonMatcher): Promise<Pick<SubjectFile, 'rowsRead' | 'finds' | 'truncated'>> {
    const { rowsRead, rows, truncated } = await rowsOf(this.db, person, { withFields: false });
    const held = new Set((await this.db.legalHolds.standing()).map(({ investigationId }) => investigationId));
    const finds = rows.map(({ row, places }) => ({
      table: row.table,
      key: row.key,
      cases: row.cases,
      since: row.since,
      until: keepingOf(
        row,
        row.cases.some((id) => held.has(id)),
        this.settings,
      ),
      places: places.slice(0, MOST_PLACES),
      more: Math.max(0, places.length - MOST_PLACES),
    }));
    return { rowsRead, finds, truncated };
  }
}

export interface FoundRow {
  row: KeptRow;
  places: FoundPlace[];
}

/**
 * Every row that names the person, from one snapshot, without blocking the event loop.
 * `withFields`: false leaves the fields empty to save memory.
 */
export async function rowsOf(
  { keptRows }: Pick<Stores, 'keptRows'>,
  person: PersonMatcher,
  { withFields }: { withFields: boolean },
) {
  const found = { rowsRead: 0, rows: [] as FoundRow[], truncated: false };
  const share = new LoopShare();
  await keptRows.each(async (row) => {
    found.rowsRead += 1;
    const places = await placesIn(row, person, share);
    if (places.length > 0) found.truncated = found.rows.length >= MOST_FINDS;
    if (places.length > 0 && !found.truncated)
      found.rows.push({ row: withFields ? row : { ...row, fields: {} }, places });
    await share.pause();
    return !found.truncated;
  });
  return found;
}

/** The log is permanent, so it contains a digest instead of the name; anyone who knows the name can recompute it. */
const subjectDigest = (asked: string): string => `person sha256:${sha256(asked.trim().toLowerCase())}`;

export const noteInAudit = (
  { audit }: Pick<Stores, 'audit'>,
  by: Manager,
  { action, asked, details }: { action: string; asked: string; details: JsonObject },
): Promise<void> =>
  audit.add({
    ...{ keyId: null, remoteAddress: null, requestId: null, ...by },
    ...{ action, subject: subjectDigest(asked), outcome: 'done', status: null, details },
  });
