export { because, codeLine, hasReason, type Reason, type ReasonCode, type ReasonParams } from './reason';
export type { CodeLine } from './code-line';
export { sentenceOf, sentencesOf } from './sentence';
export { readReason, readReasons } from './old.reader';
