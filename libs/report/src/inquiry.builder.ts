import {
  toReasonData,
  toReasonText,
  type Checkpoint,
  type CollectedAnswer,
  type Critique,
  type FrameworkResult,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import { createReason, buildClaimAnswer, findMainClaim } from '@corroborate/domain';
import { getCaseStandings, type StandingCase } from './claim-standings';
import type { CaseData } from './case.types';
import type { InvestigationResult } from './result.schema';

type Line = NonNullable<InvestigationResult['inquiry']>;

const whyFields = (why: Reason) => ({ why: toReasonText(why), why_code: toReasonData(why) });

/** Questions and outcomes; null if not stored. */
export function inquiryLine(data: StandingCase & Pick<CaseData, 'inquiry'>): Line | null {
  const { inquiry } = data;
  if (!inquiry) return null;
  const answers = buildAnswers(data);
  return {
    questions: answers.map((one) => questionLine(one, findMainClaim(data.claims)?.id)),
    coverage_by_question: Object.fromEntries(answers.map(({ question, answer }) => [question.id, answer.confidence])),
    perspectives: inquiry.perspectives,
    source_categories: inquiry.categories.map(({ category, why }) => ({ category, ...whyFields(why) })),
    claim_coverage: inquiry.coverage.map(({ claimId, covered, sourceIds, why }) => ({
      claim_id: claimId,
      covered,
      source_ids: sourceIds,
      ...whyFields(why),
    })),
    frameworks: inquiry.frameworks.map(frameworkLine),
    checkpoints: inquiry.checkpoints.map(checkpointLine),
    ...(inquiry.critiques && { critiques: inquiry.critiques.map(critiqueLine) }),
    ended: inquiry.ended && toReasonText(inquiry.ended),
    ended_code: inquiry.ended && toReasonData(inquiry.ended),
  };
}

export interface AnsweredQuestion {
  question: ResearchQuestion;
  answer: QuestionAnswer;
}

/** Questions with answers. Answers about claims reflect the claims' current standing, also after a later decision. */
export function buildAnswers({ inquiry, ...data }: StandingCase & Pick<CaseData, 'inquiry'>): AnsweredQuestion[] {
  const of = { ...data, standings: getCaseStandings(data) };
  const core = findMainClaim(data.claims)?.id;
  return (inquiry?.questions ?? []).map((question) => {
    const { id, answeredBy, about } = question;
    const stored = inquiry?.answers.find(({ questionId }) => questionId === id) ?? openAnswer(question);
    if (answeredBy !== 'core' && answeredBy !== 'detail') return { question, answer: stored };
    return { question, answer: { ...stored, ...buildClaimAnswer(answeredBy === 'core' ? core : about, of) } };
  });
}

/** Open questions that were asked for this case; standard ones say nothing about it. */
export const openQuestions = (data: Parameters<typeof buildAnswers>[0]): AnsweredQuestion[] =>
  buildAnswers(data).filter(({ question, answer }) => answer.state === 'open' && question.by !== 'template');

/** Questions without an answer are open. */
const openAnswer = ({ id }: ResearchQuestion): QuestionAnswer => ({
  questionId: id,
  state: 'open',
  answer: null,
  confidence: 0,
  findings: [],
  why: createReason('answer.none-found'),
  by: 'rules',
});

type QuestionLine = Line['questions'][number];

const questionLine = ({ question, answer }: AnsweredQuestion, core: string | undefined): QuestionLine => ({
  id: question.id,
  question: question.question,
  priority: question.priority,
  depends_on: question.dependsOn,
  reasoning: toReasonText(question.reasoning),
  reasoning_code: toReasonData(question.reasoning),
  answered_by: question.answeredBy,
  ...claimIdOf(question, core),
  asked_by: question.by,
  keywords: question.keywords,
  state: answer.state,
  answer: answer.answer,
  confidence: answer.confidence,
  findings: answer.findings.map(({ sourceId, quote, start, end }) => ({ source_id: sourceId, quote, start, end })),
  ...whyFields(answer.why),
  by: answer.by,
  ...(answer.collected && { collected: collectedLine(answer.collected) }),
});

function claimIdOf({ answeredBy, about }: ResearchQuestion, core: string | undefined): { claim_id?: string } {
  const id = answeredBy === 'core' ? core : about;
  return id && (answeredBy === 'core' || answeredBy === 'detail') ? { claim_id: id } : {};
}

type StandingClaim = Pick<InvestigationResult['claims'][number], 'id' | 'verdict' | 'standing'>;

/** Updates answers of a stored result to the current standing of its claims. */
export function currentInquiry<Stored extends Pick<Line, 'questions'>>(
  inquiry: Stored,
  claims: readonly StandingClaim[],
): Stored {
  const answer = ({ claim_id }: QuestionLine) => currentAnswer(claims.find(({ id }) => id === claim_id));
  return { ...inquiry, questions: inquiry.questions.map((one) => ({ ...one, ...answer(one) })) };
}

/** The answer that follows from the claim's verdict and level; empty if the claim is disputed or not verified. */
function currentAnswer(claim: StandingClaim | undefined) {
  if (claim?.verdict !== 'verified' || claim.standing === 'disputed') return {};
  if (claim.standing === 'open')
    return {
      state: 'open' as const,
      answer: null,
      confidence: 0,
      findings: [],
      ...whyFields(createReason('answer.not-confirmed')),
    };
  const why = claim.standing === 'held' ? createReason('answer.held') : createReason('answer.by-verdict', claim);
  return { state: 'answered' as const, answer: 'yes', ...whyFields(why) };
}

const collectedLine = ({ matter, why, ...rest }: CollectedAnswer): Line['questions'][number]['collected'] => ({
  ...rest,
  first_hand_of: matter,
  ...whyFields(why),
});

const frameworkLine = ({ why, points, evidence, ...rest }: FrameworkResult): Line['frameworks'][number] => ({
  ...rest,
  ...whyFields(why),
  points: points.map(({ sourceIds, ...point }) => ({ ...point, source_ids: sourceIds })),
  ...(evidence && { evidence: evidence.map(({ sourceIds, ...one }) => ({ ...one, source_ids: sourceIds })) }),
});

const critiqueLine = ({ findings, ...rest }: Critique): NonNullable<Line['critiques']>[number] => ({
  ...rest,
  findings: findings.map(({ sourceIds, ...finding }) => ({ ...finding, source_ids: sourceIds })),
});

const checkpointLine = ({ issues, why, ...rest }: Checkpoint): Line['checkpoints'][number] => ({
  ...rest,
  ...whyFields(why),
  issues: issues.map(({ type, severity, description, suggestedAction }) => ({
    type,
    severity,
    description: toReasonText(description),
    description_code: toReasonData(description),
    suggested_action: toReasonText(suggestedAction),
    suggested_action_code: toReasonData(suggestedAction),
  })),
});
