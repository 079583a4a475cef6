import {
  createReason,
  byPriority,
  isCredibleElsewhere,
  getClaimStatement,
  type QuestionAnswer,
  type ResearchQuestion,
  type SourceView,
} from '@corroborate/domain';
import type { PageNotes, Reasoner } from '@corroborate/reading';
import {
  answerFromCase,
  createNotesAnswer,
  type NotesAnswersResult,
  type CaseAnswerInput,
} from '@corroborate/verification';
import type { StageInput } from '../stages/stage';
import { sortByCredibility, RELATED_RELATIONS, type CaseNotes } from '../stages/decide/case-notes';
import type { CrossReferenceOutput } from '../stages/stage.types';

/** A model reasoner that answers from notes, and the grouped notes. */
export interface NotesReader {
  reasoner: Reasoner;
  noted(): Promise<CaseNotes | null>;
}

export interface QuestionContext {
  input: Pick<StageInput, 'topic' | 'history'>;
  weighed: CrossReferenceOutput;
  data: CaseAnswerInput;
  /** Null if no model should answer. */
  reader: NotesReader | null;
}

/** Answers every question from case data if possible, otherwise from page notes. */
export async function answerQuestions(
  questions: readonly ResearchQuestion[],
  asked: QuestionContext,
): Promise<QuestionAnswer[]> {
  const byCase = new Map(questions.map((one) => [one.id, answerFromCase(one, asked.data)]));
  const open = questions.filter(({ id }) => !byCase.get(id));
  const noted = await readAnswersFromNotes(selectMostUrgent(open), asked);
  return questions.map(
    (one) => byCase.get(one.id) ?? keepEarlierAnswer(createNotesAnswer(one, noted, asked.data), noted, asked),
  );
}

/** As many questions as one request can answer; the least important ones stay open. */
function selectMostUrgent(questions: readonly ResearchQuestion[]): readonly ResearchQuestion[] {
  const first = new Set(questions.toSorted(byPriority).slice(0, MAX_QUESTIONS));
  return questions.filter((one) => first.has(one));
}

const MAX_QUESTIONS = 12;

async function readAnswersFromNotes(
  questions: readonly ResearchQuestion[],
  asked: QuestionContext,
): Promise<NotesAnswersResult> {
  const { input, weighed, reader } = asked;
  if (!reader?.reasoner.readsPages)
    return { read: null, why: createReason(reader ? 'parts.no-model' : 'answer.none-found') };
  const notes = credibleNotes(input, weighed.sources);
  const groups = notes.size > 0 && questions.length > 0 ? ((await reader.noted())?.groups ?? []) : [];
  const claims = weighed.claims.map((claim) => ({
    ...{ id: claim.id, text: getClaimStatement(claim) },
    verdict: weighed.findings.find(({ claimId }) => claimId === claim.id)?.verdict ?? ('unverifiable' as const),
  }));
  const published = publishedDates(weighed.sources);
  const read = await reader.reasoner.answer({ topic: input.topic, questions, claims, notes, groups, published });
  return read ? { read, why: null } : { read: null, why: createReason('parts.no-notes') };
}

/** Keeps a model's answer from an earlier round if no model answered this time. */
function keepEarlierAnswer(
  answer: QuestionAnswer,
  { read }: NotesAnswersResult,
  { input }: QuestionContext,
): QuestionAnswer {
  const before = read ? null : input.history.inquiry()?.answers.find((one) => one.questionId === answer.questionId);
  return before && before.by !== 'rules' ? before : answer;
}

/** Notes of credible pages on the event and its background, most credible first. */
export function credibleNotes(
  { history }: Pick<StageInput, 'history'>,
  sources: readonly SourceView[],
): Map<number, PageNotes> {
  const assessments = history.assessments();
  return new Map(
    sortByCredibility(sources.filter(isCredibleElsewhere)).flatMap(({ id }) => {
      const notes = assessments.get(id)?.notes;
      return notes && RELATED_RELATIONS.has(notes.relation) ? [[id, notes] as const] : [];
    }),
  );
}

/** Publication date by source ID, as precise as known. */
export const publishedDates = (sources: readonly SourceView[]): Map<number, string> =>
  new Map(sources.flatMap(publishedEntry));

const publishedEntry = ({ id, published }: SourceView): [number, string][] =>
  published ? [[id, published.value.slice(0, PRECISE_TO_MINUTE.has(published.precision) ? 16 : 10)]] : [];

const PRECISE_TO_MINUTE: ReadonlySet<string> = new Set(['second', 'minute']);
