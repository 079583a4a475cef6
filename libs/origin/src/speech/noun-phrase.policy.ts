import { lexicon } from '@corroborate/text';
import { grammarWords } from './grammar.words';
import type { Word } from './words.tagger';

/** From and to (inclusive) of a stretch of words within one sentence. */
export interface Stretch {
  from: number;
  to: number;
}

const LONGEST = 40;
const NOMINAL = new Set(['noun', 'number', 'adjective', 'determiner']);
const isRelative = grammarWords('relatives');
const isGroup = grammarWords('group-heads');
const joinsList = grammarWords('list-joins');
const tiesName = grammarWords('name-preposition');
const endsName = grammarWords('not-of-name');
const NOT_A_SPEAKER = new Set(lexicon('en', 'function-words', 'no-speaker').words);
const TIMES = new Set(lexicon('en', 'function-words', 'time').words);

export const isTime = (word: Word | undefined): boolean => word !== undefined && TIMES.has(word.plain);
const isVerb = (word: Word | undefined): boolean => word !== undefined && /^(?:verb|auxiliary|modal)$/.test(word.kind);
const hasComma = (signs: string): boolean => signs.includes(',');
/** Signs over which no name reaches. */
const isBreak = (signs: string): boolean => /[;:?!“”"«»―—–]|--|''|\.{3}/.test(signs);

/** The subject that ends at `end`, just before its verb. `barred` words (quotes) are never part of it. */
export function subjectBefore(words: Word[], end: number, barred: (at: number) => boolean): Stretch | null {
  const last = words[end];
  if (!last || barred(end)) return null;
  if (hasComma(last.after) || /^\)?,?(?:--|—|–)$/.test(last.after))
    return afterAside(words, end, barred) ?? plainSubject(words, end, barred);
  return plainSubject(words, end, barred);
}

function plainSubject(words: Word[], end: number, barred: (at: number) => boolean): Stretch | null {
  const last = words[end];
  if (!last) return null;
  if (last.kind === 'pronoun' || (isRelative(last) && end > 0))
    return NOT_A_SPEAKER.has(last.plain) && !isRelative(last) ? null : { from: end, to: end };
  if (isGroup(last)) return { from: withoutLead(words, walk(words, end, barred), end), to: end };
  if (last.kind !== 'noun' && last.kind !== 'number' && last.kind !== 'adjective' && !last.proper) return null;
  const from = withoutLead(words, walk(words, end, barred), end);
  return from <= end ? { from, to: end } : null;
}

/** Leftward from the last word of a name to its first. */
function walk(words: Word[], end: number, barred: (at: number) => boolean): number {
  let from = end;
  let beforeAnd: number | null = null;
  for (let at = end - 1; at >= Math.max(0, end - LONGEST); at -= 1) {
    const word = words[at];
    if (!word || barred(at) || isBreak(word.after)) break;
    if (hasComma(word.after)) {
      if (!isListed(words, at)) break;
      from = at;
      continue;
    }
    if (isTime(word) && !words[at + 1]?.proper && !NOMINAL.has(words[at + 1]?.kind ?? '')) break;
    if (belongs(words, at)) {
      from = at;
      continue;
    }
    if (word.kind === 'conjunction' && joinsList(word)) {
      beforeAnd ??= at + 1;
      continue;
    }
    if (isPassedOver(words, at)) continue;
    const relative = relativeStart(words, at);
    if (relative !== null) {
      at = relative;
      from = relative;
      continue;
    }
    return beforeAnd ?? from;
  }
  return from;
}

const isNominal = (word: Word | undefined): boolean => NOMINAL.has(word?.kind ?? '');

/** A word of a name, a small word within it, or a verb form that tells of the noun before it. */
function belongs(words: Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (isNominal(word) || word.kind === 'other' || word.kind === 'preposition') return true;
  if (word.proper && word.kind !== 'conjunction' && !isVerb(word)) return true;
  const attribute =
    word.kind === 'gerund' || word.kind === 'participle' || (word.kind === 'verb' && /ed$/.test(word.plain));
  return attribute && isNominal(words[at - 1]) && !isFinite(words, at);
}

/** An adverb between two words of a name, or a gerund behind a small word: the name may go on before it. */
function isPassedOver(words: Word[], at: number): boolean {
  const kind = words[at]?.kind;
  if (kind === 'adverb') return isNominal(words[at + 1]) && isNominal(words[at - 1]);
  return kind === 'gerund' && words[at - 1]?.kind === 'preposition';
}

/** "A, B and C said": a comma inside a list of names. */
function isListed(words: Word[], at: number): boolean {
  const rest = words.slice(at + 1, at + 12);
  const and = rest.findIndex((word) => word.plain === 'and');
  return (
    and > 0 &&
    !rest.slice(0, and).some(isVerb) &&
    words[at]?.kind === 'noun' &&
    rest.slice(0, and).every((word) => NOMINAL.has(word.kind) || word.kind === 'preposition')
  );
}

/** A past form right after a noun is a verb of its own unless something else follows that needs it as an attribute. */
const isFinite = (words: Word[], at: number): boolean =>
  words[at]?.kind === 'verb' && words[at + 1]?.kind !== 'preposition';

/** When the verb at `at` belongs to "who …" or "that …", the place of that word. */
function relativeStart(words: Word[], at: number): number | null {
  if (!isVerb(words[at]) && words[at]?.kind !== 'gerund' && words[at]?.plain !== 'to' && words[at]?.kind !== 'adverb')
    return null;
  for (let back = at - 1; back >= Math.max(1, at - 8); back -= 1) {
    const word = words[back];
    if (!word || hasComma(word.after) || isBreak(word.after)) return null;
    if (isRelative(word) && words[back - 1]?.kind === 'noun') return back;
    if (
      word.kind === 'noun' &&
      !isVerb(words[back + 1]) &&
      words[back + 1]?.kind !== 'preposition' &&
      words[back + 1]?.kind !== 'noun'
    )
      continue;
  }
  return null;
}

/** Small words at the head are no part of a name: "but critics", "on Friday the mayor". */
function withoutLead(words: Word[], start: number, end: number): number {
  let from = start;
  while (
    from <= end &&
    /^(?:conjunction|adverb|preposition|participle)$/.test(words[from]?.kind ?? '') &&
    !(words[from]?.plain === 'both' || words[from]?.plain === 'some')
  ) {
    const wasPreposition = words[from]?.kind === 'preposition';
    from += 1;
    if (wasPreposition) from = afterPhrase(words, from, end);
  }
  return Math.min(from, end);
}

/** "In Ohio the mayor": the phrase of a leading small word ends where a new determiner or name begins. */
function afterPhrase(words: Word[], from: number, end: number): number {
  for (let at = from + 1; at <= end; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || !before) return from;
    if (isTime(before) || (before.kind === 'noun' && (word.kind === 'determiner' || (word.proper && !before.proper))))
      return at;
  }
  return from;
}

/** "Ann Roe, a baker in Elm, said": the name before an aside, with the aside. */
function afterAside(words: Word[], end: number, barred: (at: number) => boolean): Stretch | null {
  let open = end;
  for (let asides = 0; asides < 4; asides += 1) {
    const comma = commaBefore(words, open, barred);
    if (comma === null) return null;
    const [head, first] = [words[comma], words[comma + 1]];
    if (!head || !first) return null;
    const subject = plainSubject(words, comma, barred);
    const lone = open - comma <= 2 && (first.kind === 'adverb' || first.kind === 'conjunction');
    const aside = first.kind === 'preposition' || first.kind === 'gerund' || first.kind === 'adverb' || isTime(first);
    if (
      subject &&
      (head.kind === 'noun' || head.kind === 'pronoun') &&
      (head.proper || !isTime(head)) &&
      isName(words, subject, comma, first)
    )
      return lone || (aside && asides === 0) ? subject : { from: subject.from, to: end };
    open = comma;
  }
  return null;
}

/** What stands before the comma is the name itself, not one more aside. */
function isName(words: Word[], { from, to }: Stretch, comma: number, first: Word): boolean {
  const starts =
    from === 0 || /[,;:“”"—–―]/.test(words[from - 1]?.after ?? '') || !NOMINAL.has(words[from - 1]?.kind ?? '');
  if (!starts) return false;
  const earlier = from > 0 && hasComma(words[from - 1]?.after ?? '');
  const lower = !words[from]?.proper && words[from]?.kind !== 'determiner';
  return to === comma && !(earlier && lower && first.kind !== 'adverb');
}

function commaBefore(words: Word[], open: number, barred: (at: number) => boolean): number | null {
  for (let at = open - 1; at >= Math.max(0, open - LONGEST); at -= 1) {
    const word = words[at];
    if (!word || barred(at)) return null;
    if (hasComma(word.after) || /^(?:--|—|–)$/.test(word.after)) return at;
    if (isBreak(word.after)) return null;
  }
  return null;
}

/** The speaker that begins at `start`, after "said" or "according to", with its aside where it has one. */
export function nameAfter(
  words: Word[],
  start: number,
  barred: (at: number) => boolean,
  withAside: boolean,
): Stretch | null {
  const first = words[start];
  if (!first || barred(start) || first.kind === 'adverb' || first.plain === 'that') return null;
  if (first.kind === 'pronoun') return { from: start, to: start };
  if (!NOMINAL.has(first.kind) && !first.proper) return null;
  const to = endOfName(words, start, barred);
  if (!words.slice(start, to + 1).some((word) => word.kind === 'noun' || word.proper || word.kind === 'number'))
    return null;
  return { from: start, to: withAside ? endOfAside(words, to, barred) : to };
}

function endOfName(words: Word[], start: number, barred: (at: number) => boolean): number {
  let to = start;
  for (let at = start; at < Math.min(words.length, start + LONGEST); at += 1) {
    const word = words[at];
    if (!word || barred(at)) break;
    const next = words[at + 1];
    if (at > start && isTime(word) && !words[at - 1]?.proper && words[at - 1]?.kind !== 'determiner') break;
    if (at > start && isTime(word) && words[at - 1]?.proper) break;
    if (NOMINAL.has(word.kind) || (word.proper && !isVerb(word))) to = at;
    else if (word.kind === 'preposition' && attaches(word, next)) to = at;
    else if (word.plain === 'and' && next && (next.proper || NOMINAL.has(next.kind)) && !hasVerbSoon(words, at + 1))
      to = at;
    else if (isRelative(word) && words[at - 1]?.kind === 'noun') return endOfClause(words, at, barred);
    else break;
    if (/[,;:?!.—–―()“”"]|--/.test(word.after) && !/^\.$/.test(word.after + (next ? '' : 'x'))) break;
  }
  while (to > start && /^(?:preposition|conjunction|determiner)$/.test(words[to]?.kind ?? '')) to -= 1;
  return to;
}

const attaches = (word: Word, next: Word | undefined): boolean =>
  word.plain === 'of' ||
  (tiesName(word) &&
    next !== undefined &&
    !isTime(next) &&
    (next.kind === 'determiner' || next.proper) &&
    !endsName(next));

function hasVerbSoon(words: Word[], from: number): boolean {
  for (const word of words.slice(from, from + 8)) {
    if (isVerb(word)) return true;
    if (/[,.;]/.test(word.after)) return false;
  }
  return false;
}

function endOfClause(words: Word[], from: number, barred: (at: number) => boolean): number {
  let at = from;
  while (at + 1 < words.length && !barred(at + 1) && !/[,;:?!—–―“”"]|--/.test(words[at]?.after ?? '')) at += 1;
  return at;
}

/** ", a professor of law at Elm University who …": up to where something new begins. */
function endOfAside(words: Word[], name: number, barred: (at: number) => boolean): number {
  let to = name;
  for (let asides = 0; asides < 5; asides += 1) {
    if (!hasComma(words[to]?.after ?? '') || /[“”"]/.test(words[to]?.after ?? '')) return to;
    const first = words[to + 1];
    if (!first || barred(to + 1) || !startsAside(words, to + 1)) return to;
    to = endOfClause(words, to + 1, barred);
  }
  return to;
}

function startsAside(words: Word[], at: number): boolean {
  const first = words[at];
  if (!first) return false;
  if (first.plain === 'who' || first.plain === 'which' || first.plain === 'whose' || first.kind === 'number')
    return true;
  if (/^(?:conjunction|pronoun|preposition|gerund|adverb)$/.test(first.kind) || isVerb(first)) return false;
  const clause = words.slice(at, at + 7);
  const stop = clause.findIndex((word) => /[,.;]/.test(word.after));
  return !clause
    .slice(0, stop < 0 ? clause.length : stop + 1)
    .some(
      (word, index) =>
        index > 0 && (word.kind === 'modal' || word.kind === 'auxiliary') && !isRelative(clause[index - 1]),
    );
}
