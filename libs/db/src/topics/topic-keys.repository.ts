import { topicLookupKeys, type KeyedTopic, type TopicGist } from '@corroborate/domain';
import { isRowId } from '../sql/rows';
import { executeQuery, inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/** Stored topics that share keys or the page with a given topic. The caller decides whether they are related. */
export interface SimilarTopics {
  /** May be about the same event; most shared keys first. */
  event: TopicGist[];
  /** May be about a similar event with the same actor or place; latest first among equals. */
  series: TopicGist[];
}

/** Maximum topics returned for each relation. */
const MAX_PER_RELATION = 40;
/** Maximum rows ranked per search path, so that mass notices sharing the same words cannot delay the answer. */
const MAX_RANKED = 3_000;

export class TopicKeysRepository extends Repository {
  /** `id`: ID of the given topic, which is excluded. */
  async findSimilar(topic: KeyedTopic & { id: number; url?: string | null }): Promise<SimilarTopics> {
    const { names, words, series } = topicLookupKeys(topic);
    const id = isRowId(topic.id) ? topic.id : 0;
    const rows = await inTransaction(this.dataSource, async (client) => {
      // The planner overestimates how many rows share one of eighty keys and would read the whole
      // table.
      await client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      return executeQuery<GistRow>(
        client,
        {
          name: 'topics.like',
          text: `SELECT n.relation, t.id, t.external_id, t.title, left(COALESCE(t.summary, t.article_text), 1000) AS
            text,
       t.url, t.event_date, t.discovery_date,
         t.location, t.entities, t.category, t.status, t.verification_status, t.investigated,
         (SELECT max(i.id) FROM investigations i WHERE i.topic_id = t.id) AS investigation_id
       FROM (${ranked('event', SHARED_EVENT_KEYS, '$1::int[] || $2::int[]')}
         UNION ALL ${SAME_PAGE}
         UNION ALL ${ranked('series', sharedKeysQuery('series_keys', '$3'), '$3::int[]')}) n
      JOIN topics t ON t.id = n.topic_id
       ORDER BY n.relation, n.shared DESC, t.id DESC`,
        },
        [names, words, series, id, MAX_PER_RELATION, topic.url ?? null],
      );
    });
    const of = (relation: GistRow['relation']) =>
      rows.flatMap(({ relation: found, ...gist }) => (found === relation ? gist : []));
    return { event: of('event'), series: of('series') };
  }
}

type GistRow = TopicGist & { relation: keyof SimilarTopics };

const sharedKeysQuery = (column: string, parameter: string) =>
  `(SELECT k.topic_id, k.${column} AS keys FROM topic_keys k WHERE k.${column} && ${parameter}::int[]
    AND k.topic_id <> $4 LIMIT ${MAX_RANKED})`;
const ranked = (relation: string, found: string, parameters: string) => `(
  SELECT '${relation}' AS relation, f.topic_id, (SELECT count(*) FROM unnest(f.keys) AS key
    WHERE key = ANY (${parameters})) AS shared
  FROM (${found}) f ORDER BY shared DESC, f.topic_id DESC LIMIT $5)`;
const SHARED_EVENT_KEYS = `${sharedKeysQuery('event_keys', '$1')} UNION ${sharedKeysQuery('event_keys', '$2')}`;
/** Topics with the same page come first, regardless of their words. */
const SAME_PAGE = `(SELECT 'event' AS relation, id AS topic_id, 1000 AS shared FROM topics WHERE url = $6 AND id <> $4
  ORDER BY id DESC LIMIT $5)`;
