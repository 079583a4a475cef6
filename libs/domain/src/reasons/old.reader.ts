import type { CodeLine } from './code-line';
import type { Reason, ReasonCode } from './reason';
import { VERIFICATION_OPENINGS } from './verification.old';

/** How sentences of earlier versions began, and the code each has now: those alone that a decision asks for. */
const OPENINGS: readonly (readonly [opening: RegExp, code: ReasonCode])[] = [
  [/^Not this event\.$/, 'stance.not-this-event'],
  [/^Places it in /, 'event.placed-here'],
  [/^Its .{1,80} lies in .{1,300}, not in .{1,80}\.$/, 'event.placed-elsewhere'],
  [/^Undated, but the day and /, 'event.day-agrees'],
  [/^Says the claim itself:/, 'stance.bears-out'],
  [/^The one it is about says so on a site of its own\.$/, 'stance.own-word'],
  [/^No sentence says that it happened\.$/, 'stance.no-sentence'],
  [/^No passage carries the whole statement\.$/, 'stance.no-passage'],
  [/^Shares only \d+ % of the topic's words\.$/, 'stance.too-few-words'],
  [/^A document of labels and values gives it in a line of its own\.$/, 'stance.in-a-line'],
  [/^Its fact check of /, 'stance.fact-check'],
  ...VERIFICATION_OPENINGS,
];

/** Longest sentence of an earlier version that is looked at; quotations in them were cut far below it. */
const LONGEST = 2_000;

/** Reasons as they are stored: as codes, or as the sentences of earlier versions. */
export const readReasons = (stored: readonly unknown[] | null | undefined): Reason[] =>
  (stored ?? []).flatMap((one) => readReason(one) ?? []);

/** One of them; null for what is neither. */
export function readReason(stored: unknown): Reason | null {
  if (typeof stored === 'string') return oldReason(stored);
  return isReason(stored) ? stored : null;
}

function oldReason(text: string): Reason {
  const code = OPENINGS.find(([opening]) => opening.test(text.slice(0, LONGEST)))?.[1] ?? null;
  return { code: 'old', params: { text, code } };
}

const isReason = (one: unknown): one is Reason =>
  typeof one === 'object' && one !== null && typeof (one as { code?: unknown }).code === 'string';

/** Does any of the reasons have one of the codes? Sentences of earlier versions are taken for what they said. */
export const hasReason = (reasons: readonly Reason[], ...codes: ReasonCode[]): boolean =>
  readReasons(reasons).some((reason) => codes.includes(codeOf(reason)));

/** Of a sentence of an earlier version there is no more than the code a decision asks for. */
export const codeLine = (reason: Reason): CodeLine => ({
  code: codeOf(reason),
  params: reason.code === 'old' ? {} : reason.params,
});

const codeOf = (reason: Reason): ReasonCode =>
  reason.code === 'old' ? ((reason.params.code as ReasonCode | null) ?? 'old') : reason.code;
