import type { WORDS } from './words';
export { because, codeLine, hasReason, sentenceOf, sentencesOf, type Reason, type ReasonCode } from './reason';
export type { CodeLine } from './catalog';
export type PageKind = keyof (typeof WORDS)['pageKind'];
