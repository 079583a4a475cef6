import { createReason, byPriority, type EvidenceGap, type Mode, type ResearchQuestion } from '@corroborate/domain';
import { findOpenCritical } from './checkpoint.policy';
import type { CheckpointInput } from './checkpoint.types';
import { listCritiqueGaps, isFromCritique } from './critique.policy';
import { removeSearchedGaps } from './gaps.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

type AskedQuestions = Pick<CheckpointInput, 'questions' | 'answers'>;

/** Free-form questions, most important first. */
export const sortFreeFormQuestions = (questions: readonly ResearchQuestion[]): ResearchQuestion[] =>
  questions.filter(({ answeredBy }) => answeredBy === 'free').toSorted(byPriority);

/**
 * Searches for answers to open questions, starting with those from a critique. A question waits for the questions it
 * depends on. Only an exhaustive inquiry searches for all questions in the plan.
 */
export function buildQuestionGaps(
  asked: AskedQuestions,
  { mode, searched }: { mode: Mode; searched: readonly EvidenceGap[] },
): EvidenceGap[] {
  const open = openQuestions(asked).filter((one) => !isFromCritique(one));
  const wanted =
    mode === 'exhaustive' ? putCriticalFirst(asked, open) : putReadyFirst(open.filter(isWorthSearching), open);
  const others = removeSearchedGaps(wanted.map(gapOf), searched).slice(0, INQUIRY_LIMITS.questionGaps);
  return [...removeSearchedGaps(listCritiqueGaps(asked), searched), ...others];
}

/**
 * Whether to search for an answer: the question comes from an editor, or is important and can only be answered from
 * pages.
 */
const isWorthSearching = ({ answeredBy, by, priority }: ResearchQuestion): boolean =>
  answeredBy === 'free' && (by === 'editor' || priority === 'critical' || priority === 'high');

function putCriticalFirst(asked: AskedQuestions, open: readonly ResearchQuestion[]): ResearchQuestion[] {
  const critical = findOpenCritical(asked)?.question;
  return critical ? [critical, ...open.filter((one) => one !== critical)] : [...open];
}

const openQuestions = ({ questions, answers }: AskedQuestions): ResearchQuestion[] =>
  questions
    .filter(({ id }) => (answers.find(({ questionId }) => questionId === id)?.state ?? 'open') === 'open')
    .sort(byPriority);

const gapOf = ({ question, keywords }: ResearchQuestion): EvidenceGap => ({
  text: keywords.join(' '),
  why: createReason('gap.question', { question }),
});

function putReadyFirst(questions: ResearchQuestion[], open: readonly ResearchQuestion[]): ResearchQuestion[] {
  const waits = ({ dependsOn }: ResearchQuestion) => dependsOn.some((id) => open.some((one) => one.id === id));
  return questions.toSorted((a, b) => Number(waits(a)) - Number(waits(b)));
}
