import { globalPattern, lexicon } from './lexicon';

const unrealPattern = (section: string): RegExp => lexicon('en', 'unreal', section).pattern;

const globalUnrealPattern = (section: string): RegExp => globalPattern(lexicon('en', 'unreal', section));

const REFUSAL_WORDS = unrealPattern('refused');
const REVERSAL_WORDS = unrealPattern('reversed');
const FAILED_AFTER = unrealPattern('failed-after');
const CANCELLED = unrealPattern('cancelled');
const NAMED_CUE = unrealPattern('named');
const ALLEGED_AFTER = unrealPattern('alleged-after');
const FICTION_AFTER = unrealPattern('fiction-after');
/** Cues that may precede the event at some distance. */
export const UNREAL_BEFORE = {
  foiled: globalUnrealPattern('foiled'),
  slightEvidence: globalUnrealPattern('slight-evidence'),
  alleged: globalUnrealPattern('alleged'),
  fiction: globalUnrealPattern('fiction'),
  attitude: globalUnrealPattern('attitude'),
};

/**
 * Words directly before or after an event that say it was refused, failed or was called off; null otherwise. `rest`:
 * the remaining sentence: "the closure of the bridge … was averted".
 */
export const findRefusal = (before: string, rest: string): string | null =>
  REFUSAL_WORDS.exec(withoutPassive(before))?.[0] ??
  FAILED_AFTER.exec(rest.slice(0, 60))?.[0] ??
  (NAMED_CUE.test(before.slice(-80)) ? (CANCELLED.exec(rest.slice(0, 300))?.[0] ?? null) : null);

/** Words directly before an event that say it was retracted or only attempted; null otherwise. */
export const findReversal = (before: string): string | null =>
  REVERSAL_WORDS.exec(before.slice(-160))?.[0] ?? REVERSAL_WORDS.exec(withoutPassive(before))?.[0] ?? null;

/** "Has yet to be closed" is treated like "has yet to close". */
const withoutPassive = (before: string): string => before.slice(-120).replace(PASSIVE, ' ');
const PASSIVE = /\s(?:be|being|been|get|getting|have been|having been|see|seeing)\s$/i;

/** Words after an event that say it is alleged or fictional; null otherwise. */
export const findUnrealCueAfter = (after: string): string | null =>
  ALLEGED_AFTER.exec(after.slice(0, 300))?.[0] ?? FICTION_AFTER.exec(after.slice(0, 300))?.[0] ?? null;

const STATED_CUE = unrealPattern('stated');
const NOT_GOVERNING = unrealPattern('not-governing');
const COMPLEMENT = globalUnrealPattern('complement');
const SHOWN_CUE = unrealPattern('shown');
/** Maximum number of words before "that" in which to look for its verb. */
const MAX_MATRIX_WORDS = 8;

/** The governing phrase of the clause with the event, if it means that the event is not asserted; otherwise null. */
export function findNonAssertion(before: string): string | null {
  const clause = [...before.matchAll(COMPLEMENT)].at(-1);
  if (!clause) return SHOWN_CUE.exec(before)?.[0] ?? null;
  const matrix = before.slice(0, clause.index).trim().split(/\s+/).slice(-MAX_MATRIX_WORDS).join(' ');
  if (matrix === '' || STATED_CUE.test(matrix) || NOT_GOVERNING.test(matrix)) return null;
  return `${matrix.slice(-30)} that`;
}

const NEARBY_CUES = [unrealPattern('rehearsal'), unrealPattern('machine'), unrealPattern('wrong-to-say')];
const SENTENCE_CUES = [...NEARBY_CUES, unrealPattern('rehearsal-named')];
const JOKE_CUE = unrealPattern('joke');
const normalizeQuotes = (text: string): string => text.slice(0, 2000).replace(/[’‘]/g, "'");

/** Words that show a rehearsal or AI output; null otherwise. `beside`: the text is the neighboring sentence. */
export const findRehearsalCue = (text: string, beside = false): string | null =>
  (beside ? NEARBY_CUES : SENTENCE_CUES)
    .map((pattern) => pattern.exec(normalizeQuotes(text))?.[0])
    .find((hit) => hit !== undefined) ?? null;

/** Words with which a page labels itself as a joke, satire or fiction; null otherwise. */
export const findJokeCue = (text: string): string | null => JOKE_CUE.exec(normalizeQuotes(text))?.[0] ?? null;
