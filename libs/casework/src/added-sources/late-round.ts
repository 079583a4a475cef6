import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, type Decision, type Topic } from '@corroborate/domain';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import type { ReasoningService } from '@corroborate/reading';
import { toPrintableText, printableAll } from '@corroborate/text';
import {
  CaseHistory,
  JudgePool,
  REASONERS,
  MODE_PROFILES,
  MaskFactory,
  AssessStage,
  CrossReferenceStage,
  DecideStage,
  OpenedPagesService,
  doneResult,
  type StageInput,
  type ActiveStage,
  type StageOutputs,
  type StageResult,
  AddedPageReader,
  retraceOrigin,
  type LateOriginPorts,
} from '@corroborate/investigation';
import { OutletDirectory } from '@corroborate/credibility';

/** A finished case to which a round is added. */
export interface LateCase {
  investigation: InvestigationEntity;
  /** The topic as it was when the investigation started. */
  topic: Topic;
  round: number;
  signal: AbortSignal;
}

/**
 * Adds a round to a finished case with only the added sources: they are read, assessed by the same rules as any page,
 * and evaluated together with all stored evidence. Stages are stored as in any round (first writer wins), so the round
 * can resume after a crash.
 */
@Injectable()
export class LateRoundRunner {
  private readonly origin: LateOriginPorts;

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'stageResults' | 'events' | 'ledger'>,
    private readonly added: AddedPageReader,
    private readonly assess: AssessStage,
    private readonly crossReference: CrossReferenceStage,
    private readonly decide: DecideStage,
    openedPages: OpenedPagesService,
    judge: JudgePool,
    @Inject(REASONERS) private readonly reasoners: ReasoningService,
    private readonly masks: MaskFactory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const directory = new OutletDirectory();
    this.origin = { openedPages, clock, judge, resolveOutlet: (name) => directory.resolveOutletName(name) };
  }

  /** The history including this round's pages. */
  async evaluate(of: LateCase): Promise<CaseHistory> {
    const { added, origin } = this;
    await this.runStep(of, 'read', async (input) =>
      doneResult({ pages: await added.read(await added.pending(input), input) }),
    );
    await this.runStep(of, 'assess', (input) => this.assess.run(input));
    await this.runStep(of, 'origin', async (input) =>
      doneResult(await retraceOrigin(origin, input, this.openReasoner(input))),
    );
    await this.runStep(of, 'cross-reference', (input) => this.crossReference.run(input));
    return this.loadHistory(of);
  }

  /** Adds what is published with the new verdict. Idempotent. */
  async conclude(of: LateCase, decision: Decision): Promise<CaseHistory> {
    await this.runStep(of, 'decide', (input) => this.decide.conclude(input, decision));
    return this.loadHistory(of);
  }

  private async loadHistory({ investigation }: LateCase): Promise<CaseHistory> {
    return new CaseHistory(await this.db.stageResults.findAll(investigation.id));
  }

  private async runStep<N extends ActiveStage>(
    of: LateCase,
    stage: N,
    run: (input: StageInput) => Promise<StageResult<StageOutputs[N]> | null>,
  ): Promise<void> {
    const history = await this.loadHistory(of);
    if (history.at(stage, of.round)) return;
    const result = await run(this.stageInput(of, stage, history));
    of.signal.throwIfAborted();
    if (result) await this.saveStage(of, stage, result);
  }

  private stageInput(
    { investigation, topic, round, signal }: LateCase,
    stage: string,
    history: CaseHistory,
  ): StageInput {
    const { id, mode } = investigation;
    return {
      investigationId: id,
      topic,
      mode,
      round,
      profile: MODE_PROFILES[mode],
      history,
      plan: null,
      context: { investigationId: id, stage, signal },
      report: (type, data) =>
        this.db.events.append(id, type, printableAll({ round, late: true, ...data })).then(() => undefined),
    };
  }

  private async saveStage<T>(
    { investigation, round }: LateCase,
    stage: ActiveStage,
    { state, output, reason, loss, lost }: StageResult<T>,
  ): Promise<void> {
    await this.db.ledger.flush();
    await this.db.stageResults.save({
      investigationId: investigation.id,
      round,
      stage,
      state,
      data: printableAll({ ...output, ...(lost && { lost }), ...(loss && { loss }) }),
      reason: reason && toPrintableText(reason),
      finishedAt: this.clock.now().toISOString(),
    });
  }

  private openReasoner({ context, topic }: StageInput) {
    return this.reasoners.open(context, this.masks.of(topic, 'models'));
  }
}
