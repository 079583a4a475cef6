import { everywhere, lexicon } from './lexicon';

const cue = (section: string): RegExp => lexicon('en', 'unreal', section).pattern;

const everyCue = (section: string): RegExp => everywhere(lexicon('en', 'unreal', section));

const REFUSED = cue('refused');
const REVERSED = cue('reversed');
const FAILED_AFTER = cue('failed-after');
const CANCELLED = cue('cancelled');
const NAMED = cue('named');
const ALLEGED_AFTER = cue('alleged-after');
const FICTION_AFTER = cue('fiction-after');
/** Cues that may precede the event at some distance. */
export const UNREAL_BEFORE = {
  foiled: everyCue('foiled'),
  slightEvidence: everyCue('slight-evidence'),
  alleged: everyCue('alleged'),
  fiction: everyCue('fiction'),
  attitude: everyCue('attitude'),
};

/**
 * Words directly before or after an event that say it was refused, failed or was called off; null otherwise. `rest`:
 * the remaining sentence: "the closure of the bridge … was averted".
 */
export const refusalAround = (before: string, rest: string): string | null =>
  REFUSED.exec(withoutPassive(before))?.[0] ??
  FAILED_AFTER.exec(rest.slice(0, 60))?.[0] ??
  (NAMED.test(before.slice(-80)) ? (CANCELLED.exec(rest.slice(0, 300))?.[0] ?? null) : null);

/** Words directly before an event that say it was retracted or only attempted; null otherwise. */
export const reversalBefore = (before: string): string | null =>
  REVERSED.exec(before.slice(-160))?.[0] ?? REVERSED.exec(withoutPassive(before))?.[0] ?? null;

/** "Has yet to be closed" is treated like "has yet to close". */
const withoutPassive = (before: string): string => before.slice(-120).replace(PASSIVE, ' ');
const PASSIVE = /\s(?:be|being|been|get|getting|have been|having been|see|seeing)\s$/i;

/** Words after an event that say it is alleged or fictional; null otherwise. */
export const unrealAfter = (after: string): string | null =>
  ALLEGED_AFTER.exec(after.slice(0, 300))?.[0] ?? FICTION_AFTER.exec(after.slice(0, 300))?.[0] ?? null;

const STATED = cue('stated');
const NOT_GOVERNING = cue('not-governing');
const COMPLEMENT = everyCue('complement');
const SHOWN = cue('shown');
/** Maximum words before "that" within which its verb occurs. */
const MATRIX_WORDS = 8;

/** The governing phrase of the clause with the event, if it means that nobody asserts the event; otherwise null. */
export function notStatedBy(before: string): string | null {
  const clause = [...before.matchAll(COMPLEMENT)].at(-1);
  if (!clause) return SHOWN.exec(before)?.[0] ?? null;
  const matrix = before.slice(0, clause.index).trim().split(/\s+/).slice(-MATRIX_WORDS).join(' ');
  if (matrix === '' || STATED.test(matrix) || NOT_GOVERNING.test(matrix)) return null;
  return `${matrix.slice(-30)} that`;
}

const BESIDE = [cue('rehearsal'), cue('machine'), cue('wrong-to-say')];
const WITHIN = [...BESIDE, cue('rehearsal-named')];
const ON_PAGE = cue('joke');
const plain = (text: string): string => text.slice(0, 2000).replace(/[’‘]/g, "'");

/** Words that show a rehearsal or AI output; null otherwise. `beside`: the neighboring sentence. */
export const rehearsalWords = (text: string, beside = false): string | null =>
  (beside ? BESIDE : WITHIN).map((pattern) => pattern.exec(plain(text))?.[0]).find((hit) => hit !== undefined) ?? null;

/** Words with which a page labels itself as a joke, satire or fiction; null otherwise. */
export const jokeWords = (text: string): string | null => ON_PAGE.exec(plain(text))?.[0] ?? null;
