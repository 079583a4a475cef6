import { allMatches } from './all-matches';
import { everywhere, lexicon } from './lexicon';
import { notStatedBy, refusalAround, reversalBefore, unrealAfter, UNREAL_BEFORE } from './unreal';

/** Modality of a sentence at one position: plain, negated, possible, planned or attributed. */
export interface Frame {
  negated: boolean;
  /** Someone refused, failed or was prevented from doing it. */
  refused: boolean;
  /** It was reversed, or only attempted. */
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
  /** Words that show it; null if none. */
  past: string | null;
  /** Cues for each finding, for display. */
  cues: string[];
}

const cue = (section: string): RegExp => lexicon('en', 'cues', section).pattern;
/** For cues that may match several times in a sentence. */
const everyCue = (section: string): RegExp => everywhere(lexicon('en', 'cues', section));

const NEGATION = everyCue('negation');
const NEGATED_SUBJECT = everyCue('negated-subject');
const FALSE_NEGATION = everyCue('false-negation');
const IN_VAIN = everyCue('in-vain');
const AFTER_NEGATION = cue('after-negation');
const HEDGE = everyCue('hedge');
const HEDGED_AFTER = cue('hedged-after');
const PLAN = everyCue('plan');
const RUMOUR = everyCue('rumour');
const STRONG_DEBUNK = cue('strong-debunk');
const WEAK_DEBUNK = cue('weak-debunk');
const HISTORY = cue('history');
const CLAUSE_BREAK = everyCue('clause-break');
const MONTH_OF_MAY = everyCue('month-of-may');
const HEARSAY = cue('hearsay');
const CONTRARY = cue('contrary');

/** Reads the frame around `[start, end)` of a sentence (offsets into the sentence). */
export function frameAt(sentence: string, start: number, end: number): Frame {
  const text = sentence.slice(0, 2000).replace(/[’‘]/g, "'").replace(MONTH_OF_MAY, 'Mai');
  const clause = clauseAround(text, start, end);
  const before = text.slice(clause.start, start).replace(IN_VAIN, (match) => ' '.repeat(match.length));
  const after = text.slice(end, clause.end);
  const wide = text.slice(Math.max(0, start - 160), start);
  const cues: string[] = [];
  const note = noteIn(cues);
  const past = HISTORY.exec(text.slice(clause.start, clause.end))?.[0].trim().slice(0, 60) ?? null;
  const rumour = note('claimed', lastMatch(wide, RUMOUR, 18));
  const debunked = note(
    'debunk',
    STRONG_DEBUNK.exec(text)?.[0] ?? (rumour ? (WEAK_DEBUNK.exec(text)?.[0] ?? null) : null),
  );
  return {
    negated: note('no', negationIn(before) ?? AFTER_NEGATION.exec(after)?.[0] ?? slightEvidenceIn(wide)),
    refused: note('refused', refusalAround(before, text.slice(end)) ?? lastMatch(before, UNREAL_BEFORE.foiled, 9)),
    undone: note('undone', reversalBefore(before) ?? notStatedBy(text.slice(0, start))),
    hedged: note(
      'maybe',
      lastMatch(before, HEDGE, 9) ??
        HEDGED_AFTER.exec(after)?.[0] ??
        unrealBefore(wide) ??
        unrealAfter(text.slice(end)),
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
const noteIn =
  (cues: string[]) =>
  (name: string, hit: string | null): boolean => {
    if (hit !== null) cues.push(`${name}: ${hit.trim().slice(0, 60)}`);
    return hit !== null;
  };

function negationIn(before: string): string | null {
  const text = before.replace(FALSE_NEGATION, (match) => ' '.repeat(match.length));
  return lastMatch(text, NEGATION, 9) ?? lastMatch(text, NEGATED_SUBJECT, 15);
}

/** Reported belief ends with the quotation, or at a comma that starts another clause. */
const sinceBreak = (wide: string): string =>
  wide.split(/["”;]|,\s+(?:it|he|she|they|we|but|and|who|which|said|says|told|confirmed|announced)\b/u).at(-1) ?? '';

const slightEvidenceIn = (wide: string): string | null => lastMatch(wide, UNREAL_BEFORE.slightEvidence, 15);

/** It is only alleged, or happens in a work of fiction. */
const unrealBefore = (wide: string): string | null =>
  lastMatch(wide, UNREAL_BEFORE.alleged, 18) ??
  lastMatch(sinceBreak(wide), UNREAL_BEFORE.attitude, 18) ??
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
export const isNegatedFrame = ({ negated, refused }: Frame): boolean => negated || refused;

/** Words that debunk a story for the page as a whole. */
export function debunkWords(text: string): string | null {
  return STRONG_DEBUNK.exec(text.slice(0, 2000).replace(/[’‘]/g, "'"))?.[0] ?? null;
}

/** Words that mark hearsay. */
export function hearsayWords(text: string): string | null {
  return HEARSAY.exec(text.slice(0, 2000))?.[0] ?? null;
}

/** Words that contradict other reports without a plain negation. */
export function contraryWords(text: string): string | null {
  return CONTRARY.exec(text.slice(0, 2000).replace(/[’‘]/g, "'"))?.[0] ?? null;
}
