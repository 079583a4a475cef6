import type { CandidateThresholds, Topic } from '@corroborate/domain';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { TopicEntity } from '../entities';
import { fromCursor, plain, toCursor } from './plain';
import { ACTIVE_SQL, CANDIDATE_SQL } from './predicates';

/** `score`: most newsworthy first, then oldest first. `latest`: last received first. */
export type CandidateSort = 'score' | 'latest';

export interface CandidateRequest {
  limit: number;
  cursor?: string | null;
  thresholds: CandidateThresholds;
  /** Words of the title, in any order; the last ones of a word may be missing. */
  words?: string | null;
  category?: string | null;
  /** 0–100; never lowers the threshold. */
  minScore?: number | null;
  sort?: CandidateSort;
}

export interface CandidatePage {
  topics: Topic[];
  nextCursor: string | null;
}

/** More would only slow the search down. */
const MAX_WORDS = 8;

/** Topics that pass all five gates. Topics with an investigation under way are left out. */
export async function findCandidates(dataSource: DataSource, request: CandidateRequest): Promise<CandidatePage> {
  const sort = request.sort ?? 'score';
  const query = passing(dataSource, request);
  narrow(query, request);
  const rows = await sorted(query, sort, request.cursor ?? null).limit(request.limit + 1).getMany();
  const topics = rows.slice(0, request.limit).map(plain);
  const end = topics.at(-1);
  const more = rows.length > request.limit && end !== undefined;
  return { topics, nextCursor: more ? cursorOf(end, sort) : null };
}

function passing(dataSource: DataSource, { thresholds, minScore }: CandidateRequest): SelectQueryBuilder<TopicEntity> {
  const least = Math.max(thresholds.minNewsworthiness, minScore ?? 0);
  return dataSource
    .getRepository(TopicEntity)
    .createQueryBuilder('topic')
    .where(CANDIDATE_SQL('topic'))
    .andWhere('topic.source_count < :maxSourceCount', { maxSourceCount: thresholds.maxSourceCount })
    // Written like the index expression, else the index is not used.
    .andWhere('(-topic.newsworthiness_score) <= :least', { least: -least })
    .andWhere(`NOT EXISTS (SELECT 1 FROM investigations i WHERE i.topic_id = topic.id AND ${ACTIVE_SQL('i')})`);
}

function narrow(query: SelectQueryBuilder<TopicEntity>, { words, category }: CandidateRequest): void {
  if (category) query.andWhere('topic.category = :category', { category });
  if (!words) return;
  const wanted = wordQuery(words);
  // A search for signs alone finds nothing; it does not find everything.
  if (wanted) query.andWhere(`to_tsvector('simple', topic.title) @@ to_tsquery('simple', :wanted)`, { wanted });
  else query.andWhere('false');
}

/** Letters and digits alone, so that nothing typed is read as an operator. Empty where there is no word. */
export function wordQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => `${word}:*`).join(' & ');
}

function sorted(query: SelectQueryBuilder<TopicEntity>, sort: CandidateSort, cursor: string | null): SelectQueryBuilder<TopicEntity> {
  if (sort === 'latest') {
    if (cursor) query.andWhere('(-topic.id) > :last', { last: fromCursor(cursor, 1)[0] });
    return query.orderBy('(-topic.id)', 'ASC');
  }
  if (cursor) {
    const [score, id] = fromCursor(cursor, 2);
    query.andWhere('((-topic.newsworthiness_score), topic.id) > (:score, :id)', { score, id });
  }
  return query.orderBy('(-topic.newsworthiness_score)', 'ASC').addOrderBy('topic.id', 'ASC');
}

const cursorOf = (end: Topic, sort: CandidateSort): string => (sort === 'latest' ? toCursor(-end.id) : toCursor(-end.newsworthinessScore, end.id));

/** Names of categories that candidates have, in alphabetical order: jumps from one to the next in the index. */
export async function candidateCategories(dataSource: DataSource): Promise<string[]> {
  const rows: { category: string }[] = await dataSource.query(CATEGORIES_SQL);
  return rows.map(({ category }) => category);
}

const CATEGORIES_SQL = `
WITH RECURSIVE found AS (
  (SELECT category FROM topics WHERE category IS NOT NULL AND ${CANDIDATE_SQL('topics')} ORDER BY category LIMIT 1)
  UNION ALL
  SELECT (SELECT category FROM topics WHERE category > found.category AND ${CANDIDATE_SQL('topics')} ORDER BY category LIMIT 1)
  FROM found WHERE found.category IS NOT NULL
)
SELECT category FROM found WHERE category IS NOT NULL LIMIT 200`;
