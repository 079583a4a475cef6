import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import { CLOCK, because, type Clock, type Decision } from '@corroborate/domain';
import { DATABASE, type Database } from '@corroborate/db';
import { formatReviewReason } from '@corroborate/report';
import { type CaseHistory, type DecideSettings, keepEvidence } from '@corroborate/investigation';
import { changesOf, differenceOf } from '../corrections/difference.policy';
import { correctionOf, levelOf, Recomputing, type Corrected, type DecidedCase } from '../corrections/recomputing';
import { approvable } from './late-level.policy';
import { LateRound, type LateCase } from './late-round';
import { verdictChanges } from './verdict-changes.policy';

type Db = Pick<
  Database,
  | 'added'
  | 'claims'
  | 'corrections'
  | 'investigations'
  | 'replies'
  | 'sources'
  | 'stageResults'
  | 'topicKeys'
  | 'topics'
>;

/**
 * Recomputes the decision of a case with the added sources, publishes and stores it, and creates a
 * review item, once.
 */
@Injectable()
export class LateDecision {
  private readonly recomputing: Recomputing;

  constructor(
    @Inject(DATABASE) private readonly db: Db,
    private readonly round: LateRound,
    @Inject(SETTINGS) settings: DecideSettings,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.recomputing = new Recomputing(db, settings, clock);
  }

  /** Returns whether it was written now. */
  async decide(of: LateCase, addedIds: number[]): Promise<boolean> {
    const { id } = of.investigation;
    const before = await this.corrected(await this.recomputing.open(id, of.round));
    const decided = await this.recomputing.open(id);
    const { decision } = await this.corrected(decided);
    const history = await this.round.conclude(of, { ...decision, applied: levelOf(decided) });
    await this.keep(of, history, decision);
    return this.settle(of, { ...decided, history }, before, addedIds);
  }

  /** Applies the editors' corrections. */
  private async corrected(decided: DecidedCase): Promise<Corrected> {
    const known = await this.db.corrections.of(decided.investigation.id);
    return this.recomputing.decide(
      decided,
      known.map((row) => correctionOf(row, decided)),
    );
  }

  private keep({ investigation, round }: LateCase, history: CaseHistory, { counted }: Decision): Promise<void> {
    return keepEvidence(this.db, { id: investigation.id, round, history, counted: new Set(counted) });
  }

  private async settle(of: LateCase, decided: DecidedCase, before: Corrected, addedIds: number[]): Promise<boolean> {
    const after = await this.corrected(decided);
    const why = because('review.evidence-added', { changes: changesOf(before.decision, after.decision) });
    const review = formatReviewReason({ reason: 'evidence-added', why });
    const effect = this.recomputing.effect(decided, after, review);
    return this.db.added.settle({
      investigationId: of.investigation.id,
      addedIds,
      round: of.round,
      difference: {
        ...differenceOf(before.decision, after.decision),
        verdicts: verdictChanges(before.weighed, after.weighed),
      },
      reason: null,
      effect: approvable(effect, levelOf(decided)),
    });
  }
}
