import {
  findMainClaim,
  isAnswered,
  markTimedOut,
  withTimeLimit,
  type CallContext,
  type Claim,
  type CoverageEntry,
  type FactCheck,
  type Mode,
  type Outcome,
  type Topic,
} from '@corroborate/domain';
import { runQuery } from '@corroborate/providers';
import { listContentStems, removeUrls, tokenizeWords } from '@corroborate/text';
import { RECORD_TIME_MS, RECORDS_OUT_OF_TIME } from '../registers/record.thresholds';
import type { FactCheckFindings, FactCheckIndex } from './fact-check.types';

/** The index finds little for long queries, so only the most distinctive words of a claim are sent. */
const QUERY_WORDS = 9;
const MAX_CHECKS = 12;
/** Claims other than the main claim that are queried, one call each. */
const MAX_CLAIMS: Record<Mode, number> = { quick: 2, detailed: 4, exhaustive: 7 };

/**
 * Queries every index for earlier fact checks of the main claim. Whether a result is about the same
 * claim is decided during evaluation.
 */
export class FactCheckService {
  constructor(
    private readonly indexes: FactCheckIndex[],
    private readonly timeMs: Record<Mode, number> = RECORD_TIME_MS,
  ) {}

  async find(topic: Topic, claims: Claim[], given: CallContext, mode: Mode = 'quick'): Promise<FactCheckFindings> {
    const context = withTimeLimit(given, this.timeMs[mode]);
    const queries = factCheckQueries(topic, claims, mode);
    const asked = await Promise.all(
      this.indexes.flatMap((index) => queries.map((query) => queryIndex(index, query, topic.language, context))),
    );
    const checks = asked.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.value : []));
    const distinct = [...new Map(checks.map((check) => [check.url, check])).values()].slice(0, MAX_CHECKS);
    return { factChecks: distinct, coverage: asked.map(({ entry }) => entry) };
  }
}

/** The title, the main claim if it differs, and other claims by importance. */
export function factCheckQueries(topic: Topic, claims: Claim[], mode: Mode = 'quick'): string[] {
  const core = findMainClaim(claims)?.text ?? '';
  const others = claims
    .filter((claim) => !claim.core)
    .sort((a, b) => b.importance - a.importance)
    .slice(0, MAX_CLAIMS[mode])
    .map(({ text }) => text);
  return [...new Set([topic.title, core, ...others].map(keywords).filter(Boolean))];
}

function keywords(text: string): string {
  const kept = new Set<string>();
  const found = tokenizeWords(removeUrls(text.slice(0, 600))).filter(
    ({ raw, stem }) => listContentStems(raw).length > 0 && !kept.has(stem) && kept.add(stem),
  );
  return found
    .slice(0, QUERY_WORDS)
    .map(({ raw }) => raw)
    .join(' ');
}

async function queryIndex(
  index: FactCheckIndex,
  query: string,
  language: string | null,
  context: CallContext,
): Promise<{ outcome: Outcome<FactCheck[]>; entry: CoverageEntry }> {
  const asked = await runQuery(context, (own) => index.find(query, language, own), { broke: '' });
  const outcome = markTimedOut(asked.outcome, context, RECORDS_OUT_OF_TIME);
  const { costUsd, fromCache } = asked.cost;
  const entry: CoverageEntry = {
    provider: index.manifest.name,
    query,
    strategy: 'fact-checks',
    outcome: outcome.kind,
    reason: outcome.kind === 'found' ? null : outcome.reason,
    hits: outcome.kind === 'found' ? outcome.value.length : 0,
    costUsd,
    fromCache: isAnswered(outcome) && fromCache,
  };
  return { outcome, entry };
}
