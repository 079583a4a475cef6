export { LexiconError } from './lexicon.error';
export {
  batteryLanguages,
  globalPattern,
  lexicon,
  lexiconEntries,
  lexiconLanguages,
  lexiconLists,
  lexiconRows,
  lexiconSections,
  lexiconTable,
} from './lexicon';
export { WORD_END, WORD_START } from './compile';
export type { Lexicon, LexiconEntry } from './list.types';
