import {
  because,
  sentenceOf,
  type Checkpoint,
  type Gap,
  type QuestionAnswer,
  type Reason,
  type ResearchQuestion,
} from '@corroborate/domain';
import { openCritical, type CheckpointCase } from './checkpoint.policy';
import { critiqueGaps, isOfCritique } from './critique.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

export interface NextRoundInput {
  round: number;
  maxRounds: number;
  /** True if the budget is spent; false if no step costs money. */
  budgetSpent: boolean;
  checkpoint: Checkpoint;
  questions: readonly ResearchQuestion[];
  answers: readonly QuestionAnswer[];
}

export interface NextRound {
  again: boolean;
  why: Reason;
  /** Gaps the next round searches for open questions. */
  gaps: Gap[];
}

/**
 * Whether an exhaustive inquiry continues. It ends at the round limit, when the budget is spent, or when its checkpoint
 * advises it, each with a reason. The time limit applies to every mode (`haltOf`).
 */
export function nextRound(input: NextRoundInput): NextRound {
  const { round, maxRounds, budgetSpent, checkpoint } = input;
  const stop = (why: Reason): NextRound => ({ again: false, why, gaps: [] });
  if (round >= maxRounds) return stop(because('stop.most-rounds', { rounds: maxRounds }));
  if (budgetSpent) return stop(because('stop.budget-spent'));
  if (checkpoint.advice !== 'CONTINUE')
    return stop(because('stop.checkpoint', { advice: checkpoint.advice, verdict: checkpoint.verdict }));
  const gaps = gapsOf(input);
  const next = openCritical(input)?.question ?? openOnes(input)[0];
  return { again: true, gaps, why: because('stop.question-open', { ...named(next), round: round + 1 }) };
}

const named = (next: ResearchQuestion | undefined) => ({ id: next?.id ?? '', question: next?.question ?? '' });

const RANK = { critical: 0, high: 1, medium: 2, low: 3 } as const;

/** Free questions, most important first. */
export const freeByWeight = (questions: readonly ResearchQuestion[]): ResearchQuestion[] =>
  questions.filter(({ answeredBy }) => answeredBy === 'free').toSorted(byWeight);

const byWeight = (a: ResearchQuestion, b: ResearchQuestion): number => RANK[a.priority] - RANK[b.priority];

const openOnes = ({ questions, answers }: Pick<CheckpointCase, 'questions' | 'answers'>): ResearchQuestion[] =>
  questions
    .filter(({ id }) => (answers.find(({ questionId }) => questionId === id)?.state ?? 'open') === 'open')
    .sort(byWeight);

const MOST_GAPS = 3;

/**
 * Gaps for open questions, the least certain critical one first, then by importance; each is searched by its own
 * keywords.
 */
const gapsOf = (input: Pick<CheckpointCase, 'questions' | 'answers'>): Gap[] => {
  const critical = openCritical(input)?.question;
  const all = [...(critical ? [critical] : []), ...openOnes(input).filter((one) => one !== critical)];
  return all.slice(0, MOST_GAPS).map(gapOf);
};

const gapOf = ({ question, keywords }: ResearchQuestion): Gap => ({
  text: keywords.join(' '),
  reason: sentenceOf(because('gap.question', { question })),
});

/**
 * For a fixed number of rounds: open questions worth a round, first those of a critique, then of an editor, then
 * important ones of the plan. Questions wait for those they depend on.
 */
export function questionGaps({ questions, answers }: Pick<CheckpointCase, 'questions' | 'answers'>): Gap[] {
  const open = openOnes({ questions, answers }).filter((one) => one.answeredBy === 'free' && !isOfCritique(one));
  const worthIt = open.filter(({ by, priority }) => by === 'editor' || RANK[priority] <= RANK.high);
  const gaps = readyFirst(worthIt, open).slice(0, MOST_GAPS).map(gapOf);
  return [...critiqueGaps({ questions, answers }), ...gaps];
}

function readyFirst(questions: ResearchQuestion[], open: readonly ResearchQuestion[]): ResearchQuestion[] {
  const waits = ({ dependsOn }: ResearchQuestion) => dependsOn.some((id) => open.some((one) => one.id === id));
  return questions.toSorted((a, b) => Number(waits(a)) - Number(waits(b)));
}

/** What triggers a checkpoint after this round; null if none is due. */
export function checkpointDue(at: {
  round: number;
  saturated: boolean;
  completes: boolean;
  wrapUp: boolean;
}): Checkpoint['trigger'] | null {
  if (at.wrapUp) return 'wrap-up';
  if (at.completes) return 'completion';
  if (at.saturated) return 'saturation';
  return at.round % INQUIRY_LIMITS.everyRounds === 0 ? 'every-rounds' : null;
}
