import { Inject, Injectable } from '@nestjs/common';
import { createReason, type Reason, type AddedSource } from '@corroborate/domain';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { CaseHistory, AddedPageReader } from '@corroborate/investigation';
import { LateDecisionService } from './late-decision';
import { LateRoundRunner, type LateCase } from './late-round';

/** Determines and performs the next step for the added sources of one case. Every step is idempotent. */
@Injectable()
export class LateCaseWorker {
  constructor(
    @Inject(DATABASE)
    private readonly db: Database,
    private readonly added: AddedPageReader,
    private readonly round: LateRoundRunner,
    private readonly decision: LateDecisionService,
  ) {}

  /** Returns which step was performed. */
  async process(investigationId: number, signal: AbortSignal): Promise<'read' | 'recomputed' | 'nothing'> {
    const investigation = await this.db.investigations.get(investigationId);
    if (investigation?.status === 'awaiting-approval') return this.readBeforeApproval(investigation, signal);
    if (investigation?.status === 'completed') return this.recompute(investigation, signal);
    return 'nothing';
  }

  /** Marks the sources of a case that cannot be processed as failed. */
  async markFailed(investigationId: number, reason: Reason): Promise<void> {
    const pending = await this.db.addedSources.listPending(investigationId);
    await this.saveResult(
      investigationId,
      pending.map(({ id }) => id),
      { round: null, reason },
    );
  }

  /** Before a plan is approved, reads only the sources that the editor added; fetches nothing else. */
  private async readBeforeApproval(
    investigation: InvestigationEntity,
    signal: AbortSignal,
  ): Promise<'read' | 'nothing'> {
    const topic = await this.db.topics.get(investigation.topicId);
    if (!topic) return 'nothing';
    const { id } = investigation;
    const input = {
      investigationId: id,
      topic,
      history: new CaseHistory([]),
      context: { investigationId: id, stage: 'read', signal },
      report: (type: string, data: Record<string, unknown>) =>
        this.db.events.append(id, type, data).then(() => undefined),
    };
    await this.added.read(await this.added.pending(input), input);
    return 'read';
  }

  /** Marks sources evaluated before the decision as such; makes a new decision if there are later ones. */
  private async recompute(investigation: InvestigationEntity, signal: AbortSignal): Promise<'recomputed' | 'nothing'> {
    const { id, round } = investigation;
    const history = new CaseHistory(await this.db.stageResults.findAll(id));
    const lateRound = await this.lateRoundOf(investigation);
    const inTime = await this.readInRounds(id, history, lateRound);
    if (inTime.length > 0) await this.saveResult(id, inTime, { round, reason: null });
    if ((await this.db.addedSources.listPending(id)).length === 0) return 'nothing';
    const of = await this.loadCase(investigation, lateRound, signal);
    if (!of) return 'nothing';
    return this.evaluate(of);
  }

  private async evaluate(of: LateCase): Promise<'recomputed' | 'nothing'> {
    const { id } = of.investigation;
    const gone = await this.countRemovedTexts(id);
    if (gone > 0) {
      await this.markFailed(id, createReason('added.texts-gone', { pages: gone }));
      return 'nothing';
    }
    const history = await this.round.evaluate(of);
    const weighed = (history.at('read', of.round)?.pages ?? []).flatMap(({ added }) => added ?? []);
    return (await this.decision.decide(of, weighed)) ? 'recomputed' : 'nothing';
  }

  /** IDs of sources read in rounds before the late one. */
  private async readInRounds(id: number, history: CaseHistory, lateRound: number): Promise<number[]> {
    const late = new Set(history.at('read', lateRound)?.pages.flatMap(({ added }) => added ?? []));
    const read = new Set(history.pages().flatMap(({ added }) => added ?? []));
    const pending = await this.db.addedSources.listPending(id);
    return pending.map((one) => one.id).filter((one) => read.has(one) && !late.has(one));
  }

  /** The round after the last decided one; an unfinished round is continued. */
  private async lateRoundOf({ id, round }: InvestigationEntity): Promise<number> {
    const [added, replays] = await Promise.all([this.db.addedSources.listByCase(id), this.db.replays.listByCase(id)]);
    return Math.max(round, ...added.map((one) => one.round ?? 0), ...replays.map((one) => one.round)) + 1;
  }

  private async loadCase(
    investigation: InvestigationEntity,
    round: number,
    signal: AbortSignal,
  ): Promise<LateCase | null> {
    const topic = await this.db.topics.get(investigation.topicId);
    const before = investigation.verificationLevelBefore;
    return topic && { investigation, topic: { ...topic, verificationStatus: before }, round, signal };
  }

  private async countRemovedTexts(id: number): Promise<number> {
    const history = new CaseHistory(await this.db.stageResults.findAll(id));
    const ids = history.latest('cross-reference')?.sources.map((source) => source.id) ?? [];
    return (await this.db.sources.filterRemoved(ids)).length;
  }

  private async saveResult(
    investigationId: number,
    addedIds: number[],
    { round, reason }: Pick<AddedSource, 'round' | 'reason'>,
  ): Promise<void> {
    await this.db.addedSources.saveResult({ investigationId, addedIds, round, reason, difference: null, effect: null });
  }
}
