import {
  isAnswered,
  systemClock,
  type CallContext,
  type Clock,
  type CoverageEntry,
  type Mode,
  type PlannedQuery,
  type RankedResult,
  type SearchHit,
  type Topic,
} from '@corroborate/domain';
import { unconfiguredMessage } from '../engines/engine-state.policy';
import type { EngineManifest, SearchEngine } from '../engines/engine.types';
import { CLAIM_STRATEGY } from '../queries/gap-queries.policy';
import { isTrusted } from '../queries/trusted-groups.policy';
import { withGuaranteedShare } from '../ranking/guaranteed-share.policy';
import { mergeHits } from '../ranking/merge-hits.policy';
import type { CredibilityLookup } from '../ranking/source-credibility.policy';
import { MODE_LIMITS, RANKING, type ModeLimits } from '../search.thresholds';
import { EngineCalls, toCoverageEntry } from './engine-calls';
import { resolveLinks } from './resolve-links';
import { nextPaidCalls } from './paid-calls.policy';
import { isAlwaysCalled, reserveCalls } from './reserve-calls.policy';
import { furtherCalls, oneCallPerEngine, scheduleCalls, type PlannedCall } from './schedule-calls.policy';

export interface SearcherOptions {
  /** Default: the system's. */
  clock?: Clock;
  /** Default: credibility is unknown for every host. */
  standing?: CredibilityLookup;
}

export type SearchContext = CallContext & {
  maxResults: number;
  /** Default: `detailed`. */
  mode?: Mode;
  /** Called as each answer arrives. */
  onCoverage?: (entry: CoverageEntry) => void;
};

const isClaim = ({ strategy }: PlannedQuery): boolean => strategy === CLAIM_STRATEGY;
const isOtherClaim = (query: PlannedQuery): boolean => isClaim(query) || isTrusted(query.strategy);

/**
 * Queries several engines and returns one list. An engine failure never fails the search; it
 * appears in `coverage`.
 */
export class MultiEngineSearcher {
  private readonly clock: Clock;
  private readonly counted = new WeakMap<EngineCalls, { hits: number; relevant: number }>();

  constructor(
    private readonly engines: SearchEngine[],
    private readonly options: SearcherOptions = {},
  ) {
    this.clock = options.clock ?? systemClock;
  }

  /** A copy that does not query the given engines. */
  withoutEngines(names: readonly string[]): MultiEngineSearcher {
    const engines = this.engines.filter(({ manifest }) => !names.includes(manifest.name));
    return new MultiEngineSearcher(engines, this.options);
  }

  async search(topic: Topic, planned: PlannedQuery[], context: SearchContext) {
    const queries = planned.filter((query) => !isOtherClaim(query));
    const limits = MODE_LIMITS[context.mode ?? 'detailed'];
    const { maxResults, onCoverage, mode: _mode, ...call } = context;
    const engineCalls = new EngineCalls(this.engines, call, onCoverage);
    this.noteUnconfigured(engineCalls, queries);
    const reserve = this.usable((price) => price === 0).filter((manifest) => manifest.reserve !== undefined);
    const beside = reserveCalls(reserve.filter(isAlwaysCalled), { queries, topic, relevant: 0 }, limits);
    await this.callFreeEngines(engineCalls, queries, limits, beside);
    const unheard = await this.searchOtherClaims(engineCalls, planned.filter(isOtherClaim));
    await this.fetchFurtherPages(engineCalls, limits, topic);
    const left = { ...limits, reserveCalls: limits.reserveCalls - beside.length };
    const waiting = reserve.filter((manifest) => !isAlwaysCalled(manifest));
    await this.callReserveEngines(engineCalls, waiting, { queries, topic }, left);
    await this.callPaidEngines(engineCalls, [...queries, ...unheard], limits, topic);
    const results = await this.ranked(engineCalls, topic, Math.min(limits.linksToResolve, maxResults), call);
    return {
      /** Best first, at most `maxResults`. */
      results: withGuaranteedShare(results, Math.max(0, maxResults)),
      /** One entry per call, made or skipped, with the reason. */
      coverage: engineCalls.coverage,
    };
  }

  /**
   * Queries one free engine for each trusted group and each further claim, in addition to the other
   * calls. Returns the claims that no engine answered.
   */
  private async searchOtherClaims(engineCalls: EngineCalls, beside: PlannedQuery[]): Promise<PlannedQuery[]> {
    const free = this.open(engineCalls);
    const claims = beside.filter(isClaim);
    const groups = beside.filter((query) => !isClaim(query)).flatMap((query) => scheduleCalls(free, [query], 1));
    await engineCalls.run([...groups, ...oneCallPerEngine(free, claims)]);
    return claims.filter((query) => !this.isAnswered(engineCalls, query));
  }

  private open(engineCalls: EngineCalls): EngineManifest[] {
    return this.usable((price) => price === 0).filter(
      ({ name, reserve }) => reserve === undefined && engineCalls.isOpen(name),
    );
  }

  /**
   * Records engines that are not configured. Makes no calls; the coverage entries show editors what these engines would
   * add.
   */
  private noteUnconfigured(engineCalls: EngineCalls, queries: PlannedQuery[]): void {
    const [query] = queries;
    if (!query) return;
    for (const engine of this.engines.filter(({ configured }) => configured === false)) {
      engineCalls.recordCoverage({
        ...toCoverageEntry(engine.manifest.name, query),
        outcome: 'not-configured',
        reason: unconfiguredMessage(engine),
      });
    }
  }

  /**
   * Queries free engines and eager reserve engines in parallel, then sends unanswered queries to
   * engines that are still open.
   */
  private async callFreeEngines(
    engineCalls: EngineCalls,
    queries: PlannedQuery[],
    { calls }: ModeLimits,
    beside: PlannedCall[],
  ): Promise<void> {
    const free = this.usable((price) => price === 0).filter(({ reserve }) => reserve === undefined);
    await engineCalls.run([...scheduleCalls(free, queries, calls), ...beside]);
    const willing = free.filter(({ name }) => engineCalls.isOpen(name));
    const unanswered = queries.filter((query) => !this.isAnswered(engineCalls, query));
    const names = new Set(free.map(({ name }) => name));
    const lost = engineCalls.coverage.filter(
      ({ provider, outcome }) => names.has(provider) && !isAnswered({ kind: outcome }),
    ).length;
    if (lost === 0 || willing.length === 0) return;
    const again = scheduleCalls(willing, unanswered, lost);
    await engineCalls.run(again.map((call) => ({ ...call, reason: `${call.reason}; another engine failed` })));
  }

  /** Requests second pages of full result lists, most distinctive query first. */
  private async fetchFurtherPages(
    engineCalls: EngineCalls,
    { secondPages, enough }: ModeLimits,
    topic: Topic,
  ): Promise<void> {
    if (secondPages === 0 || this.relevant(engineCalls, topic) >= enough) return;
    await engineCalls.run(
      furtherCalls(
        this.usable((price) => price === 0),
        engineCalls.full,
        secondPages,
      ),
    );
  }

  /**
   * Queries free engines that are worth a call only if the others found little, in addition to the
   * other calls. Their few calls run in parallel; the gateway spaces them.
   */
  private async callReserveEngines(
    engineCalls: EngineCalls,
    reserve: EngineManifest[],
    { queries, topic }: { queries: PlannedQuery[]; topic: Topic },
    limits: ModeLimits,
  ): Promise<void> {
    if (reserve.length === 0) return;
    await engineCalls.runConcurrently(
      reserveCalls(reserve, { queries, topic, relevant: this.relevant(engineCalls, topic) }, limits),
    );
  }

  /** Makes paid calls while too few relevant results were found, as many in parallel as seem necessary. */
  private async callPaidEngines(
    engineCalls: EngineCalls,
    queries: PlannedQuery[],
    limits: ModeLimits,
    topic: Topic,
  ): Promise<void> {
    const calls = scheduleCalls(
      this.usable((price) => price > 0),
      queries,
      limits.paidCalls,
    );
    let left = calls;
    while (left.length > 0) {
      const relevant = this.relevant(engineCalls, topic);
      const next = nextPaidCalls({ left, relevant, made: engineCalls.made, first: left === calls }, limits);
      if (next.length === 0) return;
      const why = `free engines found only ${relevant} of ${limits.enough} relevant results`;
      await engineCalls.runConcurrently(next.map((call) => ({ ...call, reason: `${call.reason}; ${why}` })));
      left = left.filter((call) => !next.includes(call) && engineCalls.isOpen(call.engine));
    }
  }

  private async ranked(
    engineCalls: EngineCalls,
    topic: Topic,
    limit: number,
    call: CallContext,
  ): Promise<RankedResult[]> {
    const rank = (hits: SearchHit[]) => mergeHits(hits, topic, this.clock.now(), this.options.standing);
    let hits = engineCalls.hits;
    let results = rank(hits);
    for (const engine of this.engines.filter(({ links }) => links !== undefined)) {
      const resolved = await resolveLinks(engine, { ranked: results, hits, limit }, call);
      if (resolved.hits !== hits) results = rank(resolved.hits);
      hits = resolved.hits;
      if (resolved.hole) engineCalls.recordCoverage(resolved.hole);
    }
    const closed = (url: string) => this.engines.some(({ links }) => links?.handles(url));
    return [...results.filter(({ url }) => !closed(url)), ...results.filter(({ url }) => closed(url))];
  }

  /** Number of relevant results. Ranking is expensive, so it is repeated only after new hits. */
  private relevant(engineCalls: EngineCalls, topic: Topic): number {
    const { hits } = engineCalls;
    const known = this.counted.get(engineCalls);
    if (known?.hits === hits.length) return known.relevant;
    const ranked = mergeHits(hits, topic, this.clock.now(), this.options.standing);
    const relevant = ranked.filter(({ score }) => score >= RANKING.relevantScore).length;
    this.counted.set(engineCalls, { hits: hits.length, relevant });
    return relevant;
  }

  private usable(ofPrice: (price: number) => boolean) {
    return this.engines
      .filter(({ configured, manifest }) => configured !== false && ofPrice(manifest.priceUsd))
      .map(({ manifest }) => manifest);
  }

  private isAnswered(engineCalls: EngineCalls, query: PlannedQuery): boolean {
    return engineCalls.coverage.some(
      (entry) => entry.query === query.text && entry.strategy === query.strategy && isAnswered({ kind: entry.outcome }),
    );
  }
}
