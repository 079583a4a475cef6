import { conceptMentions, contentStems, lexicon, properNames, fold, quantities, stem, words } from '@corroborate/text';

/** What kind of answer a question asks for, as far as its own words tell. */
export const ASKED_KINDS = [
  'first-told',
  'disputed-by',
  'number',
  'money',
  'share',
  'hour',
  'year',
  'day',
  'place',
  'name',
] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** A word of the question, or another for the same kind of event. */
export interface AskedWord {
  stem: string;
  concept: string | null;
}

export interface Asked {
  kind: AskedKind;
  /** The question without the words that ask. */
  rest: string;
  /** Its telling words beside what is counted, in order. */
  words: AskedWord[];
  /** What is counted; empty for all but numbers. */
  unit: string;
  /** Names that stand in the question: none of them is its answer. */
  names: string[];
  /** Something was done to whoever is asked for. */
  passive: boolean;
  /** Who somebody is, by an office or a part in it. */
  role: boolean;
  /** It asks for what is still to come. */
  ahead: boolean;
}

const said = (section: string) => lexicon('en', 'asked-for', section).pattern;
const KINDS = ASKED_KINDS.map((kind) => [kind, said(kind)] as const);
const PASSIVE = said('passive');
const ROLE = said('role');
const AHEAD = said('ahead');

/** Null where it asks for nothing of a known kind: why, whether, what. */
export function askedFor(question: string): Asked | null {
  const text = question
    .trim()
    .slice(0, 400)
    .replace(/[?\s]+$/, '');
  for (const [kind, pattern] of KINDS) {
    const match = pattern.exec(text);
    if (match?.index === 0) return asked(kind, text.slice(match[0].length).trim(), text);
  }
  return null;
}

/** Whether a question asks for a value of a known kind, and not why, whether, how or what. */
export const asksForValue = (question: string): boolean => askedFor(question) !== null;

function asked(kind: AskedKind, rest: string, text: string): Asked {
  const unit = kind === 'number' ? unitOf(rest) : '';
  return {
    kind,
    rest,
    unit,
    words: wordsOf(rest).filter((one) => one.stem !== unit),
    names: properNames(`. ${text}`).map(fold),
    passive: PASSIVE.test(rest),
    role: kind === 'name' && ROLE.test(rest),
    ahead: AHEAD.test(text),
  };
}

/** “people” of “people were hurt”: read as a figure before it would be. */
const unitOf = (rest: string): string => quantities(`7 ${rest}`)[0]?.unit ?? stem(words(rest)[0]?.folded ?? '');

/** Each telling word once, with the kind of event that it names, if any. */
function wordsOf(rest: string): AskedWord[] {
  const events = conceptMentions(rest);
  const conceptOf = (one: string) => events.find(({ quote }) => contentStems(quote).includes(one))?.id ?? null;
  return [...new Set(contentStems(rest))].map((one) => ({ stem: one, concept: conceptOf(one) }));
}
