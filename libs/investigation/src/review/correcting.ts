import {
  many,
  because,
  CorroborateError,
  isAbove,
  STANCES,
  type Article,
  type Clock,
  type Decision,
  type LastLook,
  type Passage,
  type Reason,
  type Topic,
  type VerificationLevel,
} from '@corroborate/domain';
import type { RelatedTopics } from '@corroborate/context';
import type { CorrectionEffect, EvidenceCorrection, Investigation } from '@corroborate/db';
import { toldReview, type CaseData } from '@corroborate/report';
import { crossReference, graveOf } from '@corroborate/verification';
import { caseData } from '../case.data';
import { lookOf } from '../case.reader';
import { CaseHistory } from '../case.history';
import { investigationPatch } from '../conclusion.builder';
import { decideUnderRules, type DecideSettings } from '../decide.input';
import { relatedOf } from '../related.reader';
import type { CrossReferenceOutput } from '../stage.types';
import { applyCorrections, type Correction } from './corrections.policy';
import { changesOf, differenceOf, type DecisionDifference } from './difference.policy';
import type { CorrectionOrder, ReviewDb } from './review.types';

/** Everything a decided investigation left behind, as it is recomputed from. */
interface DecidedCase {
  investigation: Investigation;
  topic: Topic;
  history: CaseHistory;
  weighed: CrossReferenceOutput;
  articles: Map<number, Article>;
  related: RelatedTopics;
  /** The last look before print, with the replies noted since; corrections leave it as it is. */
  lastLook: LastLook | null;
}

/** What the evidence comes to as people see it. */
interface Corrected {
  decision: Decision;
  weighed: CrossReferenceOutput;
}

/** Recomputes a decision over what a person says of the evidence. The topic itself is moved by people alone. */
export class Correcting {
  constructor(
    private readonly db: ReviewDb,
    private readonly settings: DecideSettings,
    private readonly clock: Clock,
  ) {}

  async correct(order: CorrectionOrder): Promise<EvidenceCorrection> {
    const decided = await this.open(order);
    const passage = checked(order, decided);
    return this.db.corrections.add(order.investigationId, async (known) => {
      const before = known.map((row) => correctionOf(row, decided));
      const after = [...before, { ...order, passage }];
      const [was, is] = [this.decide(decided, before).decision, this.decide(decided, after)];
      const effect = this.effect(decided, is, changesOf(was, is.decision));
      return { correction: rowOf(order, differenceOf(was, is.decision)), effect };
    });
  }

  private async open({ investigationId }: CorrectionOrder): Promise<DecidedCase> {
    const investigation = await this.db.investigations.get(investigationId);
    const topic = investigation && (await this.db.topics.get(investigation.topicId));
    if (!investigation || !topic)
      throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    const history = new CaseHistory(await this.db.stageResults.findAll(investigationId));
    const weighed = history.latest('cross-reference');
    if (investigation.status !== 'completed' || !weighed)
      throw new CorroborateError('conflict', 'Only the evidence of a completed investigation can be corrected.', {
        hint: 'Wait until it is done.',
      });
    return {
      investigation,
      topic: { ...topic, verificationStatus: investigation.verificationLevelBefore },
      history,
      weighed,
      articles: await this.captured(weighed),
      related: await relatedOf(this.db, topic),
      lastLook: await lookOf(this.db, topic.id, history.latest('decide')?.lastLook),
    };
  }

  /** The pages as captured. @throws CorroborateError `conflict` where the text of one is not kept any more. */
  private async captured({ sources }: CrossReferenceOutput): Promise<Map<number, Article>> {
    const ids = sources.map(({ id }) => id);
    const [articles, removed] = await Promise.all([this.db.sources.getMany(ids), this.db.sources.removedAmong(ids)]);
    if (removed.length > 0)
      throw new CorroborateError(
        'conflict',
        `The text of ${many(removed.length, 'captured page')} of this case has been let go, ` +
          'so that nothing can be recomputed.',
        { hint: 'Ask for a new investigation.' },
      );
    return articles;
  }

  private decide(decided: DecidedCase, corrections: Correction[]): Corrected {
    const { topic, weighed, articles } = decided;
    const correct = (side: CrossReferenceOutput) => reweighed(topic, applyCorrections(side, corrections), articles);
    const known = { ...decided, ...(decided.lastLook ? { look: graveOf(decided.lastLook) } : {}) };
    return { decision: decideUnderRules(known, this.settings, correct), weighed: correct(weighed) };
  }

  private effect(decided: DecidedCase, corrected: Corrected, changes: Reason[]): CorrectionEffect {
    const { decision } = corrected;
    const data = this.correctedCase(decided, corrected);
    // The topic stands where it stood: people alone move it.
    const {
      verificationLevelAfter: _kept,
      verificationLevelBefore: _before,
      ...patch
    } = investigationPatch(data, decided.topic);
    return {
      investigation: patch,
      counted: decision.counted ?? [],
      recommendedLevel: decision.recommended,
      review: decision.recommended === levelOf(decided) ? null : reviewOf(decided, decision, changes),
    };
  }

  private correctedCase(decided: DecidedCase, { decision, weighed }: Corrected): CaseData {
    const applied = levelOf(decided);
    const data = caseData({
      ...decided,
      decided: {
        ...decided.history.latest('decide'),
        lastLook: decided.lastLook,
        decision: { ...decision, applied, held: isAbove(decision.recommended, applied) },
      },
      costUsd: decided.investigation.spentUsd,
      decidedAt: this.clock.now().toISOString(),
    });
    if (!data) throw new CorroborateError('internal', 'A case without a decision cannot be corrected.');
    const { claims, findings, sources, clusters } = weighed;
    return { ...data, claims, findings, sources, clusters };
  }
}

const levelOf = ({ investigation, topic }: DecidedCase): VerificationLevel =>
  investigation.verificationLevelAfter ?? topic.verificationStatus;

/** The corrected evidence gives another level: a person is to look. */
const reviewOf = (
  { investigation }: DecidedCase,
  { recommended }: Decision,
  changes: Reason[],
): CorrectionEffect['review'] => ({
  reasons: [toldReview({ reason: 'evidence-corrected', why: because('review.evidence-corrected', { changes }) })],
  priority: investigation.priority,
  recommendedLevel: recommended,
});

/** Verdicts and consistency follow from the corrected stances; figures are read in the pages again. */
function reweighed(topic: Topic, weighed: CrossReferenceOutput, articles: Map<number, Article>): CrossReferenceOutput {
  const sources = weighed.sources.flatMap((view) => {
    const article = articles.get(view.id);
    const perClaim = weighed.findings.flatMap(({ claimId, evidence }) =>
      evidence
        .filter((one) => one.sourceId === view.id)
        .map(({ sourceId: _, ...judgement }) => ({ claimId, judgement })),
    );
    return article ? [{ view, article, perClaim }] : [];
  });
  return { ...weighed, ...crossReference({ topic, claims: weighed.claims, sources, clusters: weighed.clusters }) };
}

/** The passage of the order. @throws CorroborateError `not-found`, `invalid-input` */
function checked(order: CorrectionOrder, { weighed, articles }: DecidedCase): Passage | null {
  const source = weighed.sources.find(({ id }) => id === order.sourceId);
  if (!source) throw new CorroborateError('not-found', `Source ${order.sourceId} is not one of the investigation.`);
  refuseUnknownValue(order, weighed);
  if (order.quote === null) {
    if (order.field === 'stance' && ['supports', 'disputes'].includes(order.value) && !source.stance.passage)
      throw invalid('quote', 'A source that is to support or dispute needs the words that show it.');
    return null;
  }
  const passage = passageOf(order.quote, articles.get(order.sourceId));
  if (!passage) throw invalid('quote', 'The words must stand in the captured page letter by letter.');
  return passage;
}

function refuseUnknownValue({ field, value }: CorrectionOrder, { clusters }: CrossReferenceOutput): void {
  if (field === 'stance' && !(STANCES as readonly string[]).includes(value))
    throw invalid('value', `A stance is one of ${STANCES.join(', ')}.`);
  if (field === 'tier' && !/^[1-4]$/.test(value)) throw invalid('value', 'A tier is a digit from 1 to 4.');
  if (field === 'cluster' && value !== 'own' && !clusters.some(({ id }) => id === value))
    throw invalid('value', 'A cluster is `own` or the id of one of the investigation.');
}

function passageOf(quote: string, article: Article | undefined): Passage | null {
  const start = article && quote ? article.text.indexOf(quote) : -1;
  return start < 0 ? null : { quote, start, end: start + quote.length };
}

const correctionOf = (
  { sourceId, field, value, madeBy, quote }: EvidenceCorrection,
  { articles }: DecidedCase,
): Correction => ({
  sourceId,
  field,
  value,
  madeBy,
  passage: quote === null ? null : passageOf(quote, articles.get(sourceId)),
});

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
  difference: difference as unknown as EvidenceCorrection['difference'],
});

const invalid = (field: string, hint: string) =>
  new CorroborateError('invalid-input', `${field} cannot be used.`, { hint, details: { field } });
