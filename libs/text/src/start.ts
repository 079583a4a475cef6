/**
 * Entry point for code that runs before word lists are loaded. Other modules load their lists on import, which fails if
 * a list is invalid.
 */
export { lexicon, lexiconSections } from './lexicon/lexicon';
export { lexiconErrorAdvice } from './lexicon/lexicon.error';
export { oneLine } from './lines';
export { toPrintableText } from './printable';
export { shippedPath } from './shipped-path';
