import type { CandidateThresholds, Topic } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import type { TopicEntity } from './topic.entity';
import { fromCursor, toCursor, type PageRequest } from '../sql/rows';
import { ACTIVE_SQL, CANDIDATE_SQL } from '../sql/predicates';
import { runQuery, type Columns } from '../sql/statements';

/** `score`: most newsworthy first, then oldest first. `latest`: last received first. */
export type CandidateSort = 'score' | 'latest';

export interface CandidateRequest extends PageRequest {
  thresholds: CandidateThresholds;
  /** Words of the title, in any order; a prefix of a word also matches. */
  words?: string | null;
  category?: string | null;
  /** 0–100; can only raise the threshold. */
  minScore?: number | null;
  sort?: CandidateSort;
}

/** Fields shown in a list; articles and facts are not read. */
export const CANDIDATE_FIELDS = [
  'id',
  'externalId',
  'title',
  'category',
  'location',
  'eventDate',
  'discoveryDate',
  'newsworthinessScore',
  'verificationStatus',
  'sourceCount',
] as const satisfies readonly (keyof Topic)[];
export type CandidateTopic = Pick<Topic, (typeof CANDIDATE_FIELDS)[number]>;

export interface CandidatePage {
  topics: CandidateTopic[];
  nextCursor: string | null;
}

/** Maximum search words; more would only slow the search down. */
const MAX_SEARCH_WORDS = 8;
/** Maximum titles that a search scans in list order. */
const SCAN_LIMIT = 2_500;
/** Titles scanned first: a word found in none of them is rare and is looked up in the index at once. */
const RARE_WORD_SCAN = 250;
/**
 * This many matches in the scan count as a (short) page: an index lookup of words this frequent takes longer than
 * continuing the scan.
 */
const MIN_SCAN_MATCHES = 3;
/** `LIMIT` is always one of these, so that the server caches few plans whatever page sizes are requested. */
const PAGE_SIZES = [51, 101, 201];
/** Maximum newsworthiness; the column itself is an unrestricted double. */
const MAX_SCORE = 100;

/**
 * Topics that pass all five gates and have no open investigation. A search may return short pages; only the cursor
 * shows whether more follow.
 */
export async function findCandidates(columns: Columns<TopicEntity>, request: CandidateRequest): Promise<CandidatePage> {
  const words = toWordQuery(request.words ?? '');
  // A search for punctuation alone finds nothing rather than everything.
  if (request.words && !words) return { topics: [], nextCursor: null };
  const list = new CandidateList(columns, request);
  const read: ReadQuery = ({ values, ...statement }) => columns.query(statement, values);
  return words ? searchCandidates(list, words, request, read) : pageOf(await read(list.page()), request);
}

/**
 * A frequent word is found fastest by scanning the list, a rare one by the full-text index. The planner cannot tell
 * which case a word prefix is, and the wrong choice is a hundred times slower. So scan first; a word with few matches
 * by then is rare enough for the index.
 */
async function searchCandidates(
  list: CandidateList,
  words: string,
  request: CandidateRequest,
  read: ReadQuery,
): Promise<CandidatePage> {
  const first = await read(list.scan(words, RARE_WORD_SCAN));
  const near = first.length === 0 || first.length > request.limit ? first : await read(list.scan(words, SCAN_LIMIT));
  const page = pageOf(near, request);
  if (page.nextCursor) return page;
  if (near.length < Math.min(MIN_SCAN_MATCHES, request.limit))
    return pageOf(await read(list.indexLookupQuery(words)), request);
  const [last] = await read(list.scanEnd());
  return { topics: near, nextCursor: last ? cursorOf(last, request.sort) : null };
}

function pageOf(found: CandidateTopic[], { limit, sort }: CandidateRequest): CandidatePage {
  const topics = found.slice(0, limit);
  const end = topics.at(-1);
  return { topics, nextCursor: found.length > limit && end ? cursorOf(end, sort) : null };
}

interface PreparedQuery {
  /** Set if one plan suits all values; otherwise the statement is planned each time. */
  name?: string;
  text: string;
  values: unknown[];
}
type ReadQuery = (asked: PreparedQuery) => Promise<CandidateTopic[]>;

/** Statements for one list, starting at its cursor. */
class CandidateList {
  private readonly values: unknown[] = [];
  private readonly gates: string;
  private readonly rank: string;
  private readonly byId: string;
  private readonly most: number;
  private readonly shape: string;

  constructor(
    private readonly columns: Columns<TopicEntity>,
    { thresholds, minScore, category, cursor, limit, sort = 'score' }: CandidateRequest,
  ) {
    const put = (value: unknown) => `$${this.values.push(value)}`;
    this.rank = sort === 'score' ? '(-topic.newsworthiness_score)' : '(-topic.id)';
    this.byId = sort === 'score' ? ', topic.id' : '';
    this.most = PAGE_SIZES.find((size) => size > limit) ?? limit + 1;
    const after = cursor ? readCursor(cursor, sort) : [];
    this.shape = [sort, category ? 'category' : 'all', cursor ? 'after' : 'first', this.most].join('.');
    const leastScore = Math.max(thresholds.minNewsworthiness, minScore ?? 0);
    this.gates = [
      CANDIDATE_SQL('topic'),
      `topic.source_count < ${put(thresholds.maxSourceCount)}`,
      // Written exactly like the index expression; otherwise the index is not used.
      `(-topic.newsworthiness_score) <= ${put(-leastScore)}::double precision`,
      ...(category ? [`topic.category = ${put(category)}`] : []),
      ...(after.length > 0 ? [`(${this.rank}${this.byId}) > (${after.map(put).join(', ')})`] : []),
    ].join(' AND ');
  }

  /**
   * In score order, nearly every row scanned belongs to the page. In date order, the scan meets rows of any score, so
   * IDs are found by an index-only scan and only the rows of the page are read.
   */
  page(): PreparedQuery {
    const ordered = (selectList: string) =>
      `SELECT ${selectList} FROM ${this.eligibleRows} AND ${IDLE_SQL} ` +
      `ORDER BY ${this.rank}${this.byId} LIMIT ${this.most}`;
    const asked = this.byId ? { text: ordered(this.shown), values: this.values } : this.rows(ordered('topic.id'));
    return { ...asked, name: `topics.candidates.${this.shape}` };
  }

  /** Matches among the first `look` rows of the list. */
  scan(words: string, look: number): PreparedQuery {
    const head = `SELECT topic.id, topic.title, ${this.rank} AS rank FROM ${this.eligibleRows}
      ORDER BY ${this.rank}${this.byId} LIMIT ${look}`;
    const [query, ...letters] = [words, ...words.split(' & ').map((word) => word.replace(':*', ''))];
    // Parsing a title costs ten times as much as searching it for a substring, and this check rules out most titles.
    const spelt = letters
      .map((_, index) => `strpos(lower(topic.title), lower($${this.values.length + 2 + index})) > 0`)
      .join(' AND ');
    const found = `SELECT topic.id FROM (${head}) AS topic WHERE CASE WHEN ${spelt} THEN ${this.matches} ELSE false END
      AND ${IDLE_SQL}`;
    return this.rows(`${found} ORDER BY topic.rank${this.byId} LIMIT ${this.most}`, query, ...letters);
  }

  /** Last row of the scan; null at the end of the list. */
  scanEnd(): PreparedQuery {
    return this.rows(
      `SELECT topic.id FROM ${this.eligibleRows} ORDER BY ${this.rank}${this.byId} OFFSET ${SCAN_LIMIT - 1} LIMIT 1`,
    );
  }

  /** All matches, from the full-text index. */
  indexLookupQuery(words: string): PreparedQuery {
    const found = `SELECT ${this.shown} FROM ${this.eligibleRows} AND ${this.matches} AND ${IDLE_SQL}`;
    return {
      text: `WITH topic AS MATERIALIZED (${found}) SELECT * FROM topic ORDER BY ${this.rank}${this.byId}
        LIMIT ${this.most}`,
      values: [...this.values, words],
    };
  }

  private rows(ids: string, ...more: unknown[]): PreparedQuery {
    return {
      text: `SELECT ${this.shown} FROM (${ids}) AS chosen JOIN topics topic ON topic.id = chosen.id
        ORDER BY ${this.rank}${this.byId}`,
      values: [...this.values, ...more],
    };
  }

  private get eligibleRows(): string {
    return `topics topic WHERE ${this.gates}`;
  }

  private get matches(): string {
    return `to_tsvector('simple', topic.title) @@ to_tsquery('simple', $${this.values.length + 1})`;
  }

  private get shown(): string {
    return CANDIDATE_FIELDS.map((field) => `topic.${this.columns.nameOf(field)}`).join(', ');
  }
}

/**
 * Deliberately a correlated subquery: in a join, a table of investigations that has just grown would be scanned once
 * per topic. OFFSET keeps the planner from turning it into a join.
 */
const IDLE_SQL = `NOT EXISTS (
  SELECT FROM investigations i WHERE i.topic_id = topic.id AND ${ACTIVE_SQL('i')} OFFSET 0)`;

/** Keeps only letters and digits, so that no input is read as an operator. Empty if there are no words. */
export function toWordQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}

const readCursor = (cursor: string, sort: CandidateSort): number[] =>
  sort === 'latest' ? fromCursor(cursor, 1) : fromCursor(cursor, 2, isScoreOrId);

/** A score may have decimals; the ID after it must be a whole number. */
function isScoreOrId(part: unknown, index: number): part is number {
  if (index > 0) return Number.isSafeInteger(part);
  return typeof part === 'number' && Math.abs(part) <= MAX_SCORE;
}

const cursorOf = (end: CandidateTopic, sort: CandidateSort = 'score'): string =>
  sort === 'latest' ? toCursor(-end.id) : toCursor(-end.newsworthinessScore, end.id);

/** Categories of candidates in alphabetical order; the statement skips from one to the next in the index. */
export async function candidateCategories(dataSource: DataSource): Promise<string[]> {
  const rows = await runQuery<{ category: string }>(
    dataSource,
    {
      text: `
 WITH RECURSIVE found AS (
   (SELECT category FROM topics WHERE category IS NOT NULL AND ${CANDIDATE_SQL('topics')} ORDER BY category LIMIT 1)
   UNION ALL
   SELECT (SELECT category FROM topics WHERE category > found.category AND ${CANDIDATE_SQL('topics')} ORDER BY category
     LIMIT 1)
   FROM found WHERE found.category IS NOT NULL
 )
 SELECT category FROM found WHERE category IS NOT NULL LIMIT 200`,
    },
    [],
  );
  return rows.map(({ category }) => category);
}
