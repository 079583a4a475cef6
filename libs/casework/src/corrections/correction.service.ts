import {
  createReason,
  CorroborateError,
  orNotFound,
  STANCES,
  type Clock,
  type Decision,
  type Passage,
} from '@corroborate/domain';
import type { EvidenceCorrectionEntity } from '@corroborate/db';
import { formatReviewReason } from '@corroborate/report';
import type { DecideSettings, CrossReferenceOutput } from '@corroborate/investigation';
import { listChanges, compareDecisions, type DecisionDifference } from './difference.policy';
import type { Correction } from './corrections.policy';
import {
  toCorrection,
  findPassage,
  DecisionRecomputer,
  type CorrectedDecision,
  type DecidedCase,
} from './decision.recomputer';
import type { CorrectionOrder, ReviewDb } from '../reviews/review.types';

/** Recomputes a decision with an editor's correction. Only people change the topic itself. */
export class CorrectionService {
  private readonly recomputing: DecisionRecomputer;

  constructor(
    private readonly db: ReviewDb,
    settings: DecideSettings,
    clock: Clock,
  ) {
    this.recomputing = new DecisionRecomputer(db, settings, clock);
  }

  /**
   * Effect of the correction; nothing is written.
   * @throws CorroborateError the same errors as `correct`
   */
  async preview(order: CorrectionOrder): Promise<DecisionDifference> {
    const decided = await this.recomputing.load(order.investigationId);
    const known = await this.db.corrections.listByCase(order.investigationId);
    const { was, is } = this.compare(decided, known, { ...order, passage: validateCorrection(order, decided) });
    return compareDecisions(was, is.decision);
  }

  /** @throws CorroborateError `not-found`, `invalid-input`, `conflict` */
  async correct(order: CorrectionOrder): Promise<EvidenceCorrectionEntity> {
    const { recomputing } = this;
    const decided = await recomputing.load(order.investigationId);
    const passage = validateCorrection(order, decided);
    return this.db.corrections.add(order.investigationId, async (known) => {
      const { was, is } = this.compare(decided, known, { ...order, passage });
      const why = createReason('review.evidence-corrected', { changes: listChanges(was, is.decision) });
      const effect = recomputing.effect(decided, is, formatReviewReason({ reason: 'evidence-corrected', why }));
      return { correction: toRow(order, compareDecisions(was, is.decision)), effect };
    });
  }

  /** Compares the current decision with the decision after one more correction. */
  private compare(
    decided: DecidedCase,
    known: EvidenceCorrectionEntity[],
    one: Correction,
  ): { was: Decision; is: CorrectedDecision } {
    const before = known.map((row) => toCorrection(row, decided));
    const was = this.recomputing.decide(decided, before).decision;
    return { was, is: this.recomputing.decide(decided, [...before, one]) };
  }
}

/**
 * Validates the order and returns the passage it quotes.
 * @throws CorroborateError `not-found`, `invalid-input`
 */
function validateCorrection(order: CorrectionOrder, { weighed, articles }: DecidedCase): Passage | null {
  const source = orNotFound(
    weighed.sources.find(({ id }) => id === order.sourceId),
    `The investigation has no source ${order.sourceId}.`,
  );
  assertKnownValue(order, weighed);
  if (order.quote === null) {
    if (order.field === 'stance' && ['supports', 'disputes'].includes(order.value) && !source.stance.passage)
      throw invalid('quote', 'A source that supports or disputes needs a quote that shows it.');
    return null;
  }
  const passage = findPassage(order.quote, articles.get(order.sourceId));
  if (!passage) throw invalid('quote', 'The quote must appear verbatim in the captured page.');
  return passage;
}

function assertKnownValue({ field, value }: CorrectionOrder, { clusters }: CrossReferenceOutput): void {
  if (field === 'stance' && !(STANCES as readonly string[]).includes(value))
    throw invalid('value', `The stance must be one of ${STANCES.join(', ')}.`);
  if (field === 'tier' && !/^[1-4]$/.test(value)) throw invalid('value', 'The tier must be a number from 1 to 4.');
  if (field === 'cluster' && value !== 'own' && !clusters.some(({ id }) => id === value))
    throw invalid('value', 'The cluster must be `own` or the ID of a cluster of this investigation.');
}

const toRow = (
  { investigationId, sourceId, field, value, quote, reason, madeBy }: CorrectionOrder,
  difference: DecisionDifference,
) => ({
  investigationId,
  sourceId,
  field,
  value,
  quote,
  reason,
  madeBy,
  difference: difference as unknown as EvidenceCorrectionEntity['difference'],
});

const invalid = (field: string, hint: string) =>
  new CorroborateError('invalid-input', `${field} is invalid.`, { hint, details: { field } });
