import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import { DATABASE, type Database, type StoredRow, type AdminActor } from '@corroborate/db';
import {
  CLOCK,
  EventLoopYielder,
  PersonMatcher,
  sha256,
  type Clock,
  type Instant,
  type JsonObject,
  type PersonKind,
} from '@corroborate/domain';
import { rowRetention, type RowRetention, type RetentionPeriods } from './row-retention.policy';
import { findMentions, type PersonMention } from './person-mentions.policy';

/** Data about a person in one row. */
export interface SubjectEntry extends Pick<StoredRow, 'table' | 'key' | 'cases' | 'since'> {
  until: RowRetention;
  places: PersonMention[];
  /** Number of further places that are not listed. */
  more: number;
}

/** Kinds of stored data that are not searched. */
const NOT_SEARCHED = ['bytes', 'pictures', 'other-spellings', 'caches-and-queues', 'copies'] as const;
export type NotSearched = (typeof NOT_SEARCHED)[number];

export interface SubjectFile {
  format: 'corroborate-subject-1';
  asked: { text: string; kind: PersonKind };
  at: Instant;
  rowsRead: number;
  finds: SubjectEntry[];
  /** True if the data exceeds one file: rows after the last one were not searched. */
  truncated: boolean;
  notSearched: readonly NotSearched[];
}

/** Maximum rows per file, and maximum places listed per row. */
const MAX_ENTRIES = 5_000;
const MAX_MENTIONS = 20;

/** Lists all stored data about a person or an account. Read-only except for the audit log. */
@Injectable()
export class SubjectAccessService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: RetentionPeriods,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws CorroborateError `invalid-input` */
  async compile(asked: string, by: AdminActor): Promise<SubjectFile> {
    const person = PersonMatcher.of(asked);
    const found = await this.search(person);
    await recordInAudit(this.db, by, {
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

  private async search(person: PersonMatcher): Promise<Pick<SubjectFile, 'rowsRead' | 'finds' | 'truncated'>> {
    const { rowsRead, rows, truncated } = await findRows(this.db, person, { withFields: false });
    const held = new Set((await this.db.legalHolds.listActive()).map(({ investigationId }) => investigationId));
    const finds = rows.map(({ row, places }) => ({
      table: row.table,
      key: row.key,
      cases: row.cases,
      since: row.since,
      until: rowRetention(
        row,
        row.cases.some((id) => held.has(id)),
        this.settings,
      ),
      places: places.slice(0, MAX_MENTIONS),
      more: Math.max(0, places.length - MAX_MENTIONS),
    }));
    return { rowsRead, finds, truncated };
  }
}

export interface FoundRow {
  row: StoredRow;
  places: PersonMention[];
}

/**
 * Every row that names the person, read from one snapshot without blocking the event loop. If `withFields` is false,
 * fields are left empty to save memory.
 */
export async function findRows(
  { storedText: keptRows }: Pick<Database, 'storedText'>,
  person: PersonMatcher,
  { withFields }: { withFields: boolean },
) {
  const found = { rowsRead: 0, rows: [] as FoundRow[], truncated: false };
  const share = new EventLoopYielder();
  await keptRows.each(async (row) => {
    found.rowsRead += 1;
    const places = await findMentions(row, person, share);
    if (places.length > 0) found.truncated = found.rows.length >= MAX_ENTRIES;
    if (places.length > 0 && !found.truncated)
      found.rows.push({ row: withFields ? row : { ...row, fields: {} }, places });
    await share.pause();
    return !found.truncated;
  });
  return found;
}

/** The log is permanent, so it contains a digest instead of the name; anyone who knows the name can recompute it. */
const formatSubjectDigest = (asked: string): string => `person sha256:${sha256(asked.trim().toLowerCase())}`;

export const recordInAudit = (
  { audit }: Pick<Database, 'audit'>,
  by: AdminActor,
  { action, asked, details }: { action: string; asked: string; details: JsonObject },
): Promise<void> =>
  audit.add({
    ...{ keyId: null, remoteAddress: null, requestId: null, ...by },
    ...{ action, subject: formatSubjectDigest(asked), outcome: 'done', status: null, details },
  });
