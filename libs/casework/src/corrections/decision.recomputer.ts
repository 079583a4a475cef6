import {
  CorroborateError,
  isAbove,
  pluralize,
  type Article,
  type Clock,
  type Decision,
  type PrePublicationCheck,
  type Passage,
  type FormattedReviewReason,
  type Topic,
  type VerificationLevel,
} from '@corroborate/domain';
import type { RelatedTopics } from '@corroborate/records';
import type { CorrectionEffect, EvidenceCorrectionEntity, InvestigationEntity } from '@corroborate/db';
import type { CaseData } from '@corroborate/report';
import { crossReference, selectHoldingFindings, listFailureReasons } from '@corroborate/verification';
import {
  buildCaseData,
  readPrePublicationCheck,
  CaseHistory,
  investigationPatch,
  decideCase,
  type DecideSettings,
  findRelatedTopics,
  type CrossReferenceOutput,
  type CaseToDecide,
} from '@corroborate/investigation';
import { applyCorrections, type Correction } from './corrections.policy';
import type { ReviewDb } from '../reviews/review.types';

/** Everything stored about a decided investigation that is needed to recompute it. */
export interface DecidedCase extends Pick<CaseToDecide, 'topic' | 'history' | 'weighed'> {
  investigation: InvestigationEntity;
  articles: Map<number, Article>;
  related: RelatedTopics;
  /** The pre-publication check, including replies received later. Corrections do not affect it. */
  lastLook: PrePublicationCheck | null;
}

/** The recomputed result for display. */
export type CorrectedDecision = Pick<DecidedCase, 'weighed'> & { decision: Decision };

/** Recomputes the decision of a case from its stored stages. Only people change the topic itself. */
export class DecisionRecomputer {
  constructor(
    private readonly db: Omit<ReviewDb, 'reviews' | 'corrections' | 'replays'>,
    private readonly settings: DecideSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Loads a decided case.
   * @throws CorroborateError `not-found`; `conflict` if there is no decision or a text is no longer stored
   */
  async load(investigationId: number, beforeRound = Infinity): Promise<DecidedCase> {
    const investigation = await this.db.investigations.get(investigationId);
    const topic = investigation && (await this.db.topics.get(investigation.topicId));
    if (!investigation || !topic)
      throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
    const rows = await this.db.stageResults.findAll(investigationId);
    const history = new CaseHistory(rows.filter(({ round }) => round < beforeRound));
    const weighed = history.latest('cross-reference');
    if (investigation.status !== 'completed' || !weighed)
      throw new CorroborateError('conflict', 'Evidence can be corrected only after the investigation is completed.', {
        hint: 'Wait until the investigation is completed.',
      });
    return {
      investigation,
      topic: { ...topic, verificationStatus: investigation.verificationLevelBefore },
      history,
      weighed,
      articles: await this.loadArticles(weighed),
      related: await findRelatedTopics(this.db, topic),
      lastLook: await readPrePublicationCheck(this.db, topic.id, history.latest('decide')?.lastLook),
    };
  }

  /**
   * The captured pages.
   * @throws CorroborateError `conflict` if the text of any is no longer stored
   */
  private async loadArticles({ sources }: CrossReferenceOutput): Promise<Map<number, Article>> {
    const ids = sources.map(({ id }) => id);
    const [articles, removed] = await Promise.all([this.db.sources.getMany(ids), this.db.sources.filterRemoved(ids)]);
    if (removed.length > 0)
      throw new CorroborateError(
        'conflict',
        `The text of ${pluralize(removed.length, 'captured page')} of this case has been deleted, so the ` +
          'decision cannot be recomputed.',
        { hint: 'Start a new investigation.' },
      );
    return articles;
  }

  /** The decision with editors' corrections applied. */
  decide(decided: DecidedCase, corrections: Correction[]): CorrectedDecision {
    const { topic, weighed, articles } = decided;
    const correct = (side: CrossReferenceOutput) => correctEvaluation(side, { topic, corrections, articles });
    const checkpoint = decided.history.inquiry()?.checkpoints.at(-1);
    const known = {
      ...decided,
      ...(decided.lastLook ? { look: selectHoldingFindings(decided.lastLook) } : {}),
      ...(checkpoint ? { unsettled: listFailureReasons(checkpoint) } : {}),
    };
    return { decision: decideCase(known, this.settings, correct), weighed: correct(weighed) };
  }

  /** Effect of the new decision on the case. `review`: reasons for review if the level differs. */
  effect(decided: DecidedCase, corrected: CorrectedDecision, review: FormattedReviewReason): CorrectionEffect {
    const { decision } = corrected;
    const data = this.correctedCase(decided, corrected);
    // The topic keeps its level: only people change it.
    const {
      verificationLevelAfter: _kept,
      verificationLevelBefore: _before,
      ...patch
    } = investigationPatch(data, decided.topic);
    return {
      investigation: patch,
      counted: decision.counted,
      recommendedLevel: decision.recommended,
      review: decision.recommended === appliedLevel(decided) ? null : reviewInput(decided, decision, review),
    };
  }

  private correctedCase(decided: DecidedCase, { decision, weighed }: CorrectedDecision): CaseData {
    const applied = appliedLevel(decided);
    const data = buildCaseData({
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
    return withEvidence(data, weighed);
  }
}

/** The case with corrected evidence; everything else is unchanged. */
export const withEvidence = (
  data: CaseData,
  { claims, findings, sources, clusters }: CrossReferenceOutput,
): CaseData => ({ ...data, claims, findings, sources, clusters });

export const appliedLevel = ({ investigation, topic }: DecidedCase): VerificationLevel =>
  investigation.verificationLevelAfter ?? topic.verificationStatus;

/** Input for a review item: a person must review the case if corrected evidence gives another level. */
const reviewInput = (
  { investigation }: DecidedCase,
  { recommended }: Decision,
  review: FormattedReviewReason,
): CorrectionEffect['review'] => ({
  reasons: [review],
  priority: investigation.priority,
  recommendedLevel: recommended,
});

/** The evaluation with editors' corrections applied. */
export const correctEvaluation = (
  weighed: CrossReferenceOutput,
  { topic, corrections, articles }: { topic: Topic; corrections: Correction[]; articles: Map<number, Article> },
): CrossReferenceOutput => reevaluateClaims(topic, applyCorrections(weighed, corrections), articles);

/** Recomputes verdicts and consistency from corrected stances, and reads figures from the pages again. */
function reevaluateClaims(
  topic: Topic,
  weighed: CrossReferenceOutput,
  articles: Map<number, Article>,
): CrossReferenceOutput {
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

/** Position of the quote in the page; null if it does not occur. */
export function findPassage(quote: string, article: Article | undefined): Passage | null {
  const start = article && quote ? article.text.indexOf(quote) : -1;
  return start < 0 ? null : { quote, start, end: start + quote.length };
}

export const toCorrection = (
  { sourceId, field, value, madeBy, quote }: EvidenceCorrectionEntity,
  { articles }: Pick<DecidedCase, 'articles'>,
): Correction => ({
  sourceId,
  field,
  value,
  madeBy,
  passage: quote === null ? null : findPassage(quote, articles.get(sourceId)),
});
