import type { ClaimVerdict, Topic } from '@corroborate/domain';
import type { NoteGroup } from '../notes/consolidate.policy';
import type { PageNotes } from '../notes/page-notes.schema';

export interface AnswerInput {
  topic: Topic;
  questions: readonly { id: string; question: string }[];
  claims: readonly { id: string; text: string; verdict: ClaimVerdict }[];
  /** By source, in the order in which they are shown. */
  notes: ReadonlyMap<number, PageNotes>;
  /** Which noted items are the same. */
  groups: readonly NoteGroup[];
  /** By source, when a page came out, as exactly as it is known. */
  published: ReadonlyMap<number, string>;
}

/** One answer to a question: a sentence and what it rests on. */
export interface AnswerSide {
  text: string;
  /** Claims of the case that it rests on. */
  claimIds: string[];
  /** Quotes of the notes that it rests on. */
  items: { sourceId: number; quote: string; start: number; end: number }[];
}

/** Who answered, and every question with its answers; several contradict each other. */
export interface NotesAnswers {
  by: string;
  answers: { questionId: string; sides: AnswerSide[] }[];
}
