import type { Settings } from '@corroborate/config';
import { OutletDirectory, SourceJudge, type DomainAges } from '@corroborate/credibility';
import { because, type Clock, found, nothingFound, type SourceView } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import type { ReasoningService } from '@corroborate/reading';
import { printable, printableAll } from '@corroborate/text';
import {
  CaseHistory,
  decideCase,
  type DecideSettings,
  MODE_PROFILES,
  type Judge,
  lateOrigin,
  type Masks,
  withoutJudgements,
  type ActiveStage,
  type DecideOutput,
  type OriginOutput,
  type StageResult,
  type StageRow,
  AssessStage,
  CrossReferenceStage,
  DecideStage,
  OpenedPagesService,
  done,
  type StageInput,
} from '@corroborate/investigation';
import type { LateCase } from '../added-sources/late-round';

export interface ReplayRoundParts {
  db: Pick<Database, 'sources' | 'ratings' | 'replies' | 'ledger'>;
  settings: DecideSettings & Pick<Settings, 'DESK_LANGUAGE' | 'REPORT_PROSE' | 'MAX_ROUNDS'>;
  judge: Judge;
  masks: Masks;
  /** Reads no page: tells what the rules found. */
  rules: ReasoningService;
}

export interface ReplayCase extends Pick<LateCase, 'investigation' | 'topic'> {
  /** All that its stages left behind. */
  rows: StageRow[];
  /** Who reads the pages. */
  reasoners: ReasoningService;
}

/** The case with new judgements in place of the stored ones. */
export interface ReplayedCase {
  round: number;
  /** What the judging stages of the round would leave behind. */
  fresh: StageRow[];
  history: CaseHistory;
  decided: DecideOutput;
}

/**
 * The judging stages once more, over the pages as they were kept and as of the moment of the decision. Nobody outside
 * is asked anything but the model, where one is to read; nothing is stored.
 */
export class ReplayRound {
  constructor(private readonly parts: ReplayRoundParts) {}

  /** Null where nothing can be decided. */
  async judge(of: ReplayCase): Promise<ReplayedCase | null> {
    const round = Math.max(...of.rows.map((row) => row.round), of.investigation.round) + 1;
    const step = new Steps(of, round);
    const stages = this.stagesOf(of);
    await step.add('assess', async (input) => {
      const result = await stages.assess.run(input);
      return { ...result, output: { ...result.output, anew: true } };
    });
    await step.add('origin', async (input) => done(await this.origin(stages, of, input)));
    await step.add('cross-reference', (input) => stages.weigh.run(input));
    const weighed = step.history.latest('cross-reference');
    if (!weighed) return null;
    const first = decideCase({ topic: of.topic, history: step.history, weighed }, this.parts.settings);
    await step.add('decide', (input) => stages.decide.conclude(input, first, because('stop.judged-again')));
    const decided = step.history.latest('decide');
    return decided && { round, fresh: step.fresh, history: step.history, decided };
  }

  private stagesOf({ investigation, rows, reasoners }: ReplayCase) {
    const { db, settings, judge, masks, rules } = this.parts;
    const moment = new Date(investigation.investigationDate);
    const clock: Clock = { now: () => moment };
    const sources = new CaseHistory(rows).latest('cross-reference')?.sources ?? [];
    const openedPages = new OpenedPagesService(db.sources, new SourceJudge(db.ratings, knownAges(sources), clock));
    const ports = { openedPages, reasoners, clock, masks, judge };
    const dependencies = { articles: db.sources, judge, clock, ledger: db.ledger, replies: db.replies };
    return {
      ports,
      assess: new AssessStage(ports),
      weigh: new CrossReferenceStage(ports),
      decide: new DecideStage(settings, rules, masks, dependencies),
    };
  }

  /** What was looked for backwards then stays told. */
  private async origin(
    { ports }: ReturnType<ReplayRound['stagesOf']>,
    { topic, rows, reasoners }: ReplayCase,
    input: StageInput,
  ): Promise<OriginOutput> {
    const directory = new OutletDirectory();
    const resolveOutlet = (name: string) => directory.resolveOutletName(name);
    const reasoner = reasoners.open(input.context, this.parts.masks.of(topic, 'models'));
    const traced = await lateOrigin({ ...ports, resolveOutlet }, input, reasoner);
    const { origin } = traced;
    const earlier = origin?.earlier ?? new CaseHistory(rows).latest('origin')?.origin?.earlier;
    return { ...traced, origin: origin && earlier ? { ...origin, earlier } : origin };
  }
}

/** Stages one after the other, each with what those before left behind. */
class Steps {
  readonly fresh: StageRow[] = [];
  history = new CaseHistory(withoutJudgements(this.of.rows, this.round));

  constructor(
    private readonly of: ReplayCase,
    private readonly round: number,
  ) {}

  async add(stage: ActiveStage, run: (input: StageInput) => Promise<StageResult<object> | null>): Promise<void> {
    const result = await run(this.input(stage));
    if (!result) return;
    const { state, output, reason, loss, lost } = result;
    const data = printableAll({ ...output, ...(lost && { lost }), ...(loss && { loss }) });
    this.fresh.push({ round: this.round, stage, state, data, reason: reason && printable(reason) });
    this.history = new CaseHistory([...withoutJudgements(this.of.rows, this.round), ...this.fresh]);
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
      // Nobody follows it: it is told as a whole when it is done.
      report: async () => undefined,
    };
  }
}

/** Since when sites are in the hands that hold them, as it was told when the case was judged; nobody is asked. */
function knownAges(sources: readonly Pick<SourceView, 'site' | 'registered'>[]): DomainAges {
  const dates = new Map(sources.flatMap(({ site, registered }) => (registered ? [[site, registered] as const] : [])));
  return {
    registeredAt: async (site) => {
      const date = dates.get(site);
      return date ? found(date) : nothingFound('Not queried at the time.');
    },
  };
}
