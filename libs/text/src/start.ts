/**
 * Entry point for code that runs before word lists are loaded. Other modules load theirs on import, and a list may be
 * invalid.
 */
export { lexicon, lexiconSections } from './lexicon/lexicon';
export { lexiconErrorAdvice } from './lexicon/lexicon.error';
export { oneLine } from './lines';
export { printable } from './printable';
export { shippedPath } from './shipped-path';
