import type { PlannedQuery } from '@corroborate/domain';
import type { EngineManifest } from '../engines/engine.types';
import { ARCHIVED_STRATEGY } from '../queries/archived.policy';
import { renderQuery } from '../queries/render-query.policy';
import { parseQuery } from '../queries/query-text.policy';
import { PACE_ALLOWANCE_MS } from '../search.thresholds';

/** One call worth making, with the reason for choosing this engine for this query. */
export interface PlannedCall {
  engine: string;
  query: PlannedQuery;
  reason: string;
}

type EngineQueryPair = ReturnType<typeof pairEngineWithQuery>;

/**
 * Each later query of the plan is worth slightly less, as is each further engine per query and each
 * further query per engine.
 */
const LATER_QUERY_FACTOR = 0.93;
const SAME_QUERY_FACTOR = 0.7;
const SAME_ENGINE_FACTOR = 0.85;

/**
 * Decides which engine receives which query: not every engine needs every query. Takes the best
 * pair until `maxCalls` is reached; spreading queries over engines comes before sending one engine
 * everything. The first query goes to every engine, if calls allow.
 */
export function scheduleCalls(manifests: EngineManifest[], queries: PlannedQuery[], maxCalls: number): PlannedCall[] {
  let open = manifests
    .flatMap((manifest) => queries.map((query, index) => pairEngineWithQuery(manifest, query, index)))
    .filter(({ fit }) => fit > 0);
  const chosen: EngineQueryPair[] = [];
  while (chosen.length < maxCalls && open.length > 0) {
    const next = open.reduce((best, candidate) =>
      scorePair(candidate, chosen) > scorePair(best, chosen) ? candidate : best,
    );
    chosen.push(next);
    open = open.filter((other) => other !== next && !isRepeat(other, next) && hasTime(other.manifest, chosen));
  }
  return chosen.map(toPlannedCall);
}

/** One call per query, on the best suited and least used engine; skipped if no engine can take it. */
export function oneCallPerEngine(manifests: EngineManifest[], queries: PlannedQuery[]): PlannedCall[] {
  const chosen: EngineQueryPair[] = [];
  for (const query of queries) {
    const able = manifests
      .map((manifest) => pairEngineWithQuery(manifest, query, 0))
      .filter((one) => one.fit > 0 && hasTime(one.manifest, chosen));
    const [best] = able.sort((a, b) => scorePair(b, chosen) - scorePair(a, chosen));
    if (best) chosen.push(best);
  }
  return chosen.map(toPlannedCall);
}

const toPlannedCall = ({ manifest, query, why }: EngineQueryPair): PlannedCall => ({
  engine: manifest.name,
  query,
  reason: why,
});

/** The next page of full result lists, in the order of the first calls; one per query and engine. */
export function furtherCalls(manifests: EngineManifest[], full: PlannedCall[], most: number): PlannedCall[] {
  const hasMore = ({ engine, query }: PlannedCall) =>
    (manifests.find(({ name }) => name === engine)?.pages ?? 1) > (query.page ?? 1);
  return full
    .filter(hasMore)
    .slice(0, most)
    .map(({ engine, query }) => ({
      engine,
      query: { ...query, page: (query.page ?? 1) + 1 },
      reason: `${engine} had more results than fit its first page, and too few were relevant`,
    }));
}

const isRepeat = (a: EngineQueryPair, b: EngineQueryPair) => a.manifest === b.manifest && a.sent === b.sent;

function scorePair({ manifest, query, index, fit }: EngineQueryPair, chosen: EngineQueryPair[]): number {
  const ears = chosen.filter((other) => other.query === query).length;
  const asked = chosen.filter((other) => other.manifest === manifest).length;
  return fit * LATER_QUERY_FACTOR ** index * SAME_QUERY_FACTOR ** ears * SAME_ENGINE_FACTOR ** asked;
}

/** A slow engine gets as many calls as its rate allows during a search, but at least one. */
const hasTime = (manifest: EngineManifest, chosen: EngineQueryPair[]) =>
  chosen.filter((other) => other.manifest === manifest).length <
  Math.max(1, Math.floor(PACE_ALLOWANCE_MS / Math.max(1, manifest.paceMs)));

function pairEngineWithQuery(manifest: EngineManifest, query: PlannedQuery, index: number) {
  const { fit, why } = engineFitness(manifest, query);
  const window = manifest.operators.dateWindow ? `|${query.from ?? ''}|${query.to ?? ''}` : '';
  return {
    manifest,
    query,
    index,
    fit,
    why,
    /** The request actually sent: two queries may be identical for a simple engine. */
    sent: renderQuery(query, manifest).toLowerCase() + window,
  };
}

/** Strategies that look for more than news reports. */
const WEB_FIRST_STRATEGIES = new Set(['check', 'official', 'site', 'details']);

function engineFitness({ operators, kind, paceMs, title, pages, answersOnly }: EngineManifest, query: PlannedQuery) {
  const special = answersOnly?.includes(query.strategy) ?? false;
  if (special) return { fit: 1, why: `${title} was queried because the topic names this URL` };
  if (answersOnly !== undefined || query.strategy === ARCHIVED_STRATEGY) return { fit: 0, why: '' };
  if ((query.page ?? 1) > pages) return { fit: 0, why: '' };
  const parts = parseQuery(query.text);
  const needs = (kindOf: string) => parts.some((part) => part.kind === kindOf);
  if (query.strategy === 'date-window' && !operators.dateWindow) return { fit: 0, why: '' };
  if (query.text.includes('site:') && !(operators.site && (operators.or || !needs('or')))) return { fit: 0, why: '' };
  const reasons: string[] = [];
  let fit = paceMs > 5000 ? 0.75 : 1;
  const prefersWeb = WEB_FIRST_STRATEGIES.has(query.strategy);
  if (kind === (prefersWeb ? 'web' : 'news'))
    reasons.push(prefersWeb ? 'it covers more than news' : 'it specializes in news');
  else fit *= 0.85;
  if (query.strategy === 'date-window') reasons.push('it can filter by date');
  if (needs('phrase')) {
    if (operators.phrase) reasons.push('it matches exact phrases');
    else fit *= 0.4;
  }
  return {
    fit,
    why: `${title} was queried because ${reasons.length > 0 ? reasons.join(' and ') : 'a second index may find more'}`,
  };
}
