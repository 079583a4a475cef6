import type { Clock, Decision, Topic } from '@corroborate/domain';
import type { Database, Investigation } from '@corroborate/db';
import type { ReasoningService } from '@corroborate/reading';
import { printable, printableAll } from '@corroborate/text';
import { CaseHistory } from '../case.history';
import { MODE_PROFILES } from '../investigation.thresholds';
import type { Masks } from '../masks';
import type { AssessStage } from '../stages/assess.stage';
import type { CrossReferenceStage } from '../stages/cross-reference.stage';
import type { DecideStage } from '../stages/decide.stage';
import { done, type StageInput } from '../stages/stage';
import type { ActiveStage, StageOutputs, StageResult } from '../stage.types';
import type { AddedPages } from './added-pages';
import { lateOrigin, type LateOriginPorts } from './late-origin';

export interface LateRoundParts {
  db: Pick<Database, 'stageResults' | 'events' | 'ledger'>;
  added: AddedPages;
  stages: { assess: AssessStage; 'cross-reference': CrossReferenceStage; decide: DecideStage };
  origin: LateOriginPorts;
  reasoners: ReasoningService;
  masks: Masks;
  clock: Clock;
}

/** A case that is over, to which a round is added. */
export interface LateCase {
  investigation: Investigation;
  /** As it stood when the investigation began. */
  topic: Topic;
  round: number;
  signal: AbortSignal;
}

/**
 * One more round of a case that is over, of what was added alone: read, assessed by the same judge as any page, and
 * weighed with all that is stored. Stage by stage it is stored like every round, first writer wins, so that whoever
 * takes it up after a crash goes on where it ended.
 */
export class LateRound {
  constructor(private readonly parts: LateRoundParts) {}

  /** The history with this round's pages in it. */
  async weigh(of: LateCase): Promise<CaseHistory> {
    const { stages, added, origin } = this.parts;
    await this.step(of, 'read', async (input) => done({ pages: await added.read(await added.pending(input), input) }));
    await this.step(of, 'assess', (input) => stages.assess.run(input));
    await this.step(of, 'origin', async (input) => done(await lateOrigin(origin, input, this.reasoner(input))));
    await this.step(of, 'cross-reference', (input) => stages['cross-reference'].run(input));
    return this.history(of);
  }

  /** What is told beside the new verdict; nothing where it was stored before. */
  async tell(of: LateCase, decision: Decision): Promise<CaseHistory> {
    await this.step(of, 'decide', (input) => this.parts.stages.decide.conclude(input, decision));
    return this.history(of);
  }

  private async history({ investigation }: LateCase): Promise<CaseHistory> {
    return new CaseHistory(await this.parts.db.stageResults.findAll(investigation.id));
  }

  private async step<N extends ActiveStage>(
    of: LateCase,
    stage: N,
    run: (input: StageInput) => Promise<StageResult<StageOutputs[N]> | null>,
  ): Promise<void> {
    const history = await this.history(of);
    if (history.at(stage, of.round)) return;
    const result = await run(this.input(of, stage, history));
    of.signal.throwIfAborted();
    if (result) await this.keep(of, stage, result);
  }

  private input({ investigation, topic, round, signal }: LateCase, stage: string, history: CaseHistory): StageInput {
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
        this.parts.db.events.append(id, type, printableAll({ round, late: true, ...data })).then(() => undefined),
    };
  }

  private async keep<T>(
    { investigation, round }: LateCase,
    stage: ActiveStage,
    { state, output, reason, loss, lost }: StageResult<T>,
  ): Promise<void> {
    await this.parts.db.ledger.flush();
    await this.parts.db.stageResults.save({
      investigationId: investigation.id,
      round,
      stage,
      state,
      data: printableAll({ ...output, ...(lost && { lost }), ...(loss && { loss }) }),
      reason: reason && printable(reason),
      finishedAt: this.parts.clock.now().toISOString(),
    });
  }

  private reasoner({ context, topic }: StageInput) {
    return this.parts.reasoners.open(context, this.parts.masks.of(topic, 'models'));
  }
}
