import { allMatches } from './all-matches';
import { globalPattern, lexicon } from './lexicon';

/** Modality of a sentence at one position: plain, negated, possible, planned or attributed. */
export interface SentenceFrame {
  negated: boolean;
  /** Someone refused or failed to do it, or was prevented from doing it. */
  refused: boolean;
  /** The action was reversed, or only attempted. */
  undone: boolean;
  hedged: boolean;
  planned: boolean;
  question: boolean;
  /** Relayed as a claim, rumor or post, without confirmation. */
  rumour: boolean;
  /** The claim is relayed and called false. */
  debunked: boolean;
  /** Refers to the past ("in 2019", "last year", "a decade ago"). */
  historical: boolean;
  /** Words that show that the sentence refers to the past; null if there are none. */
  past: string | null;
  /** Cues for each finding, for display. */
  cues: string[];
}

const cuePattern = (section: string): RegExp => lexicon('en', 'cues', section).pattern;
/** Global cue pattern, for cues that may match several times in a sentence. */
const globalCuePattern = (section: string): RegExp => globalPattern(lexicon('en', 'cues', section));

const NEGATION = globalCuePattern('negation');
const NEGATED_SUBJECT = globalCuePattern('negated-subject');
const FALSE_NEGATION = globalCuePattern('false-negation');
const FUTILE_NEGATION = globalCuePattern('in-vain');
const AFTER_NEGATION = cuePattern('after-negation');
const HEDGE = globalCuePattern('hedge');
const HEDGED_AFTER = cuePattern('hedged-after');
const PLAN = globalCuePattern('plan');
const RUMOUR = globalCuePattern('rumour');
const STRONG_DEBUNK = cuePattern('strong-debunk');
const WEAK_DEBUNK = cuePattern('weak-debunk');
const HISTORY = cuePattern('history');
const CLAUSE_BREAK = globalCuePattern('clause-break');
const MAY_AS_MONTH = globalCuePattern('month-of-may');
const HEARSAY = cuePattern('hearsay');
const CONTRARY = cuePattern('contrary');

/** Reads the frame around `[start, end)` of a sentence (offsets into the sentence). */
export function readSentenceFrame(sentence: string, start: number, end: number): SentenceFrame {
  const text = sentence.slice(0, 2000).replace(/[’‘]/g, "'").replace(MAY_AS_MONTH, 'Mai');
  const clause = clauseAround(text, start, end);
  const before = text.slice(clause.start, start).replace(FUTILE_NEGATION, (match) => ' '.repeat(match.length));
  const after = text.slice(end, clause.end);
  const wide = text.slice(Math.max(0, start - 160), start);
  const cues: string[] = [];
  const note = createCueRecorder(cues);
  const past = HISTORY.exec(text.slice(clause.start, clause.end))?.[0].trim().slice(0, 60) ?? null;
  const rumour = note('claimed', lastMatch(wide, RUMOUR, 18));
  const debunked = note(
    'debunk',
    STRONG_DEBUNK.exec(text)?.[0] ?? (rumour ? (WEAK_DEBUNK.exec(text)?.[0] ?? null) : null),
  );
  return {
    negated: note('no', findNegation(before) ?? AFTER_NEGATION.exec(after)?.[0] ?? findSlightEvidence(wide)),
    refused: note('refused', findRefusal(before, text.slice(end)) ?? lastMatch(before, UNREAL_BEFORE.foiled, 9)),
    undone: note('undone', findReversal(before) ?? findNonAssertion(text.slice(0, start))),
    hedged: note(
      'maybe',
      lastMatch(before, HEDGE, 9) ??
        HEDGED_AFTER.exec(after)?.[0] ??
        findUnrealCue(wide) ??
        findUnrealCueAfter(text.slice(end)),
    ),
    planned: note('not yet', lastMatch(before, PLAN, 7)),
    question: note('question', /\?["”']?\s*$/.test(text) ? '?' : null),
    rumour,
    debunked,
    historical: note('past', past),
    past,
    cues,
  };
}

/** Records the cue of a finding. */
const createCueRecorder =
  (cues: string[]) =>
  (name: string, hit: string | null): boolean => {
    if (hit !== null) cues.push(`${name}: ${hit.trim().slice(0, 60)}`);
    return hit !== null;
  };

function findNegation(before: string): string | null {
  const text = before.replace(FALSE_NEGATION, (match) => ' '.repeat(match.length));
  return lastMatch(text, NEGATION, 9) ?? lastMatch(text, NEGATED_SUBJECT, 15);
}

/** Reported belief ends with the quotation, or at a comma that starts another clause. */
const afterClauseBreak = (wide: string): string =>
  wide.split(/["”;]|,\s+(?:it|he|she|they|we|but|and|who|which|said|says|told|confirmed|announced)\b/u).at(-1) ?? '';

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
const UNREAL_BEFORE = {
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
const findRefusal = (before: string, rest: string): string | null =>
  REFUSAL_WORDS.exec(withoutPassive(before))?.[0] ??
  FAILED_AFTER.exec(rest.slice(0, 60))?.[0] ??
  (NAMED_CUE.test(before.slice(-80)) ? (CANCELLED.exec(rest.slice(0, 300))?.[0] ?? null) : null);

/** Words directly before an event that say it was retracted or only attempted; null otherwise. */
const findReversal = (before: string): string | null =>
  REVERSAL_WORDS.exec(before.slice(-160))?.[0] ?? REVERSAL_WORDS.exec(withoutPassive(before))?.[0] ?? null;

/** "Has yet to be closed" is treated like "has yet to close". */
const withoutPassive = (before: string): string => before.slice(-120).replace(PASSIVE, ' ');
const PASSIVE = /\s(?:be|being|been|get|getting|have been|having been|see|seeing)\s$/i;

/** Words after an event that say it is alleged or fictional; null otherwise. */
const findUnrealCueAfter = (after: string): string | null =>
  ALLEGED_AFTER.exec(after.slice(0, 300))?.[0] ?? FICTION_AFTER.exec(after.slice(0, 300))?.[0] ?? null;

const STATED_CUE = unrealPattern('stated');
const NOT_GOVERNING = unrealPattern('not-governing');
const COMPLEMENT = globalUnrealPattern('complement');
const SHOWN_CUE = unrealPattern('shown');
/** Maximum number of words before "that" in which to look for its verb. */
const MAX_MATRIX_WORDS = 8;

/** The governing phrase of the clause with the event, if it means that the event is not asserted; otherwise null. */
function findNonAssertion(before: string): string | null {
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

const findSlightEvidence = (wide: string): string | null => lastMatch(wide, UNREAL_BEFORE.slightEvidence, 15);

/** Cue that the event is only alleged or happens in a work of fiction. */
const findUnrealCue = (wide: string): string | null =>
  lastMatch(wide, UNREAL_BEFORE.alleged, 18) ??
  lastMatch(afterClauseBreak(wide), UNREAL_BEFORE.attitude, 18) ??
  lastMatch(wide, UNREAL_BEFORE.fiction, 25);

/** The last match within `reach` words of the end of the text. */
function lastMatch(text: string, pattern: RegExp, reach: number): string | null {
  let hit: string | null = null;
  for (const match of allMatches(text, pattern)) {
    const distance = text
      .slice(match.index + match[0].length)
      .trim()
      .split(/\s+/)
      .filter(Boolean).length;
    if (distance <= reach) hit = match[0];
  }
  return hit;
}

function clauseAround(text: string, start: number, end: number) {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(CLAUSE_BREAK)) {
    const stop = match.index + match[0].length;
    if (stop <= start) from = stop;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return { start: from, end: to };
}

/** Denied, or not done because someone refused, failed or was prevented. */
export const isNegatedFrame = ({ negated, refused }: SentenceFrame): boolean => negated || refused;

/** Words with which a page as a whole debunks a story. */
export function findDebunkCue(text: string): string | null {
  return STRONG_DEBUNK.exec(text.slice(0, 2000).replace(/[’‘]/g, "'"))?.[0] ?? null;
}

/** Words that mark hearsay. */
export function findHearsayCue(text: string): string | null {
  return HEARSAY.exec(text.slice(0, 2000))?.[0] ?? null;
}

/** Words that contradict other reports without a plain negation. */
export function findContraryCue(text: string): string | null {
  return CONTRARY.exec(text.slice(0, 2000).replace(/[’‘]/g, "'"))?.[0] ?? null;
}
