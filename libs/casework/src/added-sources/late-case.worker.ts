import { Inject, Injectable } from '@nestjs/common';
import { because, type Reason, type AddedSource } from '@corroborate/domain';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { CaseHistory, AddedPages } from '@corroborate/investigation';
import { LateDecision } from './late-decision';
import { LateRound, type LateCase } from './late-round';

/** Determines and performs the next step for the added sources of one case. Every step is idempotent. */
@Injectable()
export class LateCaseWorker {
  constructor(
    @Inject(DATABASE)
    private readonly db: Pick<
      Database,
      'added' | 'events' | 'investigations' | 'replays' | 'sources' | 'stageResults' | 'topics'
    >,
    private readonly added: AddedPages,
    private readonly round: LateRound,
    private readonly decision: LateDecision,
  ) {}

  /** Returns what was done. */
  async work(investigationId: number, signal: AbortSignal): Promise<'read' | 'recomputed' | 'nothing'> {
    const investigation = await this.db.investigations.get(investigationId);
    if (investigation?.status === 'awaiting-approval') return this.readAhead(investigation, signal);
    if (investigation?.status === 'completed') return this.recompute(investigation, signal);
    return 'nothing';
  }

  /** Marks the sources of a case that cannot be processed as failed. */
  async giveUp(investigationId: number, reason: Reason): Promise<void> {
    const pending = await this.db.added.pending(investigationId);
    await this.settle(
      investigationId,
      pending.map(({ id }) => id),
      { round: null, reason },
    );
  }

  /** Before a plan is approved: reads only the sources that the editor added; nothing else is fetched. */
  private async readAhead(investigation: InvestigationEntity, signal: AbortSignal): Promise<'read' | 'nothing'> {
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

  /** Sources evaluated before the decision are marked; later ones cause a new decision. */
  private async recompute(investigation: InvestigationEntity, signal: AbortSignal): Promise<'recomputed' | 'nothing'> {
    const { id, round } = investigation;
    const history = new CaseHistory(await this.db.stageResults.findAll(id));
    const lateRound = await this.roundOf(investigation);
    const inTime = await this.inRounds(id, history, lateRound);
    if (inTime.length > 0) await this.settle(id, inTime, { round, reason: null });
    if ((await this.db.added.pending(id)).length === 0) return 'nothing';
    const of = await this.lateCase(investigation, lateRound, signal);
    if (!of) return 'nothing';
    return this.weigh(of);
  }

  private async weigh(of: LateCase): Promise<'recomputed' | 'nothing'> {
    const { id } = of.investigation;
    const gone = await this.textsGone(id);
    if (gone > 0) {
      await this.giveUp(id, because('added.texts-gone', { pages: gone }));
      return 'nothing';
    }
    const history = await this.round.weigh(of);
    const weighed = (history.at('read', of.round)?.pages ?? []).flatMap(({ added }) => added ?? []);
    return (await this.decision.decide(of, weighed)) ? 'recomputed' : 'nothing';
  }

  /** Sources read in rounds before the late one. */
  private async inRounds(id: number, history: CaseHistory, lateRound: number): Promise<number[]> {
    const late = new Set(history.at('read', lateRound)?.pages.flatMap(({ added }) => added ?? []));
    const read = new Set(history.pages().flatMap(({ added }) => added ?? []));
    const pending = await this.db.added.pending(id);
    return pending.map((one) => one.id).filter((one) => read.has(one) && !late.has(one));
  }

  /** The round after the last decided one; an unfinished round is continued. */
  private async roundOf({ id, round }: InvestigationEntity): Promise<number> {
    const [added, replays] = await Promise.all([this.db.added.of(id), this.db.replays.of(id)]);
    return Math.max(round, ...added.map((one) => one.round ?? 0), ...replays.map((one) => one.round)) + 1;
  }

  private async lateCase(
    investigation: InvestigationEntity,
    round: number,
    signal: AbortSignal,
  ): Promise<LateCase | null> {
    const topic = await this.db.topics.get(investigation.topicId);
    const before = investigation.verificationLevelBefore;
    return topic && { investigation, topic: { ...topic, verificationStatus: before }, round, signal };
  }

  private async textsGone(id: number): Promise<number> {
    const history = new CaseHistory(await this.db.stageResults.findAll(id));
    const ids = history.latest('cross-reference')?.sources.map((source) => source.id) ?? [];
    return (await this.db.sources.removedAmong(ids)).length;
  }

  private async settle(
    investigationId: number,
    addedIds: number[],
    { round, reason }: Pick<AddedSource, 'round' | 'reason'>,
  ): Promise<void> {
    await this.db.added.settle({ investigationId, addedIds, round, reason, difference: null, effect: null });
  }
}
