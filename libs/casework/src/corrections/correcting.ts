import {
  because,
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
import { changesOf, differenceOf, type DecisionDifference } from './difference.policy';
import type { Correction } from './corrections.policy';
import { correctionOf, passageOf, Recomputing, type Corrected, type DecidedCase } from './recomputing';
import type { CorrectionOrder, ReviewDb } from '../reviews/review.types';

/** Recomputes a decision with an editor's correction. Only people change the topic itself. */
export class Correcting {
  private readonly recomputing: Recomputing;

  constructor(
    private readonly db: ReviewDb,
    settings: DecideSettings,
    clock: Clock,
  ) {
    this.recomputing = new Recomputing(db, settings, clock);
  }

  /**
   * The effect of the correction; nothing is written.
   * @throws CorroborateError as `correct` does.
   */
  async preview(order: CorrectionOrder): Promise<DecisionDifference> {
    const decided = await this.recomputing.open(order.investigationId);
    const known = await this.db.corrections.of(order.investigationId);
    const { was, is } = this.compared(decided, known, { ...order, passage: checked(order, decided) });
    return differenceOf(was, is.decision);
  }

  /** @throws CorroborateError `not-found`, `invalid-input`, `conflict` */
  async correct(order: CorrectionOrder): Promise<EvidenceCorrectionEntity> {
    const { recomputing } = this;
    const decided = await recomputing.open(order.investigationId);
    const passage = checked(order, decided);
    return this.db.corrections.add(order.investigationId, async (known) => {
      const { was, is } = this.compared(decided, known, { ...order, passage });
      const why = because('review.evidence-corrected', { changes: changesOf(was, is.decision) });
      const effect = recomputing.effect(decided, is, formatReviewReason({ reason: 'evidence-corrected', why }));
      return { correction: rowOf(order, differenceOf(was, is.decision)), effect };
    });
  }

  /** The current decision compared with the decision after one more correction. */
  private compared(
    decided: DecidedCase,
    known: EvidenceCorrectionEntity[],
    one: Correction,
  ): { was: Decision; is: Corrected } {
    const before = known.map((row) => correctionOf(row, decided));
    const was = this.recomputing.decide(decided, before).decision;
    return { was, is: this.recomputing.decide(decided, [...before, one]) };
  }
}

/**
 * The passage quoted in the order.
 * @throws CorroborateError `not-found`, `invalid-input`
 */
function checked(order: CorrectionOrder, { weighed, articles }: DecidedCase): Passage | null {
  const source = orNotFound(
    weighed.sources.find(({ id }) => id === order.sourceId),
    `The investigation has no source ${order.sourceId}.`,
  );
  refuseUnknownValue(order, weighed);
  if (order.quote === null) {
    if (order.field === 'stance' && ['supports', 'disputes'].includes(order.value) && !source.stance.passage)
      throw invalid('quote', 'A source that supports or disputes needs a quote that shows it.');
    return null;
  }
  const passage = passageOf(order.quote, articles.get(order.sourceId));
  if (!passage) throw invalid('quote', 'The quote must appear verbatim in the captured page.');
  return passage;
}

function refuseUnknownValue({ field, value }: CorrectionOrder, { clusters }: CrossReferenceOutput): void {
  if (field === 'stance' && !(STANCES as readonly string[]).includes(value))
    throw invalid('value', `The stance must be one of ${STANCES.join(', ')}.`);
  if (field === 'tier' && !/^[1-4]$/.test(value)) throw invalid('value', 'The tier must be a number from 1 to 4.');
  if (field === 'cluster' && value !== 'own' && !clusters.some(({ id }) => id === value))
    throw invalid('value', 'The cluster must be `own` or the ID of a cluster of this investigation.');
}

const rowOf = (
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
