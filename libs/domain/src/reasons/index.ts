import type { TEXT_TABLES } from './words';
export {
  createReason,
  toReasonData,
  hasReason,
  toReasonText,
  toReasonTexts,
  type Reason,
  type ReasonCode,
} from './reason';
export type { ReasonData } from './catalog';
export type PageKind = keyof (typeof TEXT_TABLES)['pageKind'];
