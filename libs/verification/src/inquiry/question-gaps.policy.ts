import { createReason, byPriority, type Gap, type Mode, type ResearchQuestion } from '@corroborate/domain';
import { openCritical } from './checkpoint.policy';
import type { CheckpointCase } from './checkpoint.types';
import { critiqueGaps, isOfCritique } from './critique.policy';
import { notSearched } from './gaps.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

type Asked = Pick<CheckpointCase, 'questions' | 'answers'>;

/** Free questions, most important first. */
export const freeByWeight = (questions: readonly ResearchQuestion[]): ResearchQuestion[] =>
  questions.filter(({ answeredBy }) => answeredBy === 'free').toSorted(byPriority);

/**
 * Searches for open questions, first those of a critique. Questions wait for those they depend on. Only an exhaustive
 * inquiry follows up all questions of the plan.
 */
export function questionGaps(asked: Asked, { mode, searched }: { mode: Mode; searched: readonly Gap[] }): Gap[] {
  const open = openQuestions(asked).filter((one) => !isOfCritique(one));
  const wanted = mode === 'exhaustive' ? criticalFirst(asked, open) : readyFirst(open.filter(isWorthIt), open);
  const others = notSearched(wanted.map(gapOf), searched).slice(0, INQUIRY_LIMITS.questionGaps);
  return [...notSearched(critiqueGaps(asked), searched), ...others];
}

/** Questions of editors, and important ones that only pages answer. */
const isWorthIt = ({ answeredBy, by, priority }: ResearchQuestion): boolean =>
  answeredBy === 'free' && (by === 'editor' || priority === 'critical' || priority === 'high');

function criticalFirst(asked: Asked, open: readonly ResearchQuestion[]): ResearchQuestion[] {
  const critical = openCritical(asked)?.question;
  return critical ? [critical, ...open.filter((one) => one !== critical)] : [...open];
}

const openQuestions = ({ questions, answers }: Asked): ResearchQuestion[] =>
  questions
    .filter(({ id }) => (answers.find(({ questionId }) => questionId === id)?.state ?? 'open') === 'open')
    .sort(byPriority);

const gapOf = ({ question, keywords }: ResearchQuestion): Gap => ({
  text: keywords.join(' '),
  why: createReason('gap.question', { question }),
});

function readyFirst(questions: ResearchQuestion[], open: readonly ResearchQuestion[]): ResearchQuestion[] {
  const waits = ({ dependsOn }: ResearchQuestion) => dependsOn.some((id) => open.some((one) => one.id === id));
  return questions.toSorted((a, b) => Number(waits(a)) - Number(waits(b)));
}
