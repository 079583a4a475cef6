import { fillTemplate, type ReasonData, type ParamsOf } from './catalog';
import { ENGLISH } from './english';

/** All reasons by code; `<topic>.en.ts` contains the codes of a topic with their English text. */
type ReasonParams = { [Code in keyof typeof ENGLISH]: ParamsOf<(typeof ENGLISH)[Code]> };
export type ReasonCode = keyof ReasonParams;

/** Reason for a judgment. Decisions use `code` and `params`; only `toReasonText` produces English. */
export type Reason<C extends ReasonCode = ReasonCode> = { [Code in C]: { code: Code; params: ReasonParams[Code] } }[C];

/** `createReason('stance.own-word')`, `createReason('stance.placed-here', { region })` */
export function createReason<C extends ReasonCode>(
  code: C,
  ...[params]: keyof ReasonParams[C] extends never ? [] : [ReasonParams[C]]
): Reason<C> {
  return { code, params: params ?? {} } as Reason<C>;
}

/** Whether any reason has one of the codes. */
export const hasReason = (reasons: readonly Reason[], ...codes: ReasonCode[]): boolean =>
  reasons.some(({ code }) => codes.includes(code));

/** The reason as given to external programs. */
export const toReasonData = ({ code, params }: Reason): ReasonData => ({ code, params });

/** English sentence for people; decisions must not use it. */
export const toReasonText = (reason: Reason): string => formatTemplate(reason);

function formatTemplate({ code, params }: ReasonData): string {
  const entry = ENGLISH[code as ReasonCode] as
    string | ((given: object, held: typeof formatTemplate) => string) | undefined;
  if (typeof entry === 'function') return entry(params, formatTemplate);
  // A row written by a later version may have a code that this version does not know.
  return entry === undefined ? code : fillTemplate(entry, params, formatTemplate);
}

export const toReasonTexts = (reasons: readonly Reason[]): string[] => reasons.map(toReasonText);
