export { because, type Reason, type ReasonCode } from './reason';
export type { CodeLine } from './code-line';
export { sentenceOf, sentencesOf } from './sentence';
export { codeLine, hasReason, readReason, readReasons } from './old.reader';
