import type { Checkpoint, Decision, Inquiry, QuestionAnswer, ResearchQuestion } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import {
  chooseCheckpointTrigger,
  assessClaimCoverage,
  findExhaustion,
  findDueMethods,
  addCollectionResults,
  findDueStages,
  addCritique,
  addFrameworks,
  type NextRound,
  type CollectionResults,
} from '@corroborate/verification';
import type { CaseHistory } from '../case/case.history';
import { timeoutReason } from '../judging';
import type { CrossReferenceOutput, CollectionsOutput } from '../stages/stage.types';
import { collectSidedNotes } from '../stages/decide/case-notes';
import type { StageInput } from '../stages/stage';
import { answerQuestions, type NotesReader } from './noted-answers';
import { summarizeGathered, buildQuestionCase } from './question-case';
import { plannedInquiry } from './planned-inquiry';
import { publishAnswerEvents, publishCheckpointEvents, publishQuestionEvents } from './inquiry.events';

export interface RoundEnd {
  input: StageInput;
  weighed: CrossReferenceOutput;
  decision: Decision;
}

/** Plans the questions of an investigation and answers them. */
export class Inquirer {
  constructor(private readonly settings: Pick<Settings, 'STRONGLY_VERIFIED_AT'>) {}

  /**
   * Answers the questions after this round. On an error, the case has no answers, but the verdict is unaffected.
   * `reader`: lets a model answer from notes; null to use case data only.
   */
  async look(end: RoundEnd, reader: NotesReader | null): Promise<Inquiry | null> {
    return this.answered(end, reader).catch((fault: unknown) => {
      timeoutReason(fault);
      return null;
    });
  }

  /** Adds a model's critique, results of analysis frameworks that are due, and the questions that follow from them. */
  async criticized(end: RoundEnd, inquiry: Inquiry, reader: NotesReader): Promise<Inquiry> {
    const { input } = end;
    const asked = buildCritiqueInput(end, inquiry);
    const critique = asked && (await reader.reasoner.criticize(asked));
    const criticized = critique ? addCritique(inquiry, critique, input.round) : inquiry;
    const after = await this.examined(end, criticized, { reader, completes: false });
    await publishQuestionEvents(input, after.questions.slice(inquiry.questions.length));
    return after;
  }

  private async examined(end: RoundEnd, inquiry: Inquiry, { reader, completes }: Examination): Promise<Inquiry> {
    const { mode, round } = end.input;
    const standing = { mode, round, completes, newlyAnswered: countNewlyAnswered(end, inquiry) };
    const methods = findDueMethods(findDueStages(standing, inquiry.frameworks));
    const asked = methods.length > 0 ? buildCritiqueInput(end, inquiry) : null;
    const found = asked && (await reader.reasoner.examine({ ...asked, methods }));
    return found ? addFrameworks(inquiry, found, { methods, round }) : inquiry;
  }

  /** Closes the round: adds the checkpoint and, in the last round, the late analysis frameworks. */
  async close(end: RoundEnd, inquiry: Inquiry, { again, why, checkpoint, reader }: RoundOutcome): Promise<Inquiry> {
    const { input } = end;
    const examined = again ? inquiry : await this.examined(end, inquiry, { reader, completes: true });
    const saturated = findExhaustion(summarizeGathered(input.history, input.round)) !== null;
    const trigger = chooseCheckpointTrigger({
      saturated,
      completes: !again,
      wrapUp: !again && LIMIT_REASONS.has(why.code),
    });
    const made = { ...checkpoint, trigger };
    await publishCheckpointEvents(input, made);
    return { ...examined, checkpoints: [...inquiry.checkpoints, made], ended: again ? null : why };
  }

  private async answered({ input, weighed, decision }: RoundEnd, reader: NotesReader | null): Promise<Inquiry> {
    const before = input.history.inquiry();
    const begun = before ?? createInquiry(input, weighed);
    const { questions } = begun;
    const data = buildQuestionCase(input.history, weighed, decision);
    const pageAnswers = await answerQuestions(questions, { input, weighed, data, reader });
    const answers = mergeCollectionAnswers(pageAnswers, questions, input);
    const coverage = assessClaimCoverage({ ...weighed, wanted: Math.max(2, this.settings.STRONGLY_VERIFIED_AT) });
    const asked = (before ?? plannedInquiry(input, weighed.claims)).questions;
    await publishAnswerEvents(input, questions, { asked, before, answers });
    return { ...begun, answers, coverage };
  }
}

/** Results from collections for the plan's questions, as found in the records stage. */
export function buildCollected(history: CaseHistory): CollectionResults {
  const found = history.all('records').findLast(({ collections }) => collections !== undefined)?.collections;
  return found ? { figures: listFigures(found), leads: listLeads(found) } : { figures: [], leads: [] };
}

const listFigures = (found: CollectionsOutput): CollectionResults['figures'] =>
  found.answers.flatMap(({ questionId, collection, operation, readAs, by, rows, docIds: documents }) => {
    if (!collection || !rows) return [];
    const name = `${collection.server}/${collection.tool}`;
    const asked = operation?.operation ?? readAs ?? 'read';
    return [{ questionId, collection: name, primary: findPrimary(name, found), operation: asked, by, rows, documents }];
  });

/** Documents relevant to a question, by collection. */
const listLeads = (found: CollectionsOutput): CollectionResults['leads'] =>
  [...Map.groupBy(found.records, ({ questionId, collection }) => `${questionId} ${collection}`).values()].flatMap(
    (own) => {
      const [first] = own;
      if (!first) return [];
      const { questionId, collection } = first;
      return [{ questionId, collection, primary: findPrimary(collection, found), documents: own.map(({ id }) => id) }];
    },
  );

const findPrimary = (name: string, { collections }: CollectionsOutput): string[] =>
  collections.find(({ server, tool }) => `${server}/${tool}` === name)?.primary ?? [];

/** Combines results from collections with answers from pages. */
function mergeCollectionAnswers(
  pageAnswers: QuestionAnswer[],
  questions: readonly ResearchQuestion[],
  { topic, history }: Pick<StageInput, 'topic' | 'history'>,
): QuestionAnswer[] {
  const collected = { ...buildCollected(history), topic };
  return pageAnswers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    return question ? addCollectionResults(question, answer, collected) : answer;
  });
}

/** Input for a critique; null if no page has notes. */
function buildCritiqueInput({ input, weighed }: RoundEnd, inquiry: Inquiry) {
  const notes = collectSidedNotes(input.history, weighed.sources);
  return notes.size === 0 ? null : { topic: input.topic, ...summarizeForCritique(weighed, inquiry), notes };
}

/** Number of questions first answered in this round. */
function countNewlyAnswered({ input }: RoundEnd, { answers }: Inquiry): number {
  const before = input.history.inquiry();
  return answers.filter(({ state, questionId }) => state === 'answered' && !wasAnswered(before, questionId)).length;
}

const summarizeForCritique = ({ claims, findings }: CrossReferenceOutput, { questions, answers }: Inquiry) => ({
  claims: claims.map((claim) => ({
    ...claim,
    verdict: findings.find(({ claimId }) => claimId === claim.id)?.verdict ?? 'unverifiable',
  })),
  questions: questions.map(({ id, question }) => ({
    question,
    state: answers.find(({ questionId }) => questionId === id)?.state ?? 'open',
  })),
});

const createInquiry = (input: StageInput, { claims }: CrossReferenceOutput): Inquiry => ({
  ...plannedInquiry(input, claims),
  answers: [],
  coverage: [],
  frameworks: [],
  checkpoints: [],
  ended: null,
});

export interface RoundOutcome extends Pick<NextRound, 'again' | 'why'> {
  checkpoint: Checkpoint;
  /** Used for late analysis frameworks. */
  reader: NotesReader;
}

interface Examination {
  reader: NotesReader;
  completes: boolean;
}

/** Reasons to stop that are limits, so the inquiry may be incomplete. */
const LIMIT_REASONS = new Set<string>([
  'stop.rounds-used',
  'stop.budget-spent',
  'stop.source-limit',
  'stop.wrapped-up',
  'stop.deadline',
]);

const wasAnswered = (before: Inquiry | null, questionId: string): boolean =>
  before?.answers.some((one) => one.questionId === questionId && one.state === 'answered') ?? false;
