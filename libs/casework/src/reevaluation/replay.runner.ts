import type { Settings } from '@corroborate/config';
import { OutletDirectory, SourceJudge, type DomainAges } from '@corroborate/credibility';
import { createReason, type Clock, found, nothingFound, type SourceView } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import type { ReasoningService } from '@corroborate/reading';
import { toPrintableText, printableAll } from '@corroborate/text';
import {
  CaseHistory,
  decideCase,
  type DecideSettings,
  MODE_PROFILES,
  type Judge,
  retraceOrigin,
  type MaskFactory,
  discardJudgments,
  type ActiveStage,
  type DecideOutput,
  type OriginOutput,
  type StageResult,
  type StageRow,
  AssessStage,
  CrossReferenceStage,
  DecideStage,
  OpenedPagesService,
  doneResult,
  type StageInput,
} from '@corroborate/investigation';
import type { LateCase } from '../added-sources/late-round';

export interface ReplayRunnerDeps {
  db: Pick<Database, 'sources' | 'ratings' | 'replies' | 'ledger'>;
  settings: DecideSettings & Pick<Settings, 'DESK_LANGUAGE' | 'ARTICLES' | 'MAX_ROUNDS'>;
  judge: Judge;
  masks: MaskFactory;
  /** Reader that uses stored rule results and reads no pages. */
  rules: ReasoningService;
}

export interface ReplayCase extends Pick<LateCase, 'investigation' | 'topic'> {
  /** All stored stage data. */
  rows: StageRow[];
  /** The page reader. */
  reasoners: ReasoningService;
}

/** The case with new results replacing the stored ones. */
export interface ReplayedCase {
  round: number;
  /** New stage data of the round. */
  fresh: StageRow[];
  history: CaseHistory;
  decided: DecideOutput;
}

/**
 * Runs the evaluation stages again on stored pages, as of the time of the decision. Makes no external calls except to
 * the model, if used; stores nothing.
 */
export class ReplayRunner {
  constructor(private readonly parts: ReplayRunnerDeps) {}

  /** Runs the stages; null if no decision is possible. */
  async run(of: ReplayCase): Promise<ReplayedCase | null> {
    const round = Math.max(...of.rows.map((row) => row.round), of.investigation.round) + 1;
    const step = new StageSequence(of, round);
    const stages = this.createStages(of);
    await step.add('assess', async (input) => {
      const result = await stages.assess.run(input);
      return { ...result, output: { ...result.output, anew: true } };
    });
    await step.add('origin', async (input) => doneResult(await this.origin(stages, of, input)));
    await step.add('cross-reference', (input) => stages.weigh.run(input));
    const weighed = step.history.latest('cross-reference');
    if (!weighed) return null;
    const first = decideCase({ topic: of.topic, history: step.history, weighed }, this.parts.settings);
    await step.add('decide', (input) => stages.decide.conclude(input, first, createReason('stop.judged-again')));
    const decided = step.history.latest('decide');
    return decided && { round, fresh: step.fresh, history: step.history, decided };
  }

  private createStages({ investigation, rows, reasoners }: ReplayCase) {
    const { db, settings, judge, masks, rules } = this.parts;
    const moment = new Date(investigation.investigationDate);
    const clock: Clock = { now: () => moment };
    const sources = new CaseHistory(rows).latest('cross-reference')?.sources ?? [];
    const openedPages = new OpenedPagesService(
      db.sources,
      new SourceJudge(db.ratings, storedDomainAges(sources), clock),
    );
    const ports = { openedPages, reasoners, clock, masks, judge };
    const dependencies = { articles: db.sources, judge, clock, ledger: db.ledger, replies: db.replies };
    return {
      ports,
      assess: new AssessStage(ports),
      weigh: new CrossReferenceStage(ports),
      decide: new DecideStage(settings, rules, masks, dependencies),
    };
  }

  /** Keeps the result of the original search for the origin. */
  private async origin(
    { ports }: ReturnType<ReplayRunner['createStages']>,
    { topic, rows, reasoners }: ReplayCase,
    input: StageInput,
  ): Promise<OriginOutput> {
    const directory = new OutletDirectory();
    const resolveOutlet = (name: string) => directory.resolveOutletName(name);
    const reasoner = reasoners.open(input.context, this.parts.masks.of(topic, 'models'));
    const traced = await retraceOrigin({ ...ports, resolveOutlet }, input, reasoner);
    const { origin } = traced;
    const earlier = origin?.earlier ?? new CaseHistory(rows).latest('origin')?.origin?.earlier;
    return { ...traced, origin: origin && earlier ? { ...origin, earlier } : origin };
  }
}

/** Runs stages in sequence, each with the data of the stages before it. */
class StageSequence {
  readonly fresh: StageRow[] = [];
  history = new CaseHistory(discardJudgments(this.of.rows, this.round));

  constructor(
    private readonly of: ReplayCase,
    private readonly round: number,
  ) {}

  async add(stage: ActiveStage, run: (input: StageInput) => Promise<StageResult<object> | null>): Promise<void> {
    const result = await run(this.input(stage));
    if (!result) return;
    const { state, output, reason, loss, lost } = result;
    const data = printableAll({ ...output, ...(lost && { lost }), ...(loss && { loss }) });
    this.fresh.push({ round: this.round, stage, state, data, reason: reason && toPrintableText(reason) });
    this.history = new CaseHistory([...discardJudgments(this.of.rows, this.round), ...this.fresh]);
  }

  private input(stage: string): StageInput {
    const { investigation, topic } = this.of;
    const { id, mode } = investigation;
    return {
      investigationId: id,
      topic,
      mode,
      round: this.round,
      profile: MODE_PROFILES[mode],
      history: this.history,
      plan: null,
      context: { investigationId: id, stage },
      // Progress is not reported, because the whole result is returned at the end.
      report: async () => undefined,
    };
  }
}

/** Domain registration dates as known when the case was evaluated; nothing is fetched. */
function storedDomainAges(sources: readonly Pick<SourceView, 'site' | 'registered'>[]): DomainAges {
  const dates = new Map(sources.flatMap(({ site, registered }) => (registered ? [[site, registered] as const] : [])));
  return {
    registeredAt: async (site) => {
      const date = dates.get(site);
      return date ? found(date) : nothingFound('Not queried at the time.');
    },
  };
}
