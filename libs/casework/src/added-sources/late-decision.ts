import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import { CLOCK, createReason, type Clock, type Decision } from '@corroborate/domain';
import { DATABASE, type Database } from '@corroborate/db';
import { formatReviewReason } from '@corroborate/report';
import { type CaseHistory, type DecideSettings, storeEvidence } from '@corroborate/investigation';
import { listChanges, compareDecisions } from '../corrections/difference.policy';
import {
  toCorrection,
  appliedLevel,
  DecisionRecomputer,
  type CorrectedDecision,
  type DecidedCase,
} from '../corrections/decision.recomputer';
import { withApprovableLevel } from './late-level.policy';
import { LateRoundRunner, type LateCase } from './late-round';
import { verdictChanges } from './verdict-changes.policy';

/**
 * Recomputes the decision of a case with the added sources, publishes and stores it, and creates a
 * review item, once.
 */
@Injectable()
export class LateDecisionService {
  private readonly recomputing: DecisionRecomputer;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly round: LateRoundRunner,
    @Inject(SETTINGS) settings: DecideSettings,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.recomputing = new DecisionRecomputer(db, settings, clock);
  }

  /** Returns whether the decision was written by this call. */
  async decide(of: LateCase, addedIds: number[]): Promise<boolean> {
    const { id } = of.investigation;
    const before = await this.applyCorrections(await this.recomputing.load(id, of.round));
    const decided = await this.recomputing.load(id);
    const { decision } = await this.applyCorrections(decided);
    const history = await this.round.conclude(of, { ...decision, applied: appliedLevel(decided) });
    await this.saveEvidence(of, history, decision);
    return this.saveDecision(of, { ...decided, history }, before, addedIds);
  }

  /** Applies editors' corrections to the recomputed case. */
  private async applyCorrections(decided: DecidedCase): Promise<CorrectedDecision> {
    const known = await this.db.corrections.listByCase(decided.investigation.id);
    return this.recomputing.decide(
      decided,
      known.map((row) => toCorrection(row, decided)),
    );
  }

  private saveEvidence({ investigation, round }: LateCase, history: CaseHistory, { counted }: Decision): Promise<void> {
    return storeEvidence(this.db, { id: investigation.id, round, history, counted: new Set(counted) });
  }

  private async saveDecision(
    of: LateCase,
    decided: DecidedCase,
    before: CorrectedDecision,
    addedIds: number[],
  ): Promise<boolean> {
    const after = await this.applyCorrections(decided);
    const why = createReason('review.evidence-added', { changes: listChanges(before.decision, after.decision) });
    const review = formatReviewReason({ reason: 'evidence-added', why });
    const effect = this.recomputing.effect(decided, after, review);
    return this.db.addedSources.saveResult({
      investigationId: of.investigation.id,
      addedIds,
      round: of.round,
      difference: {
        ...compareDecisions(before.decision, after.decision),
        verdicts: verdictChanges(before.weighed, after.weighed),
      },
      reason: null,
      effect: withApprovableLevel(effect, appliedLevel(decided)),
    });
  }
}
