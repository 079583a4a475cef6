import { buildTopicKeys, type Topic, type TopicDraft } from '@corroborate/domain';
import pLimit from 'p-limit';
import { cleanText, jsonParameter } from '../sql/clean';
import { TopicEntity } from './topic.entity';
import { candidateCategories, findCandidates, type CandidatePage, type CandidateRequest } from './candidates.query';
import { isRowId, type Page } from '../sql/rows';
import { ACTIVE_SQL } from '../sql/predicates';
import { Columns } from '../sql/statements';
import { listTopics, type ListedTopic, type TopicFilter } from './topics.query';
import { Repository } from '../sql/repository';

const BATCH_SIZE = 500;
/**
 * Maximum concurrent searches per process: each costs ten times as much as a page of the list, so more could starve
 * other queries. Two, so that one slow search does not block all others.
 */
const MAX_CONCURRENT_SEARCHES = 2;

interface UpsertedTopic {
  topic: Topic;
  created: boolean;
}
export type TopicHead = Pick<Topic, 'title' | 'verificationStatus'>;

export class TopicsRepository extends Repository {
  private readonly searches = pLimit(MAX_CONCURRENT_SEARCHES);
  private readonly columns = new Columns(this.dataSource, TopicEntity);

  /**
   * Stores topics from the pipeline, one per `externalId`; returns one result per draft, in order. A known topic's
   * pipeline fields are updated only if it has not been investigated and is not under investigation; absent or null
   * fields keep their values, `sourcePlan` and `verifiedFacts` are merged.
   */
  async upsertMany(drafts: TopicDraft[]): Promise<UpsertedTopic[]> {
    const last = new Map(drafts.map((draft) => [draft.externalId, draft]));
    const stored = new Map<string, UpsertedTopic>();
    // Sorted, so that two batches with the same topics cannot deadlock.
    const ordered = [...last.values()].sort((a, b) => (a.externalId < b.externalId ? -1 : 1));
    for (let at = 0; at < ordered.length; at += BATCH_SIZE) {
      for (const one of await this.upsertBatch(ordered.slice(at, at + BATCH_SIZE)))
        stored.set(one.topic.externalId, one);
    }
    return this.toUpsertResults(drafts, stored);
  }

  async get(id: number): Promise<Topic | null> {
    return (await this.getMany([id])).get(id) ?? null;
  }

  async findByExternalId(externalId: string): Promise<Topic | null> {
    const [topic] = await this.listByExternalIds([externalId]);
    return topic ?? null;
  }

  async getMany(ids: number[]): Promise<Map<number, Topic>> {
    const topics = await this.columns.select('topics.many', 'WHERE id = ANY($1::bigint[])', [ids.filter(isRowId)]);
    return new Map(topics.map((topic) => [topic.id, topic]));
  }

  /** Topic fields shown in lists of other items, by ID; unknown IDs are left out. */
  async listHeads(ids: number[]): Promise<Map<number, TopicHead>> {
    const rows = await this.query<TopicHead & { id: number }>(
      {
        name: 'topics.heads',
        text: 'SELECT id, title, verification_status FROM topics WHERE id = ANY($1::bigint[])',
      },
      [[...new Set(ids)].filter(isRowId)],
    );
    return new Map(rows.map(({ id, ...head }) => [id, head]));
  }

  candidates(request: CandidateRequest): Promise<CandidatePage> {
    const find = () => findCandidates(this.columns, request);
    return request.words ? this.searches(find) : find();
  }

  candidateCategories(): Promise<string[]> {
    return candidateCategories(this.dataSource);
  }

  /** Topics in a state, or all topics; latest received first. */
  list(filter: TopicFilter): Promise<Page<ListedTopic>> {
    const find = () => listTopics(this.dataSource, this.columns, filter);
    return filter.words ? this.searches(find) : find();
  }

  private listByExternalIds(externalIds: string[]): Promise<Topic[]> {
    const values = [[...new Set(externalIds)].map(cleanText)];
    return this.columns.select('topics.named', 'WHERE external_id = ANY($1::text[])', values);
  }

  private async toUpsertResults(drafts: TopicDraft[], stored: Map<string, UpsertedTopic>) {
    const names = drafts.map(({ externalId }) => cleanText(externalId));
    // Topics that others stored while the statement ran and that it may not change.
    const missing = names.filter((name) => !stored.has(name));
    const rest = missing.length > 0 ? await this.listByExternalIds(missing) : [];
    for (const topic of rest) stored.set(topic.externalId, { topic, created: false });
    return names.map((name) => {
      const one = stored.get(name);
      if (!one) throw new Error(`Topic ${name} vanished while it was stored`);
      stored.set(name, { ...one, created: false });
      return one;
    });
  }

  private async upsertBatch(drafts: TopicDraft[]): Promise<UpsertedTopic[]> {
    const statement = { name: 'topics.upsert', text: upsertSql(this.columns.list) };
    const rows = await this.query<{ created: boolean }>(statement, [jsonParameter(drafts.map(toRow))]);
    return rows.map((row) => ({ topic: this.columns.read({ ...row }), created: row.created }));
  }
}

function toRow(draft: TopicDraft): Record<string, unknown> {
  const { title, entities = [], location = null, eventDate = null, discoveryDate = null } = draft;
  const keys = buildTopicKeys({ title, entities, location, eventDate, discoveryDate });
  return {
    external_id: draft.externalId,
    title: draft.title,
    summary: draft.summary ?? null,
    article_text: draft.articleText ?? null,
    url: draft.url ?? null,
    event_date: draft.eventDate ?? null,
    discovery_date: draft.discoveryDate ?? null,
    location: draft.location ?? null,
    entities: draft.entities ?? null,
    category: draft.category ?? null,
    language: draft.language ?? null,
    newsworthiness_score: draft.newsworthinessScore,
    status: draft.status,
    verification_status: draft.verificationStatus,
    source_count: draft.sourceCount,
    source_plan: draft.sourcePlan ?? null,
    verified_facts: draft.verifiedFacts ?? null,
    investigated: draft.investigated ?? null,
    event_keys: [...keys.names, ...keys.words],
    series_keys: keys.series,
  };
}

const OPTIONAL_COLUMNS = [
  'summary',
  'article_text',
  'url',
  'event_date',
  'discovery_date',
  'location',
  'category',
  'language',
];
const PRESERVED_WHEN_ABSENT = OPTIONAL_COLUMNS.map(
  (column) => `${column} = COALESCE(EXCLUDED.${column}, topics.${column})`,
).join(', ');

const UPSERT_SQL = `
WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
    external_id text, title text, summary text, article_text text, url text, event_date timestamptz,
      discovery_date timestamptz,
    location text, entities jsonb, category text, language text, newsworthiness_score double precision, status text,
    verification_status text, source_count int, source_plan jsonb, verified_facts jsonb, investigated boolean,
    event_keys int[], series_keys int[])
), stored AS (
INSERT INTO topics (external_id, title, summary, article_text, url, event_date, discovery_date, location, entities,
  category,
  language, newsworthiness_score, status, verification_status, source_count, source_plan, verified_facts, investigated)
SELECT external_id, title, summary, article_text, url, event_date, discovery_date, location, COALESCE(entities, '[]'),
  category,
  language, newsworthiness_score, status, verification_status, source_count, COALESCE(source_plan, '{}'),
  COALESCE(verified_facts, '{}'), COALESCE(investigated, false)
FROM input
ON CONFLICT (external_id) DO UPDATE SET
  title = EXCLUDED.title, ${PRESERVED_WHEN_ABSENT},
  entities = CASE WHEN EXCLUDED.entities = '[]' THEN topics.entities ELSE EXCLUDED.entities END,
  newsworthiness_score = EXCLUDED.newsworthiness_score, status = EXCLUDED.status,
  verification_status = EXCLUDED.verification_status, source_count = EXCLUDED.source_count,
  source_plan = topics.source_plan || EXCLUDED.source_plan,
    verified_facts = topics.verified_facts || EXCLUDED.verified_facts,
  investigated = EXCLUDED.investigated, updated_at = now()
WHERE NOT topics.investigated
  AND NOT EXISTS (SELECT 1 FROM investigations i WHERE i.topic_id = topics.id AND ${ACTIVE_SQL('i')})`;
const KEYS_SQL = `, keyed AS (
INSERT INTO topic_keys (topic_id, event_keys, series_keys)
SELECT stored.id, input.event_keys, input.series_keys FROM stored JOIN input USING (external_id)
-- A message that leaves fields out makes fewer keys than the stored topic has; one too many does no harm.
ON CONFLICT (topic_id) DO UPDATE SET
  event_keys = ARRAY(SELECT unnest(topic_keys.event_keys) UNION SELECT unnest(EXCLUDED.event_keys)),
  series_keys = ARRAY(SELECT unnest(topic_keys.series_keys) UNION SELECT unnest(EXCLUDED.series_keys))
)`;

/** `columns`: of the table, to be returned. */
const upsertSql = (columns: string): string => `${UPSERT_SQL}
RETURNING ${columns}, (xmax = 0) AS created
)${KEYS_SQL}
SELECT * FROM stored
UNION ALL SELECT ${columns}, false FROM topics
  WHERE external_id IN (SELECT external_id FROM input) AND id NOT IN (SELECT id FROM stored)`;
