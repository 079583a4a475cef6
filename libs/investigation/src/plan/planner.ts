import type { Clock, Mode, Topic } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database, Investigation } from '@corroborate/db';
import { createEngines, paidAtMost } from '@corroborate/search';
import { extractClaims } from '@corroborate/reading';
import { freeByWeight, planInquiry } from '@corroborate/verification';
import { closedParts } from '../closed.gateway';
import { estimateCompletion } from '../estimate.policy';
import type { Masks } from '../masks';
import { besideTheCore, briefed, makePlan, notStruck } from './plan.policy';
import type { InvestigationPlan, KeptPlan, PlanBrief, PlannedServer } from './plan.types';
import { queriesByRule } from './queries-by-rule';

/** Makes plans by rule: no call is made before somebody has approved. */
export class Planner {
  constructor(
    private readonly db: Pick<Database, 'investigations' | 'collections'>,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly masks: Masks,
  ) {}

  async plan(
    topic: Topic,
    { mode, budgetUsd }: Pick<Investigation, 'mode' | 'budgetUsd'>,
    brief: PlanBrief,
    { struck, inquiry }: KeptPlan,
  ): Promise<InvestigationPlan> {
    const now = this.clock.now();
    const [durations, costs] = await Promise.all([
      this.db.investigations.durations(mode),
      this.db.investigations.costs(mode),
    ]);
    const known = briefed(topic, brief);
    const mask = this.masks.of(known, 'search');
    const wanted = inquiry ?? planInquiry(known, extractClaims(topic));
    const shown = mask?.topic(known) ?? known;
    const wished = { questions: freeByWeight(wanted.questions), claims: besideTheCore(extractClaims(shown)) };
    const planned = queriesByRule(this.settings)({ topic: shown, ...wished, mode, now, round: 1, gaps: [] });
    const done = estimateCompletion(now, mode, durations, { ahead: 0, parallel: 1 });
    const expected = { seconds: Math.round((Date.parse(done) - now.getTime()) / 1000), costUsd: 0, budgetUsd };
    const plan = makePlan({
      brief,
      inquiry: wanted,
      planned,
      engines: this.engines(),
      servers: await this.servers(),
      struck,
      expected,
      madeAt: now.toISOString(),
    });
    const costUsd = Math.min(budgetUsd, costs.length > 0 ? median(costs) : this.priceOf(plan, mode));
    // Editors' own queries too: they know the name, the engines need not.
    return { ...plan, queries: mask?.queries(plan.queries) ?? plan.queries, expected: { ...expected, costUsd } };
  }

  /** Before one of the mode was ever made: what engines with a price may charge for what is left of the queries. */
  private priceOf(plan: InvestigationPlan, mode: Mode): number {
    const engines = createEngines(this.settings, closedParts(this.clock)).filter(
      ({ configured, manifest }) => configured !== false && !plan.struck.engines.includes(manifest.name),
    );
    return paidAtMost(
      engines.map(({ manifest }) => manifest),
      notStruck(plan.queries, plan),
      mode,
    );
  }

  /** As they were when they were last looked at: nobody is asked before a plan is approved. */
  private async servers(): Promise<PlannedServer[]> {
    if (this.settings.MCP_SERVERS.length === 0) return [];
    const known = await this.db.collections.list();
    return this.settings.MCP_SERVERS.map(({ name, title, priceUsd, primary }) => {
      const sizes = known.filter(({ server }) => server === name).flatMap(({ size }) => size ?? []);
      const documents = sizes.length > 0 ? sizes.reduce((sum, size) => sum + Number(size), 0) : null;
      return { name, title: title ?? name, priceUsd, documents, primary };
    });
  }

  private engines() {
    return createEngines(this.settings, closedParts(this.clock)).map(
      ({ manifest: { name, title, priceUsd }, configured }) => ({
        name,
        title,
        priceUsd,
        configured: configured !== false,
      }),
    );
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
