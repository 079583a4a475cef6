import type { Checkpoint, Decision, Inquiry, QuestionAnswer, ResearchQuestion } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import {
  checkpointTrigger,
  claimCoverage,
  whySearchExhausted,
  methodsDue,
  addCollectionResults,
  stagesDue,
  withCritique,
  withFrameworks,
  type NextRound,
} from '@corroborate/verification';
import { reasonOf } from '../judging';
import type { CrossReferenceOutput } from '../stages/stage.types';
import { notedPages } from '../stages/decide/case-notes';
import type { StageInput } from '../stages/stage';
import { collectedIn } from './collected';
import { answersTo, type NotesReader } from './noted-answers';
import { gatheredIn, questionCaseOf } from './question-case';
import { plannedInquiry } from './planned-inquiry';
import { publishAnswerEvents, publishCheckpointEvents, publishQuestionEvents } from './inquiry.events';

/** State of a case at the end of a round. */
export interface RoundEnd {
  input: StageInput;
  weighed: CrossReferenceOutput;
  decision: Decision;
}

/** Plans the questions of an investigation and answers them. */
export class Inquirer {
  constructor(private readonly settings: Pick<Settings, 'STRONGLY_VERIFIED_AT'>) {}

  /**
   * Answers the questions after this round. An error leaves the case without answers but does not affect the verdict.
   * `reader`: for answers by a model from notes; null to use case data only.
   */
  async look(end: RoundEnd, reader: NotesReader | null): Promise<Inquiry | null> {
    return this.answered(end, reader).catch((fault: unknown) => {
      reasonOf(fault);
      return null;
    });
  }

  /** Adds a model's critique, the results of due frameworks, and the questions that follow from them. */
  async criticized(end: RoundEnd, inquiry: Inquiry, reader: NotesReader): Promise<Inquiry> {
    const { input } = end;
    const asked = caseToCriticize(end, inquiry);
    const critique = asked && (await reader.reasoner.criticize(asked));
    const criticized = critique ? withCritique(inquiry, critique, input.round) : inquiry;
    const after = await this.examined(end, criticized, { reader, completes: false });
    await publishQuestionEvents(input, after.questions.slice(inquiry.questions.length));
    return after;
  }

  private async examined(end: RoundEnd, inquiry: Inquiry, { reader, completes }: Examination): Promise<Inquiry> {
    const { mode, round } = end.input;
    const standing = { mode, round, completes, newlyAnswered: newlyAnswered(end, inquiry) };
    const methods = methodsDue(stagesDue(standing, inquiry.frameworks));
    const asked = methods.length > 0 ? caseToCriticize(end, inquiry) : null;
    const found = asked && (await reader.reasoner.examine({ ...asked, methods }));
    return found ? withFrameworks(inquiry, found, { methods, round }) : inquiry;
  }

  /** Closes the round: adds the checkpoint, and at the end the late frameworks. */
  async close(end: RoundEnd, inquiry: Inquiry, { again, why, checkpoint, reader }: Over): Promise<Inquiry> {
    const { input } = end;
    const examined = again ? inquiry : await this.examined(end, inquiry, { reader, completes: true });
    const saturated = whySearchExhausted(gatheredIn(input.history, input.round)) !== null;
    const trigger = checkpointTrigger({ saturated, completes: !again, wrapUp: !again && CUT_SHORT.has(why.code) });
    const made = { ...checkpoint, trigger };
    await publishCheckpointEvents(input, made);
    return { ...examined, checkpoints: [...inquiry.checkpoints, made], ended: again ? null : why };
  }

  private async answered({ input, weighed, decision }: RoundEnd, reader: NotesReader | null): Promise<Inquiry> {
    const before = input.history.inquiry();
    const begun = before ?? begin(input, weighed);
    const { questions } = begun;
    const data = questionCaseOf(input.history, weighed, decision);
    const pageAnswers = await answersTo(questions, { input, weighed, data, reader });
    const answers = besideCollections(pageAnswers, questions, input);
    const coverage = claimCoverage({ ...weighed, wanted: Math.max(2, this.settings.STRONGLY_VERIFIED_AT) });
    const asked = (before ?? plannedInquiry(input, weighed.claims)).questions;
    await publishAnswerEvents(input, questions, { asked, before, answers });
    return { ...begun, answers, coverage };
  }
}

/** Compares collection results with what pages say. */
function besideCollections(
  pageAnswers: QuestionAnswer[],
  questions: readonly ResearchQuestion[],
  { topic, history }: Pick<StageInput, 'topic' | 'history'>,
): QuestionAnswer[] {
  const collected = { ...collectedIn(history), topic };
  return pageAnswers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    return question ? addCollectionResults(question, answer, collected) : answer;
  });
}

/** Null if no page has notes. */
function caseToCriticize({ input, weighed }: RoundEnd, inquiry: Inquiry) {
  const notes = notedPages(input.history, weighed.sources);
  return notes.size === 0 ? null : { topic: input.topic, ...judgedClaims(weighed, inquiry), notes };
}

/** Number of questions that this round answered. */
function newlyAnswered({ input }: RoundEnd, { answers }: Inquiry): number {
  const before = input.history.inquiry();
  return answers.filter(({ state, questionId }) => state === 'answered' && !wasAnswered(before, questionId)).length;
}

const judgedClaims = ({ claims, findings }: CrossReferenceOutput, { questions, answers }: Inquiry) => ({
  claims: claims.map((claim) => ({
    ...claim,
    verdict: findings.find(({ claimId }) => claimId === claim.id)?.verdict ?? 'unverifiable',
  })),
  questions: questions.map(({ id, question }) => ({
    question,
    state: answers.find(({ questionId }) => questionId === id)?.state ?? 'open',
  })),
});

const begin = (input: StageInput, { claims }: CrossReferenceOutput): Inquiry => ({
  ...plannedInquiry(input, claims),
  answers: [],
  coverage: [],
  frameworks: [],
  checkpoints: [],
  ended: null,
});

/** Outcome of a round. */
export interface Over extends Pick<NextRound, 'again' | 'why'> {
  checkpoint: Checkpoint;
  /** For late frameworks. */
  reader: NotesReader;
}

interface Examination {
  reader: NotesReader;
  completes: boolean;
}

/** Reasons to stop that are limits, so the inquiry may be incomplete. */
const CUT_SHORT = new Set<string>([
  'stop.rounds-used',
  'stop.budget-spent',
  'stop.source-limit',
  'stop.wrapped-up',
  'stop.deadline',
]);

const wasAnswered = (before: Inquiry | null, questionId: string): boolean =>
  before?.answers.some((one) => one.questionId === questionId && one.state === 'answered') ?? false;
