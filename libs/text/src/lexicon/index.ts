export {
  everywhere,
  lexicon,
  lexiconEntries,
  lexiconLanguages,
  lexiconLists,
  lexiconRows,
  lexiconSections,
  lexiconTable,
} from './lexicon';
export { LexiconError } from './lexicon.error';
export type { Expression, Lexicon, LexiconEntry } from './list.types';
