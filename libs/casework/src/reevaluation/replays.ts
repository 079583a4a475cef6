import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import {
  CLOCK,
  because,
  CorroborateError,
  orNotFound,
  isAbove,
  type Clock,
  type Decision,
  type Reason,
} from '@corroborate/domain';
import { DATABASE, type Database, type ReplayReader, type ReplayEntity } from '@corroborate/db';
import { digestOf } from '@corroborate/evidence';
import type { ReasoningService } from '@corroborate/reading';
import { formatReviewReason } from '@corroborate/report';
import { CaseHistory, lookOf, keepEvidence } from '@corroborate/investigation';
import { approvable } from '../added-sources/late-level.policy';
import { applyCorrections } from '../corrections/corrections.policy';
import { changesOf } from '../corrections/difference.policy';
import { correctionOf, levelOf, Recomputing, type Corrected, type DecidedCase } from '../corrections/recomputing';
import { compare, type Judged } from './compare.policy';
import { ReplayRound, type ReplayedCase, type ReplayRoundParts } from './replay-round';
import type { ReplayOutcome } from './replay.types';

type Db = Pick<
  Database,
  | 'added'
  | 'claims'
  | 'corrections'
  | 'investigations'
  | 'replays'
  | 'replies'
  | 'sources'
  | 'stageResults'
  | 'topicKeys'
  | 'topics'
>;

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
interface Compared {
  outcome: ReplayOutcome;
  /** Null if no evaluation was possible. */
  judged: { decided: DecidedCase; replayed: ReplayedCase; after: Corrected; known: number; before: Decision } | null;
}

/** Re-evaluates decided cases from stored data. Only `makeSo` writes. */
@Injectable()
export class Replays {
  private readonly recomputing: Recomputing;

  constructor(
    @Inject(DATABASE) private readonly db: Db,
    @Inject(ReplayRound) private readonly round: Pick<ReplayRound, 'judge'>,
    @Inject(SETTINGS) settings: ReplayRoundParts['settings'],
    @Inject(REPLAY_READERS) private readonly readers: Record<ReplayReader, ReasoningService | null>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.recomputing = new Recomputing(db, settings, clock);
  }

  /**
   * The differences, with reasons.
   * @throws CorroborateError `not-found`, `invalid-input`
   */
  async look(investigationId: number, reader: ReplayReader): Promise<ReplayOutcome> {
    return (await this.compared(investigationId, reader)).outcome;
  }

  /** Decided investigations that ended at or after the given time, oldest first. */
  async *since(moment: Date): AsyncGenerator<number> {
    for (let last = 0; ;) {
      const ids = await this.db.replays.decidedSince(moment, last, 200);
      yield* ids;
      if (ids.length === 0) return;
      last = ids.at(-1)!;
    }
  }

  /**
   * Re-evaluates and stores the changes: the new results as a round of the case, and the decision
   * with its difference. The topic is unchanged; a review item is created if the level would
   * differ.
   * @throws CorroborateError `not-found`, `invalid-input`, `conflict`
   */
  async makeSo(order: ReplayOrder): Promise<{ outcome: ReplayOutcome; written: boolean }> {
    const compared = await this.compared(order.investigationId, order.reader);
    const { outcome } = compared;
    if (outcome.kind !== 'changed') return { outcome, written: false };
    if (order.mark !== null && order.mark !== outcome.mark)
      throw new CorroborateError('conflict', 'The re-evaluation now gives a different result than the one shown.', {
        hint: 'Review the difference again.',
      });
    await this.write(order, compared.judged!, outcome);
    return { outcome, written: true };
  }

  private async compared(investigationId: number, reader: ReplayReader): Promise<Compared> {
    const reasoners = this.readerOf(reader);
    const why = await this.obstacle(investigationId);
    if (why) return { outcome: { kind: 'not-judged', investigationId, why }, judged: null };
    const decided = await this.recomputing.open(investigationId);
    const { investigation, topic } = decided;
    const rows = await this.db.stageResults.findAll(investigationId);
    const replayed = await this.round.judge({ investigation, topic, rows, reasoners });
    const before = investigation.decision as Decision | null;
    if (!replayed?.decided.decision || !before)
      return { outcome: { kind: 'not-judged', investigationId, why: because('replay.undecided') }, judged: null };
    return this.differing({ decided, replayed, before, reader });
  }

  private async differing(of: {
    decided: DecidedCase;
    replayed: ReplayedCase;
    before: Decision;
    reader: ReplayReader;
  }): Promise<Compared> {
    const { decided, replayed, before, reader } = of;
    const { id } = decided.investigation;
    const known = await this.db.corrections.of(id);
    const corrections = known.map((row) => correctionOf(row, decided));
    const recomputed = known.length > 0 || (await this.wasRecomputed(id));
    const anew = await this.anew(decided, replayed);
    const after = recomputed
      ? this.recomputing.decide(anew, corrections)
      : {
          weighed: anew.weighed,
          decision: replayed.decided.decision!,
        };
    const was: Judged = { decision: before, weighed: applyCorrections(decided.weighed, corrections) };
    const difference = compare(was, {
      ...after,
      decision: recomputed ? asKept(decided, after.decision) : after.decision,
    });
    const outcome: ReplayOutcome = {
      kind: difference.kinds.length > 0 ? 'changed' : 'unchanged',
      investigationId: id,
      difference,
      mark: digestOf({ id, reader, difference }),
    };
    return { outcome, judged: { decided: anew, replayed, after, known: known.length, before } };
  }

  /** The case with its new results. */
  private async anew(decided: DecidedCase, { history, decided: replayed }: ReplayedCase): Promise<DecidedCase> {
    const weighed = history.latest('cross-reference') ?? decided.weighed;
    return { ...decided, history, weighed, lastLook: await lookOf(this.db, decided.topic.id, replayed.lastLook) };
  }

  /** Whether the decision was recomputed; recomputed decisions use the topic's level at that time. */
  private async wasRecomputed(id: number): Promise<boolean> {
    const [added, replays] = await Promise.all([this.db.added.of(id), this.db.replays.of(id)]);
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
    if (investigation.status !== 'completed' || !investigation.decision) return because('replay.undecided');
    const pages = new CaseHistory(await db.stageResults.findAll(investigationId)).pages();
    const gone = (await db.sources.removedAmong(pages.map(({ sourceId }) => sourceId))).length;
    if (gone > 0) return because('replay.texts-gone', { pages: gone });
    const waiting = (await db.added.pending(investigationId)).length;
    return waiting > 0 ? because('replay.pending', { sources: waiting }) : null;
  }

  private readerOf(reader: ReplayReader): ReasoningService {
    const reasoners = this.readers[reader];
    if (reasoners) return reasoners;
    throw new CorroborateError('invalid-input', 'No language model is configured to read the pages.', {
      hint: 'Set a model key such as OPENAI_API_KEY, or use the rules reader.',
      details: { field: 'reader' },
    });
  }

  private async write(
    { reader, by }: ReplayOrder,
    { decided, replayed, after, known, before }: NonNullable<Compared['judged']>,
    outcome: Extract<ReplayOutcome, { kind: 'changed' | 'unchanged' }>,
  ): Promise<void> {
    const { db, clock } = this;
    const { id } = decided.investigation;
    const { round, fresh, history } = replayed;
    const why = because('review.judged-again', { changes: changesOf(before, after.decision) });
    const effect = this.recomputing.effect(decided, after, formatReviewReason({ reason: 'judged-again', why }));
    await db.replays.write({
      // Plain data typed by interfaces, which TypeScript does not accept as JSON.
      replay: { investigationId: id, round, reader, madeBy: by, difference: { ...outcome.difference } as never },
      stages: fresh.map(({ stage, state, data, reason }) => ({ stage, state, data, reason })),
      at: clock.now().toISOString(),
      effect: approvable(effect, levelOf(decided)),
      corrections: known,
    });
    await keepEvidence(db, { id, round, history, counted: new Set(after.decision.counted) });
  }
}

/** The format in which recomputed decisions are stored. */
function asKept(decided: DecidedCase, decision: Decision): Decision {
  const applied = levelOf(decided);
  return { ...decision, applied, held: isAbove(decision.recommended, applied) };
}
