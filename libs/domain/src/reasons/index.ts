export { because, codeLine, hasReason, type Reason, type ReasonCode } from './reason';
export type { CodeLine } from './code-line';
export type { PageKind } from './stance.reasons';
export { sentenceOf, sentencesOf } from './sentence';
