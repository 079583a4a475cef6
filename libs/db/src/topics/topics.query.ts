import type { InvestigationStatus, Topic, TopicState } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import type { TopicEntity } from './topic.entity';
import { toWordQuery } from './candidates.query';
import { fromCursor, buildPage, toCursor, type Page, type PageRequest } from '../sql/rows';
import { runQuery, type Columns } from '../sql/statements';

export interface TopicFilter extends PageRequest {
  /** Default: all. */
  state?: TopicState;
  /** Words of the title, in any order; a prefix of a word also matches. */
  words?: string;
}

/** Fields shown in a list; articles and facts are not read. */
const LISTED_FIELDS = [
  'id',
  'externalId',
  'title',
  'category',
  'location',
  'eventDate',
  'createdAt',
  'newsworthinessScore',
  'status',
  'verificationStatus',
  'sourceCount',
  'investigated',
] as const satisfies readonly (keyof TopicEntity)[];

export type ListedTopic = Pick<TopicEntity, (typeof LISTED_FIELDS)[number]> & {
  /** The topic's last investigation. */
  investigation: { id: number; status: InvestigationStatus } | null;
  /** ID of the topic's open review item; null if none. */
  openReviewId: number | null;
};

/** Maximum topics that a search scans before it uses the full-text index. */
const SCAN_LIMIT = 5_000;
/** This many matches in the scan count as a (short) page: the words are frequent, and the index would be slow. */
const MIN_SCAN_MATCHES = 3;

/** Latest received first. A search may return short pages; only the cursor shows whether more follow. */
export async function listTopics(
  dataSource: DataSource,
  columns: Columns<TopicEntity>,
  filter: TopicFilter,
): Promise<Page<ListedTopic>> {
  const words = toWordQuery(filter.words ?? '');
  // A search for punctuation alone finds nothing rather than everything.
  if (filter.words && !words) return { items: [], nextCursor: null };
  const idsOf = async ({ text, values }: PreparedQuery) =>
    (await runQuery<{ id: number }>(dataSource, { text }, values)).map(({ id }) => id);
  const { items, nextCursor } = words
    ? await searchTopics(filter, words, idsOf)
    : pageOf(await idsOf(listQuery(filter)), filter);
  return { items: await rowsOf(dataSource, columns, items), nextCursor };
}

interface PreparedQuery {
  text: string;
  values: unknown[];
}
async function searchTopics(
  filter: TopicFilter,
  words: string,
  idsOf: (asked: PreparedQuery) => Promise<number[]>,
): Promise<Page<number>> {
  const near = pageOf(await idsOf(scanQuery(filter, words)), filter);
  if (near.nextCursor) return near;
  const [end] = await idsOf(scanEndQuery(filter));
  if (end === undefined) return near;
  if (near.items.length < MIN_SCAN_MATCHES && isStoredInTopics(filter.state))
    return pageOf(await idsOf(indexLookupQuery(filter, words)), filter);
  return { items: near.items, nextCursor: toCursor(end) };
}

const pageOf = (found: number[], { limit }: TopicFilter): Page<number> => buildPage(found, limit, (id) => [id]);

const IS_LATEST = `NOT EXISTS (SELECT FROM investigations later WHERE later.topic_id = i.topic_id AND later.id > i.id)`;
const endedWithSql = (status: 'failed' | 'cancelled') =>
  `SELECT i.topic_id AS id FROM investigations i WHERE i.status = '${status}' AND ${IS_LATEST}`;
const withLevelSql = (of: Topic['verificationStatus']) => `SELECT id FROM topics WHERE verification_status = '${of}'`;

/** Each query returns a topic once. The literals match those of the partial indexes and are never input. */
const TOPIC_IDS_BY_STATE: Record<TopicState, string> = {
  unverified: withLevelSql('unverified'),
  verified: withLevelSql('verified'),
  certified: withLevelSql('certified'),
  'in-investigation': `SELECT topic_id AS id FROM investigations WHERE status IN ('queued', 'running', 'paused')`,
  'awaiting-approval': `SELECT topic_id AS id FROM investigations WHERE status = 'awaiting-approval'`,
  'awaiting-review': `SELECT topic_id AS id FROM review_items WHERE state IN ('open')`,
  rejected: `SELECT i.topic_id AS id FROM review_decisions d JOIN investigations i ON i.id = d.investigation_id
    WHERE d.action = 'reject' AND ${IS_LATEST} AND NOT EXISTS (SELECT FROM review_decisions after
      WHERE after.investigation_id = d.investigation_id AND after.id > d.id)`,
  failed: endedWithSql('failed'),
  cancelled: endedWithSql('cancelled'),
};
const isStoredInTopics = (state: TopicState | undefined): boolean =>
  state === undefined || state === 'unverified' || state === 'verified' || state === 'certified';

/** IDs of topics in a state, starting at the cursor, latest first. */
function listQuery({ state, cursor, limit }: TopicFilter, most = limit + 1): PreparedQuery {
  const [before] = cursor ? fromCursor(cursor, 1) : [];
  const from = state ? TOPIC_IDS_BY_STATE[state] : 'SELECT id FROM topics';
  return {
    text: `SELECT s.id FROM (${from}) AS s ${before === undefined ? '' : 'WHERE s.id < $1'}
      ORDER BY s.id DESC LIMIT ${most}`,
    values: before === undefined ? [] : [before],
  };
}

const titleMatchSql = (parameter: number) =>
  `to_tsvector('simple', topic.title) @@ to_tsquery('simple', $${parameter})`;

/** Matches among the first topics of the list. */
function scanQuery(filter: TopicFilter, words: string): PreparedQuery {
  const { text, values } = listQuery(filter, SCAN_LIMIT);
  return {
    text: `SELECT topic.id FROM (${text}) AS seen JOIN topics topic ON topic.id = seen.id
      WHERE ${titleMatchSql(values.length + 1)} ORDER BY topic.id DESC LIMIT ${filter.limit + 1}`,
    values: [...values, words],
  };
}

/** Last row of the scan; null at the end of the list. */
function scanEndQuery(filter: TopicFilter): PreparedQuery {
  const { text, values } = listQuery(filter, SCAN_LIMIT);
  return { text: `SELECT id FROM (${text}) AS seen ORDER BY id DESC OFFSET ${SCAN_LIMIT - 1}`, values };
}

/** All matches: found in the full-text index first, then sorted. */
function indexLookupQuery({ state, cursor, limit }: TopicFilter, words: string): PreparedQuery {
  const [before] = cursor ? fromCursor(cursor, 1) : [];
  return {
    text: `WITH topic AS MATERIALIZED (SELECT topic.id FROM topics topic WHERE ${titleMatchSql(1)}
        ${before === undefined ? '' : 'AND topic.id < $2'} ${state ? `AND topic.verification_status = '${state}'` : ''})
      SELECT id FROM topic ORDER BY id DESC LIMIT ${limit + 1}`,
    values: before === undefined ? [words] : [words, before],
  };
}

async function rowsOf(dataSource: DataSource, columns: Columns<TopicEntity>, ids: number[]): Promise<ListedTopic[]> {
  const shown = LISTED_FIELDS.map((field) => `topic.${columns.nameOf(field)}`).join(', ');
  const rows = await runQuery<
    Record<string, unknown> & {
      investigation: number | null;
      investigationStatus: InvestigationStatus;
      openReviewId: number | null;
    }
  >(
    dataSource,
    {
      text: `SELECT ${shown}, i.id AS investigation, i.status AS investigation_status, review.id AS open_review_id
      FROM topics topic
      LEFT JOIN LATERAL (SELECT id, status FROM investigations WHERE topic_id = topic.id ORDER BY id DESC LIMIT 1) AS i
        ON true
      LEFT JOIN review_items review ON review.topic_id = topic.id AND review.state IN ('open')
      WHERE topic.id = ANY($1::bigint[]) ORDER BY topic.id DESC`,
    },
    [ids],
  );
  return rows.map(({ investigation, investigationStatus: status, openReviewId, ...row }) => ({
    ...columns.read(row),
    investigation: investigation === null ? null : { id: investigation, status },
    openReviewId,
  }));
}
