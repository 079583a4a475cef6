export { because, codeLine, hasReason, type Reason, type ReasonCode } from './reason';
export type { CodeLine } from './code-line';
export { sentenceOf, sentencesOf } from './sentence';
