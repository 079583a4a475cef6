import type { PageNotes } from '@corroborate/reading';

/** A quote on a page that contains nothing else. */
export const buildPassage = (quote: string) => ({ quote, start: 0, end: quote.length });

/** Notes of a news page on the event, with nothing noted except what is given. */
export const buildNotes = (given: Partial<PageNotes> = {}): PageNotes => ({
  schema: 1,
  reader: { kind: 'model', name: 'parrot', version: 'page-notes 1' },
  ...{ relation: 'this-event', genre: 'news', status: { kind: 'current', what: null }, gist: '', slant: null },
  ...{ stances: [], claims: [], statements: [], events: [], actors: [], explanations: [], leads: [] },
  sourcing: { own: [], others: [], unnamed: [] },
  dropped: 0,
  ...given,
});
