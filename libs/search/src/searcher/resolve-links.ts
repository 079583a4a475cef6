import {
  isAnswered,
  type CallContext,
  type CoverageEntry,
  type Outcome,
  type RankedResult,
  type SearchHit,
} from '@corroborate/domain';
import { runQuery } from '@corroborate/providers';
import type { SearchEngine } from '../engines/engine.types';

/** Links resolved concurrently; the gateway spaces the calls. */
const BATCH_SIZE = 3;

/** Resolves the URLs of the best results whose links only their engine understands. */
export async function resolveLinks(
  engine: SearchEngine,
  { ranked, hits, limit }: { ranked: RankedResult[]; hits: SearchHit[]; limit: number },
  context: CallContext,
) {
  const { links } = engine;
  const wanted = links ? ranked.filter(({ url }) => links.handles(url)).slice(0, limit) : [];
  if (!links || wanted.length === 0) return { hits, hole: null };
  const known = new Map<string, string>();
  let costUsd = 0;
  let refusal: Exclude<Outcome<string>, { kind: 'found' }> | null = null;
  for (let i = 0; i < wanted.length && !isFinalLimit(refusal, context); i += BATCH_SIZE) {
    const answers = await Promise.all(
      wanted
        .slice(i, i + BATCH_SIZE)
        .map(async ({ url }) => ({ url, ...(await runQuery(context, (own) => links.resolve(url, own))) })),
    );
    for (const { url, outcome, cost } of answers) {
      costUsd += cost.costUsd;
      if (outcome.kind === 'found') known.set(url, outcome.value);
      else refusal = outcome;
    }
  }
  return {
    /** Hits with the publisher's URL wherever it could be resolved. */
    hits: hits.map((hit) => ({ ...hit, url: known.get(hit.url) ?? hit.url })),

    /** Coverage entry if some links could not be resolved; otherwise null. */
    hole:
      refusal === null
        ? null
        : unresolvedEntry(engine, { closed: wanted.length - known.size, of: wanted.length, costUsd }, refusal),
  };
}

/** Whether to stop: a refusal also applies to the next link; a malformed response may concern one link only. */
const isFinalLimit = (refusal: Outcome<string> | null, context: CallContext) =>
  context.signal?.aborted === true || (refusal !== null && !isAnswered(refusal) && refusal.kind !== 'failed');

function unresolvedEntry(
  engine: SearchEngine,
  { closed, of, costUsd }: { closed: number; of: number; costUsd: number },
  refusal: Exclude<Outcome<string>, { kind: 'found' }>,
): CoverageEntry {
  return {
    provider: engine.manifest.name,
    query: '',
    strategy: 'resolve-links',
    outcome: refusal.kind,
    reason: `${closed} of ${of} links could not be resolved: ${refusal.reason}`,
    hits: 0,
    costUsd,
    fromCache: false,
  };
}
