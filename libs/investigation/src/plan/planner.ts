import type { Clock, Topic } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { Database, Investigation } from '@corroborate/db';
import { createEngines, planQueries } from '@corroborate/search';
import { extractClaims } from '@corroborate/verification';
import { CLOSED_DOOR } from '../closed-door';
import { estimateCompletion } from '../estimate.policy';
import { localPressFor } from '../local-press';
import type { Masks } from '../masks';
import { briefed, makePlan } from './plan.policy';
import type { InvestigationPlan, PlanBrief } from './plan.types';

/** Makes plans by rule: no call leaves the house before somebody has approved. */
export class Planner {
  constructor(
    private readonly db: Pick<Database, 'investigations'>,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly masks: Masks,
  ) {}

  async plan(
    topic: Topic,
    { mode, budgetUsd }: Pick<Investigation, 'mode' | 'budgetUsd'>,
    brief: PlanBrief,
    struck: InvestigationPlan['struck'],
  ): Promise<InvestigationPlan> {
    const now = this.clock.now();
    const [durations, costs] = await Promise.all([this.db.investigations.durations(mode), this.db.investigations.costs(mode)]);
    const known = briefed(topic, brief);
    const mask = this.masks.of(known, 'search');
    const planned = planQueries(mask?.topic(known) ?? known, { mode, now, round: 1, localPress: localPressFor(known, { mode, round: 1 }) });
    const done = estimateCompletion(now, mode, durations, 0, 1);
    const plan = makePlan({
      brief,
      claims: extractClaims(topic),
      planned,
      engines: this.engines(),
      struck,
      expected: { seconds: Math.round((Date.parse(done) - now.getTime()) / 1000), costUsd: Math.min(budgetUsd, median(costs)), budgetUsd },
      madeAt: now.toISOString(),
    });
    // Editors' own queries too: they know the name, the engines need not.
    return { ...plan, queries: mask?.queries(plan.queries) ?? plan.queries };
  }

  private engines() {
    return createEngines(this.settings, CLOSED_DOOR, this.clock).map(({ manifest: { name, title, priceUsd }, configured }) => ({
      name,
      title,
      priceUsd,
      configured: configured !== false,
    }));
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
