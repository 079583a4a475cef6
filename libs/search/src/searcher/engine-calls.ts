import {
  isAnswered,
  type CallContext,
  type CoverageEntry,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import { runQuery, type QueryResult } from '@corroborate/providers';
import type { SearchEngine } from '../engines/engine.types';
import type { PlannedCall } from './schedule-calls.policy';

/** After this many consecutive failures, the engine's remaining queries go to other engines. */
const MAX_FAILURES = 2;

/** Makes calls, in order per engine, and records each outcome. One instance serves one search. */
export class EngineCalls {
  readonly hits: SearchHit[] = [];
  readonly coverage: CoverageEntry[] = [];
  /** Calls that returned a full page of results. */
  readonly full: PlannedCall[] = [];
  /** Calls actually made. */
  made = 0;
  private readonly failures = new Map<string, number>();
  /** Engines closed for this search, with the coverage entry that says why. */
  private readonly closed = new Map<string, CoverageEntry>();

  constructor(
    private readonly engines: SearchEngine[],
    private readonly context: CallContext,
    private readonly onCoverage: (entry: CoverageEntry) => void = () => undefined,
  ) {}

  /** Queries the engines in parallel, each engine's calls in order; never rejects. */
  async run(calls: PlannedCall[]): Promise<void> {
    await Promise.all(
      [...new Set(calls.map(({ engine }) => engine))].map(async (name) => {
        for (const call of calls.filter(({ engine }) => engine === name)) await this.runCall(call);
      }),
    );
  }

  /** Makes a few calls in parallel, even to the same engine; never rejects. */
  async runConcurrently(calls: PlannedCall[]): Promise<void> {
    await Promise.all(calls.map((call) => this.runCall(call)));
  }

  /** Makes one call. A closed engine is not called, but the coverage gap is recorded. */
  async runCall(call: PlannedCall): Promise<void> {
    const engine = this.engines.find(({ manifest }) => manifest.name === call.engine);
    if (!engine) return;
    const before = this.closed.get(call.engine);
    if (before)
      return this.recordCoverage({
        ...toCoverageEntry(call.engine, call.query),
        outcome: before.outcome,
        reason: `not queried again: ${before.reason ?? before.outcome}`,
      });
    this.made += 1;
    const words = { stopped: 'the search was stopped', broke: `${engine.manifest.title} broke: ` };
    this.collectHits(call, await runQuery(this.context, (own) => engine.search(call.query, own), words));
  }

  isOpen(engine: string): boolean {
    return !this.closed.has(engine);
  }

  recordCoverage(entry: CoverageEntry): void {
    this.coverage.push(entry);
    this.onCoverage(entry);
  }

  private collectHits(call: PlannedCall, { outcome, cost }: QueryResult<SearchHit[]>): void {
    const hits = outcome.kind === 'found' ? outcome.value : [];
    const reason = outcome.kind === 'found' ? call.reason : outcome.reason;
    const entry = {
      ...toCoverageEntry(call.engine, call.query),
      outcome: outcome.kind,
      reason,
      hits: hits.length,
      costUsd: cost.costUsd,
      fromCache: cost.fromCache,
    };
    this.hits.push(...hits);
    if (hits.length >= this.pageSize(call.engine)) this.full.push(call);
    this.recordCoverage(entry);
    this.judgeEngine(call.engine, entry);
  }

  private pageSize(name: string): number {
    return this.engines.find(({ manifest }) => manifest.name === name)?.manifest.resultsPerPage ?? Infinity;
  }

  private judgeEngine(engine: string, entry: CoverageEntry): void {
    if (isAnswered({ kind: entry.outcome })) return void this.failures.set(engine, 0);
    const failures = (this.failures.get(engine) ?? 0) + 1;
    this.failures.set(engine, failures);
    if (entry.outcome !== 'failed' || failures >= MAX_FAILURES) this.closed.set(engine, entry);
  }
}

export const toCoverageEntry = (provider: string, query: PlannedQuery): CoverageEntry => ({
  provider,
  query: query.text,
  strategy: query.strategy,
  outcome: 'failed',
  reason: null,
  hits: 0,
  costUsd: 0,
  fromCache: false,
});
