import type { ClaimVerdict, Topic } from '@corroborate/domain';
import type { NoteGroup } from '../notes/consolidate.policy';
import type { PageNotes } from '../notes/page-notes.schema';

export interface AnswerInput {
  topic: Topic;
  questions: readonly { id: string; question: string }[];
  claims: readonly { id: string; text: string; verdict: ClaimVerdict }[];
  /** By source ID, in display order. */
  notes: ReadonlyMap<number, PageNotes>;
  /** Groups of equal items. */
  groups: readonly NoteGroup[];
  /** Publication date by source ID, to the precision known. */
  published: ReadonlyMap<number, string>;
}

/** One answer: a sentence and its sources. */
export interface AnswerSide {
  text: string;
  /** Claims on which it is based. */
  claimIds: string[];
  /** Quotes on which it is based. */
  items: { sourceId: number; quote: string; start: number; end: number }[];
}

/** The model and the answers per question; several contradict each other. */
export interface NotesAnswers {
  by: string;
  answers: { questionId: string; sides: AnswerSide[] }[];
}
