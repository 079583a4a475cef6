import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  CLOCK,
  UPSTREAM_GATEWAY,
  type Clock,
  type Inquiry,
  type Mode,
  type Topic,
  type UpstreamGateway,
  systemClock,
} from '@corroborate/domain';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { createEngines, maxPaidCostUsd } from '@corroborate/search';
import {
  extractClaims,
  withPlannedQueries,
  type ReasoningService,
  createModelReasoning,
  createRulesReasoning,
  readModels,
  type ReasonerTasks,
} from '@corroborate/reading';
import { sortFreeFormQuestions, planInquiry, mergePlannedQuestions } from '@corroborate/verification';
import { createOfflineEngineDeps } from '../adapters/closed.gateway';
import { estimateCompletion, computeMedian } from '../orders/estimate.policy';
import { createMasks, type MaskFactory } from '../adapters/masks';
import { listOtherClaimTexts, applyBrief, buildPlan, removeStruckQueries } from './plan.policy';
import type { InvestigationPlan, PreservedPlanParts, PlanBrief, PlannedServer } from './plan.types';
import { createRuleQueryPlanner } from './queries-by-rule';

/** Makes plans by rules and, if configured, a model. Searches nothing. */
@Injectable()
export class Planner {
  private readonly masks: MaskFactory = createMasks(this.settings);
  private readonly model: ReasoningService;

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations' | 'collections'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    // Commands that only store and query topics have no gateway, so they plan by rules.
    @Optional() @Inject(UPSTREAM_GATEWAY) gateway: UpstreamGateway | null = null,
  ) {
    this.model = createPlanningService(settings, gateway);
  }

  async plan(
    topic: Topic,
    row: Pick<InvestigationEntity, 'id' | 'mode' | 'budgetUsd'>,
    brief: PlanBrief,
    kept: PreservedPlanParts,
  ): Promise<InvestigationPlan> {
    const { mode, budgetUsd } = row;
    const { db, clock, masks } = this;
    const now = clock.now();
    const [durations, costs] = await Promise.all([db.investigations.durations(mode), db.investigations.costs(mode)]);
    const known = applyBrief(topic, brief);
    const mask = masks.of(known, 'search');
    const { inquiry: wanted, planned } = await this.inquiry(known, row, brief, kept);
    const shown = mask?.topic(known) ?? known;
    const wished = { questions: editorQuestions(wanted), claims: listOtherClaimTexts(extractClaims(shown)) };
    const byRules = createRuleQueryPlanner(this.settings)({ topic: shown, ...wished, mode, now, round: 1, gaps: [] });
    const done = estimateCompletion(now, mode, durations, { ahead: 0, parallel: 1 });
    const expected = { seconds: Math.round((Date.parse(done) - now.getTime()) / 1000), costUsd: 0, budgetUsd };
    const plan = buildPlan({
      brief,
      inquiry: wanted,
      planned,
      planQueries: withPlannedQueries({ topic: known, note: brief.note, byRules }, planned),
      engines: this.engines(),
      servers: await this.servers(),
      struck: kept.struck,
      expected,
      madeAt: now.toISOString(),
    });
    const costUsd = Math.min(budgetUsd, costs.length > 0 ? computeMedian(costs) : this.priceOf(plan, mode));
    // Also masks editors' queries: editors know the name, but engines must not receive it.
    return { ...plan, queries: mask?.queries(plan.queries) ?? plan.queries, expected: { ...expected, costUsd } };
  }

  /** Keeps questions and queries planned before. */
  private async inquiry(
    topic: Topic,
    row: Pick<InvestigationEntity, 'id' | 'mode'>,
    brief: PlanBrief,
    { inquiry = planInquiry(topic, extractClaims(topic)), planned: before }: PreservedPlanParts,
  ) {
    if (before !== undefined) return { inquiry, planned: before };
    const planned = await this.plannedByModel(topic, row, brief);
    return { inquiry: mergePlannedQuestions(inquiry, planned), planned };
  }

  private plannedByModel(topic: Topic, { id, mode }: Pick<InvestigationEntity, 'id' | 'mode'>, { note }: PlanBrief) {
    const { model, masks } = this;
    const reasoner = model.open({ investigationId: id, stage: 'plan' }, masks.of(topic, 'models'));
    return reasoner.planCase({ topic, claims: extractClaims(topic), mode, note });
  }

  /**
   * Cost estimate for a mode without earlier investigations: the maximum that paid engines could charge for the
   * remaining queries.
   */
  private priceOf(plan: InvestigationPlan, mode: Mode): number {
    const engines = createEngines(this.settings, createOfflineEngineDeps(this.clock)).filter(
      ({ configured, manifest }) => configured !== false && !plan.struck.engines.includes(manifest.name),
    );
    return maxPaidCostUsd(
      engines.map(({ manifest }) => manifest),
      removeStruckQueries(plan.queries, plan),
      mode,
    );
  }

  /** Sizes as of the last query, because no server is queried before approval. */
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
    return createEngines(this.settings, createOfflineEngineDeps(this.clock)).map(
      ({ manifest: { name, title, priceUsd }, configured }) => ({
        name,
        title,
        priceUsd,
        configured: configured !== false,
      }),
    );
  }
}

/** Rules are not needed: before approval, a model is asked for a plan only. */
const NO_OP_TASKS: ReasonerTasks = {
  extractClaims: () => [],
  judgeStance: () => {
    throw new Error('A planner reads no page.');
  },
  resolveAttribution: () => [],
  planQueries: () => [],
};

/** Planner for a case that awaits approval: a model if one is configured and a gateway is available, otherwise none. */
function createPlanningService(settings: Settings, gateway: UpstreamGateway | null) {
  const models = gateway && readModels(settings);
  if (!gateway || !models) return createRulesReasoning(NO_OP_TASKS);
  return createModelReasoning(NO_OP_TASKS, { ...models, tasks: settings.MODEL_TASKS }, gateway, systemClock);
}

/** A model's questions come with their own queries. */
const editorQuestions = ({ questions }: Pick<Inquiry, 'questions'>) =>
  sortFreeFormQuestions(questions).filter(({ by }) => by === 'editor');
