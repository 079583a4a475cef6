export { allMatches } from './all-matches';
export { decodeOrKeep, headlineFromUrl, withoutUrls, removeUrls } from './addresses';
export * from './asides';
export * from './concepts';
export * from './concepts-foreign';
export * from './concepts-further';
export * from './count-words';
export { isCountryWord, findNationalityCountries } from './regions';
export * from './cues';
export * from './dates';
export * from './doubt';
export * from './plain-no';
export * from './unproven';
export { encodeUriPart } from './encode-uri-part';
export { findJokeCue, findRehearsalCue } from './cues';
export { escapeHtml } from './escape-html';
export * from './exonyms';
export { fold, padWords, removeAccents } from './fold';
export * from './hashed-shingles';
export * from './language';
export * from './lexicon';
export {
  decodeEntities,
  isInlineTag,
  isHiddenTag,
  htmlToPlainText,
  htmlToVisibleText,
  removeInvisible,
} from './html-text';
export { isBoundedJson, readJson } from './json-text';
export { truncate, cutAtWord, firstNonEmptyText, oneLine, collapseWhitespace } from './lines';
export * from './time';
export * from './names';
export * from './numbers';
export * from './printable';
export { findReferenceNumbers } from './reference-numbers';
export * from './regions';
export * from './script-sentences';
export * from './sentences';
export { shippedPath } from './shipped-path';
export * from './stated-days';
export * from './things-foreign';
export { stem } from './stem';
export * from './shingles';
export * from './stop-words';
export * from './words';
export * from './written-days';
export * from './written-words';
export { datelineLength, isPageFurniture, bylineStart } from './dateline';
