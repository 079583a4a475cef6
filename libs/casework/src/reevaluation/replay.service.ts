import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import {
  CLOCK,
  createReason,
  CorroborateError,
  orNotFound,
  isAbove,
  type Clock,
  type Decision,
  type Reason,
} from '@corroborate/domain';
import { DATABASE, type Database, type ReplayReader, type ReplayEntity } from '@corroborate/db';
import { digestJson } from '@corroborate/evidence';
import type { ReasoningService } from '@corroborate/reading';
import { formatReviewReason } from '@corroborate/report';
import { CaseHistory, readPrePublicationCheck, storeEvidence } from '@corroborate/investigation';
import { withApprovableLevel } from '../added-sources/late-level.policy';
import { applyCorrections } from '../corrections/corrections.policy';
import { listChanges } from '../corrections/difference.policy';
import {
  toCorrection,
  appliedLevel,
  DecisionRecomputer,
  type CorrectedDecision,
  type DecidedCase,
} from '../corrections/decision.recomputer';
import { compareEvaluations, type EvaluatedCase } from './compare.policy';
import { ReplayRunner, type ReplayedCase, type ReplayRunnerDeps } from './replay.runner';
import type { ReplayOutcome } from './replay.types';

export const REPLAY_READERS = Symbol('ReplayReaders');
export interface ReplayReaders extends Record<ReplayReader, ReasoningService | null> {
  rules: ReasoningService;
}

export interface ReplayOrder extends Pick<ReplayEntity, 'investigationId' | 'reader'> {
  by: string;
  /** Token of the difference the user saw; null accepts any difference. */
  mark: string | null;
}

/** A case with its stored and recomputed results. */
interface Comparison {
  outcome: ReplayOutcome;
  /** Null if the case could not be evaluated. */
  judged: RecomputedCase | null;
}

interface RecomputedCase {
  decided: DecidedCase;
  replayed: ReplayedCase;
  after: CorrectedDecision;
  known: number;
  before: Decision;
}

/** Re-evaluates decided cases from stored data. Only `apply` writes. */
@Injectable()
export class ReplayService {
  private readonly recomputing: DecisionRecomputer;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly round: ReplayRunner,
    @Inject(SETTINGS) settings: ReplayRunnerDeps['settings'],
    @Inject(REPLAY_READERS) private readonly readers: Record<ReplayReader, ReasoningService | null>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.recomputing = new DecisionRecomputer(db, settings, clock);
  }

  /**
   * Differences with reasons; nothing is stored.
   * @throws CorroborateError `not-found`, `invalid-input`
   */
  async preview(investigationId: number, reader: ReplayReader): Promise<ReplayOutcome> {
    return (await this.compareCase(investigationId, reader)).outcome;
  }

  /** Decided investigations that ended at or after the given time, oldest first. */
  async *listDecidedSince(moment: Date): AsyncGenerator<number> {
    for (let last = 0; ;) {
      const ids = await this.db.replays.listDecidedSince(moment, last, 200);
      yield* ids;
      if (ids.length === 0) return;
      last = ids.at(-1)!;
    }
  }

  /**
   * Re-evaluates and stores the changes: new results as a round of the case, and the decision with its difference. Does
   * not change the topic; creates a review item if the level would differ.
   * @throws CorroborateError `not-found`, `invalid-input`, `conflict`
   */
  async apply(order: ReplayOrder): Promise<{ outcome: ReplayOutcome; written: boolean }> {
    const compared = await this.compareCase(order.investigationId, order.reader);
    const { outcome } = compared;
    if (outcome.kind !== 'changed') return { outcome, written: false };
    if (order.mark !== null && order.mark !== outcome.mark)
      throw new CorroborateError('conflict', 'The re-evaluation now gives a different result than the one shown.', {
        hint: 'Review the difference again.',
      });
    await this.write(order, compared.judged!, outcome);
    return { outcome, written: true };
  }

  private async compareCase(investigationId: number, reader: ReplayReader): Promise<Comparison> {
    const reasoners = this.reasoningServiceOf(reader);
    const why = await this.obstacle(investigationId);
    if (why) return { outcome: { kind: 'not-judged', investigationId, why }, judged: null };
    const decided = await this.recomputing.load(investigationId);
    const { investigation, topic } = decided;
    const rows = await this.db.stageResults.findAll(investigationId);
    const replayed = await this.round.run({ investigation, topic, rows, reasoners });
    const before = investigation.decision as Decision | null;
    if (!replayed?.decided.decision || !before)
      return { outcome: { kind: 'not-judged', investigationId, why: createReason('replay.undecided') }, judged: null };
    return this.toComparison({ decided, replayed, before, reader });
  }

  private async toComparison(
    of: Pick<RecomputedCase, 'decided' | 'replayed' | 'before'> & { reader: ReplayReader },
  ): Promise<Comparison> {
    const { decided, replayed, before, reader } = of;
    const { id } = decided.investigation;
    const known = await this.db.corrections.listByCase(id);
    const corrections = known.map((row) => toCorrection(row, decided));
    const recomputed = known.length > 0 || (await this.wasRecomputed(id));
    const anew = await this.withNewResults(decided, replayed);
    const after = recomputed
      ? this.recomputing.decide(anew, corrections)
      : {
          weighed: anew.weighed,
          decision: replayed.decided.decision!,
        };
    const was: EvaluatedCase = { decision: before, weighed: applyCorrections(decided.weighed, corrections) };
    const difference = compareEvaluations(was, {
      ...after,
      decision: recomputed ? toStoredDecision(decided, after.decision) : after.decision,
    });
    const outcome: ReplayOutcome = {
      kind: difference.kinds.length > 0 ? 'changed' : 'unchanged',
      investigationId: id,
      difference,
      mark: digestJson({ id, reader, difference }),
    };
    return { outcome, judged: { decided: anew, replayed, after, known: known.length, before } };
  }

  /** The case with its new results. */
  private async withNewResults(
    decided: DecidedCase,
    { history, decided: replayed }: ReplayedCase,
  ): Promise<DecidedCase> {
    const weighed = history.latest('cross-reference') ?? decided.weighed;
    return {
      ...decided,
      history,
      weighed,
      lastLook: await readPrePublicationCheck(this.db, decided.topic.id, replayed.lastLook),
    };
  }

  /** Whether the decision was recomputed, in which case it uses the topic's level at that time. */
  private async wasRecomputed(id: number): Promise<boolean> {
    const [added, replays] = await Promise.all([this.db.addedSources.listByCase(id), this.db.replays.listByCase(id)]);
    return replays.length > 0 || added.some((one) => one.recomputed);
  }

  /**
   * Why the case cannot be re-evaluated; null if it can.
   * @throws CorroborateError `not-found`
   */
  private async obstacle(investigationId: number): Promise<Reason | null> {
    const { db } = this;
    const investigation = orNotFound(
      await db.investigations.get(investigationId),
      `There is no investigation ${investigationId}.`,
      'Check the ID.',
    );
    if (investigation.status !== 'completed' || !investigation.decision) return createReason('replay.undecided');
    const pages = new CaseHistory(await db.stageResults.findAll(investigationId)).pages();
    const gone = (await db.sources.filterRemoved(pages.map(({ sourceId }) => sourceId))).length;
    if (gone > 0) return createReason('replay.texts-gone', { pages: gone });
    const waiting = (await db.addedSources.listPending(investigationId)).length;
    return waiting > 0 ? createReason('replay.pending', { sources: waiting }) : null;
  }

  private reasoningServiceOf(reader: ReplayReader): ReasoningService {
    const reasoners = this.readers[reader];
    if (reasoners) return reasoners;
    throw new CorroborateError('invalid-input', 'No language model is configured to read the pages.', {
      hint: 'Set a model key such as OPENAI_API_KEY, or use the rules reader.',
      details: { field: 'reader' },
    });
  }

  private async write(
    { reader, by }: ReplayOrder,
    { decided, replayed, after, known, before }: NonNullable<Comparison['judged']>,
    outcome: Extract<ReplayOutcome, { kind: 'changed' | 'unchanged' }>,
  ): Promise<void> {
    const { db, clock } = this;
    const { id } = decided.investigation;
    const { round, fresh, history } = replayed;
    const why = createReason('review.judged-again', { changes: listChanges(before, after.decision) });
    const effect = this.recomputing.effect(decided, after, formatReviewReason({ reason: 'judged-again', why }));
    await db.replays.save({
      // Plain data typed by interfaces, which TypeScript does not accept as JSON types.
      replay: { investigationId: id, round, reader, madeBy: by, difference: { ...outcome.difference } as never },
      stages: fresh.map(({ stage, state, data, reason }) => ({ stage, state, data, reason })),
      at: clock.now().toISOString(),
      effect: withApprovableLevel(effect, appliedLevel(decided)),
      corrections: known,
    });
    await storeEvidence(db, { id, round, history, counted: new Set(after.decision.counted) });
  }
}

/** The format in which recomputed decisions are stored. */
function toStoredDecision(decided: DecidedCase, decision: Decision): Decision {
  const applied = appliedLevel(decided);
  return { ...decision, applied, held: isAbove(decision.recommended, applied) };
}
