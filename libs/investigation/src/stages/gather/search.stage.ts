import { isAnswered, type Clock, type CoverageEntry, type NameMask, type PlannedQuery } from '@corroborate/domain';
import {
  extractClaims,
  withPlannedQueries,
  type PlannedCase,
  type Reasoner,
  type ReasoningService,
} from '@corroborate/reading';
import type { MultiEngineSearcher } from '@corroborate/search';
import type { MaskFactory } from '../../adapters/masks';
import { listOtherClaimTexts, applyBrief, removeStruckQueries } from '../../plan/plan.policy';
import type { SearchOutput, StageResult } from '../stage.types';
import { reportReasoning, withLosses, type Stage, type StageInput } from '../stage';

/** Search stage: queries the engines and ranks their results. */
export class SearchStage implements Stage<'search'> {
  readonly name = 'search' as const;

  constructor(
    private readonly searcher: MultiEngineSearcher,
    private readonly reasoners: ReasoningService,
    private readonly clock: Clock,
    private readonly masks: MaskFactory,
  ) {}

  async run(input: StageInput): Promise<StageResult<SearchOutput>> {
    const { topic, profile, context } = input;
    const reasoner = this.reasoners.open(context, this.masks.of(topic, 'models'));
    const mask = this.masks.of(topic, 'search');
    const planned = await this.planned(input, reasoner);
    const wanted = removeStruckQueries(await this.queries(input, { reasoner, mask, planned }), input.plan);
    const queries = mask?.queries(wanted) ?? wanted;
    await input.report('search.planned', {
      queries: queries.map(({ strategy, text, reason }) => ({ strategy, text, reason })),
    });
    const { results, coverage } = await this.asked(input).search(topic, queries, {
      ...context,
      mode: input.mode,
      maxResults: profile.maxResults,
      onCoverage: (entry: CoverageEntry) => void input.report('search.answered', { ...entry }),
    });
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    return withLosses({ queries, ...(planned && { planned }), results, coverage, reasoning }, [
      ...silentEngines(coverage),
      ...reasoning.degraded,
    ]);
  }

  /** Null if there is an approved plan, which is used instead. */
  private async planned({ topic, mode, round, plan }: StageInput, reasoner: Reasoner): Promise<PlannedCase | null> {
    return plan || round > 1 ? null : reasoner.planCase({ topic, claims: extractClaims(topic), mode });
  }

  /** The first round uses the approved queries; later rounds search for gaps. */
  private async queries(
    { topic, mode, round, history, plan }: StageInput,
    { reasoner, mask, planned }: QueryPlanning,
  ): Promise<PlannedQuery[]> {
    if (plan && round === 1) return plan.queries;
    const gaps = history.at('decide', round - 1)?.gaps ?? [];
    const known = plan ? applyBrief(topic, plan.brief) : topic;
    const shown = mask?.topic(known) ?? known;
    const claims = round === 1 ? listOtherClaimTexts(extractClaims(shown)) : [];
    const byRules = await reasoner.planQueries({ topic: shown, mode, now: this.clock.now(), round, gaps, claims });
    return withPlannedQueries({ topic, byRules }, planned);
  }

  private asked({ plan }: StageInput): MultiEngineSearcher {
    return plan?.struck.engines.length ? this.searcher.withoutEngines(plan.struck.engines) : this.searcher;
  }
}

interface QueryPlanning {
  reasoner: Reasoner;
  mask: NameMask | null;
  planned: PlannedCase | null;
}

/** Engines that were queried but never answered. Engines that are not configured do not count as losses. */
function silentEngines(coverage: CoverageEntry[]): string[] {
  const asked = coverage.filter((entry) => entry.outcome !== 'not-configured');
  const answering = new Set(
    asked.filter((entry) => isAnswered({ kind: entry.outcome })).map((entry) => entry.provider),
  );
  const silent = [...new Set(asked.map((entry) => entry.provider))].filter((provider) => !answering.has(provider));
  return silent.map((provider) => {
    const entry = asked.find((item) => item.provider === provider);
    return `engine ${provider} gave no answer (${entry?.outcome}: ${entry?.reason ?? 'no reason given'})`;
  });
}
