import type { ConclusionTransaction, Database } from '@corroborate/db';
import type { CaseHistory } from '../case/case.history';

/** A case whose evidence is stored. `counted`: IDs of the sources that count toward its level. */
export interface CaseEvidenceInput {
  id: number;
  round: number;
  history: CaseHistory;
  counted: ReadonlySet<number>;
}

/**
 * Stores source and claim rows for editors and dashboards. Idempotent. `locked`: a transaction that has locked the
 * case.
 */
export async function storeEvidence(
  db: Pick<Database, 'sources' | 'claims'>,
  { id, round, history, counted }: CaseEvidenceInput,
  locked?: ConclusionTransaction['client'],
): Promise<void> {
  const weighed = history.latest('cross-reference');
  if (!weighed) return;
  const pages = new Map(history.pages().map((page) => [page.sourceId, page]));
  await db.sources.saveUses(
    id,
    weighed.sources.map((source) => ({
      sourceId: source.id,
      round,
      tier: source.tier,
      stance: source.stance.stance,
      strength: source.stance.strength,
      passage: source.stance.passage,
      stanceReasons: source.stance.reasons,
      clusterId: source.clusterId,
      counts: counted.has(source.id),
      isTopicPage: source.isTopicPage,
      foundBy: pages.get(source.id)?.foundBy ?? [],
      parentSourceId: pages.get(source.id)?.parentSourceId ?? null,
      published: source.published,
    })),
    locked,
  );
  await db.claims.replace(id, weighed.claims, weighed.findings, locked);
}
