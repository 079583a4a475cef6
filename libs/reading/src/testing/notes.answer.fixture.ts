import type { DataLine } from '../grounding/fence.policy';
import type { PageNotesAnswer } from '../notes/notes.answer';

export const NOTHING = { passage: '', quote: '' };

/** Notes without items on a page about this event. */
export const emptyNotes = (): PageNotesAnswer => ({
  ...{ relation: 'this-event', genre: 'news', status: { kind: 'current', ...NOTHING }, gist: [], stances: [] },
  ...{ claims: [], statements: [], events: [], actors: [], own: [], others: [], unnamed: [], explanations: [] },
  ...{ slant: { side: 'neutral', ...NOTHING }, leads: [] },
});

/** Notes with the stances that `stances` returns. */
export const buildNotesAnswer = (stances: (data: DataLine[]) => { answers: object[] }) => (data: DataLine[]) => ({
  ...emptyNotes(),
  stances: stances(data).answers.map((one) => ({ ...one, differs: '' })),
});
