import type { DataLine } from '../grounding/fence.policy';
import type { PageNotesAnswer } from '../notes/notes.answer';

export const NOTHING = { passage: '', quote: '' };

/** An answer that notes a page of this event and nothing on it. */
export const emptyNotes = (): PageNotesAnswer => ({
  ...{ relation: 'this-event', genre: 'news', status: { kind: 'current', ...NOTHING }, gist: [], stances: [] },
  ...{ claims: [], statements: [], events: [], actors: [], own: [], others: [], unnamed: [], explanations: [] },
  ...{ slant: { side: 'neutral', ...NOTHING }, leads: [] },
});

/** The same word on statements as `stances` gives, as notes of the page. */
export const notesOf = (stances: (data: DataLine[]) => { answers: object[] }) => (data: DataLine[]) => ({
  ...emptyNotes(),
  stances: stances(data).answers.map((one) => ({ ...one, differs: '' })),
});
