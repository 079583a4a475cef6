import type { VerificationLevel } from '@corroborate/domain';
import type { InvestigationEntity } from '@corroborate/db';
import type { Outcome } from '../scores';
import type { ApplicationParts } from '@corroborate/investigation';
import { listedStory } from './listed-story.reader';
import { readResult, type StoredResult } from '@corroborate/report';

/** Outcome of a topic, in the terms of the evaluation. */
export async function readOutcome(
  product: ApplicationParts,
  externalId: string,
  row: InvestigationEntity | null,
): Promise<Outcome> {
  const { db } = product;
  const topic = await db.topics.findByExternalId(externalId);
  const totals = row ? await db.ledger.totals(row.id) : null;
  const result = readResult(row?.result);
  return {
    topic: externalId,
    applied: topic?.verificationStatus ?? 'unverified',
    recommended: row?.recommendedLevel ?? (topic?.verificationStatus as VerificationLevel) ?? 'unverified',
    originUrl: result?.original_source?.url ?? null,
    originSite: result?.original_source?.site ?? null,
    independent: result?.independent_credible_sources ?? 0,
    review: row?.requiresHumanReview ?? false,
    confidence: row?.confidenceLevel ?? 0,
    reasons: reasonsOf(row, result),
    wallMs: durationOf(row),
    costUsd: totals?.costUsd ?? 0,
    upstreamCalls: totals?.calls ?? 0,
    investigated: row !== null,
    story: row ? await listedStory(product, row.id) : null,
    failure: row && row.status !== 'completed' ? (row.failure?.message ?? row.status) : null,
  };
}

function reasonsOf(row: InvestigationEntity | null, result: StoredResult | null): string[] {
  const rules = (result?.rules ?? []).map(({ rule, passed, reason }) => `${passed ? 'pass' : 'no'} ${rule}: ${reason}`);
  return row?.reviewReason ? [...rules, `review ${row.reviewReason}`] : rules;
}

function durationOf(row: InvestigationEntity | null): number {
  if (!row?.startedAt || !row.finishedAt) return 0;
  return new Date(row.finishedAt).getTime() - new Date(row.startedAt).getTime();
}
