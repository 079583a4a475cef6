import type { WORDS } from './words';
export { createReason, toCodeLine, hasReason, reasonText, reasonTexts, type Reason, type ReasonCode } from './reason';
export type { CodeLine } from './catalog';
export type PageKind = keyof (typeof WORDS)['pageKind'];
