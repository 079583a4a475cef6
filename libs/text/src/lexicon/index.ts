export { LexiconError } from './lexicon.error';
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
export type { Lexicon, LexiconEntry } from './list.types';
