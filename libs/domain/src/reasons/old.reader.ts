import type { Reason, ReasonCode } from './reason';
import { VERIFICATION_OPENINGS } from './verification.old';

/** How sentences of earlier versions began, and the code each has now: those alone that a decision asks for. */
const OPENINGS: readonly (readonly [RegExp, ReasonCode])[] = [...VERIFICATION_OPENINGS];

/** Reasons as they are stored: as codes, or as the sentences of earlier versions. */
export const readReasons = (stored: readonly unknown[] | null | undefined): Reason[] =>
  (stored ?? []).flatMap((one) => readReason(one) ?? []);

/** One of them; null for what is neither. */
export function readReason(stored: unknown): Reason | null {
  if (typeof stored === 'string') return oldReason(stored);
  return isReason(stored) ? stored : null;
}

function oldReason(text: string): Reason {
  const code = OPENINGS.find(([opening]) => opening.test(text))?.[1] ?? null;
  return { code: 'old', params: { text, code } };
}

const isReason = (one: unknown): one is Reason =>
  typeof one === 'object' && one !== null && typeof (one as { code?: unknown }).code === 'string';
