import type { ClaimVerdict, Passage, Topic } from '@corroborate/domain';
import type { NoteGroup } from '../notes/consolidate.policy';
import type { PageNotes } from '../notes/page-notes.schema';

export interface AnswerInput {
  topic: Topic;
  questions: readonly { id: string; question: string }[];
  claims: readonly { id: string; text: string; verdict: ClaimVerdict }[];
  /** Notes by source ID, in the order of display. */
  notes: ReadonlyMap<number, PageNotes>;
  /** Groups of equivalent items. */
  groups: readonly NoteGroup[];
  /** Publication date by source ID, as precise as it is known. */
  published: ReadonlyMap<number, string>;
}

/** One answer: a sentence with its sources. */
export interface AnswerSide {
  text: string;
  /** IDs of the claims on which the answer is based. */
  claimIds: string[];
  /** Quotes on which the answer is based. */
  items: (Passage & { sourceId: number })[];
}

/** Name of the model, and its answers by question. More than one answer to a question counts as a contradiction. */
export interface NotesAnswers {
  by: string;
  answers: { questionId: string; sides: AnswerSide[] }[];
}
