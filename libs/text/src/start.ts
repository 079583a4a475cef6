/**
 * The side door of this room: what may be used before any list of words is read. The other modules read theirs when
 * they are loaded, and a list may be wrong.
 */
export { lexicon, lexiconSections } from './lexicon/lexicon';
export { adviceOn } from './lexicon/lexicon.error';
export { oneLine } from './lines';
export { printable } from './printable';
export { shippedPath } from './shipped-path';
