import type { Instant, VerificationLevel } from '@corroborate/domain';
import { cleanText } from '../sql/clean';
import { isRowId } from '../sql/rows';
import { NAMES_SQL } from '../sql/predicates';
import { Repository } from '../sql/repository';

/** A topic investigated before, with its last completed investigation. */
export interface EarlierCase {
  topicId: number;
  investigationId: number;
  title: string;
  names: string[];
  endedAt: Instant;
  level: VerificationLevel;
  /** Verdict on the main claim; null if none was stored. */
  coreVerdict: string | null;
}

/** Maximum names to search for; any further names are spelling variants of these. */
const MAX_NAMES = 4;

export class EarlierCasesRepository extends Repository {
  /** Investigated topics, except `besides`, with one of the names as a phrase in title or entities; latest first. */
  async listByNames(names: readonly string[], besides: number, limit: number): Promise<EarlierCase[]> {
    const wanted = names
      .map((name) => cleanText(name).slice(0, 200))
      .filter((name) => /[\p{L}\p{N}]/u.test(name))
      .slice(0, MAX_NAMES);
    if (wanted.length === 0) return [];
    const given = Array.from({ length: MAX_NAMES }, (_, at) => wanted[at] ?? wanted[0]);
    const values = [...given, isRowId(besides) ? besides : 0, Math.max(1, Math.min(limit, 100))];
    const rows = await this.query<Omit<EarlierCase, 'names'> & { names: unknown }>(SELECT_BY_NAME, values);
    return rows.map(({ names: entities, ...row }) => ({
      ...row,
      names: Array.isArray(entities) ? entities.filter((name) => typeof name === 'string') : [],
    }));
  }
}

const SELECT_BY_NAME = {
  name: 'earlier-cases.naming',
  text: `SELECT t.id AS topic_id, i.id AS investigation_id, t.title, t.entities AS names, i.finished_at AS ended_at,
      t.verification_status AS level,
      jsonb_path_query_first(i.result, '$.claims[*] ? (@.core == true).verdict') #>> '{}' AS core_verdict
    FROM topics t
    JOIN LATERAL (SELECT id, finished_at, result FROM investigations WHERE topic_id = t.id AND status = 'completed'
      AND finished_at IS NOT NULL ORDER BY id DESC LIMIT 1) i ON true
    WHERE t.investigated AND t.id <> $5
      AND (${NAMES_SQL('t.')}) @@ (phraseto_tsquery('simple', $1) || phraseto_tsquery('simple',
        $2) || phraseto_tsquery('simple', $3) || phraseto_tsquery('simple', $4))
    ORDER BY i.finished_at DESC LIMIT $6`,
};
