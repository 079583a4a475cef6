import { fold, lexicon, properNames, regionsIn, words } from '@corroborate/text';

/** Features of a checkable sentence, each about 0–3; the names are used in weights and reasons. */
export type SentenceFeatures = Record<FeatureName, number>;

/** Lists of words of which a sentence may have several, in the order of the trained weights. */
const LISTS = [
  'magnitude',
  'spelled',
  'share',
  'superlative',
  'comparative',
  'change',
  'quantifier',
  'negation',
  'firstSingular',
  'firstPlural',
  'second',
  'third',
  'hedge',
  'future',
  'pastAux',
  'act',
  'cause',
  'time',
  'economy',
  'security',
  'foreign',
  'social',
  'courtesy',
  'moderation',
  'filler',
] as const;
type ListName = (typeof LISTS)[number];
const SETS = Object.fromEntries(
  LISTS.map((name) => [name, new Set(lexicon('en', 'check-worthiness', name).words)]),
) as unknown as Record<ListName, ReadonlySet<string>>;

export const FEATURES = [
  ...LISTS,
  'length',
  'veryShort',
  'long',
  'digits',
  'money',
  'percentSign',
  'year',
  'names',
  'places',
  'question',
  'exclamation',
  'trailing',
  'pastVerbs',
  'pronounLead',
  'fillerLead',
  'figureAndTopic',
  'nameAndAct',
  'thirdAndAct',
  'secondAndAct',
  'digitsAndChange',
] as const;
export type FeatureName = (typeof FEATURES)[number] | ListName;

/** Reads one sentence; `text` beyond 2,000 characters is not looked at. */
export function featuresOf(text: string): SentenceFeatures {
  const body = text.slice(0, 2000);
  const list = words(body).map((word) => word.folded);
  const plain = { ...countsOf(list), ...lengthOf(list), ...figuresIn(body, list), ...namedIn(body), ...manner(body) };
  return { ...plain, ...leadOf(body, list), pastVerbs: upTo3(list.filter(isPastVerb)), ...together(plain) };
}

const upTo3 = (found: readonly string[]): number => Math.min(3, found.length);
const isPastVerb = (word: string): boolean => word.length > 4 && word.endsWith('ed');

const countsOf = (list: readonly string[]): Record<ListName, number> =>
  Object.fromEntries(LISTS.map((name) => [name, upTo3(list.filter((word) => SETS[name].has(word)))])) as Record<
    ListName,
    number
  >;

const lengthOf = ({ length }: readonly string[]) => ({
  length: Math.min(3, Math.log2(1 + length) / 2),
  veryShort: length < 5 ? 1 : 0,
  long: length > 30 ? 1 : 0,
});

const MONEY = new RegExp(String.raw`[$£€¥]\s?\d|${lexicon('en', 'traits', 'money').pattern.source}`, 'i');
const PERCENT = new RegExp(String.raw`\d\s?%|${lexicon('en', 'traits', 'percent').pattern.source}`, 'i');
const figuresIn = (body: string, list: readonly string[]) => ({
  digits: upTo3(list.filter((word) => /\d/.test(word))),
  money: MONEY.test(body) ? 1 : 0,
  percentSign: PERCENT.test(body) ? 1 : 0,
  year: /\b(?:19|20)\d{2}\b/.test(body) ? 1 : 0,
});

const namedIn = (body: string) => ({
  names: upTo3(properNames(`. ${body}`)),
  places: Math.min(2, regionsIn(body).size),
});

/** How the sentence ends. */
const manner = (body: string) => ({
  question: /\?\s*["”']?$/.test(body.trim()) ? 1 : 0,
  exclamation: /!\s*$/.test(body) ? 1 : 0,
  trailing: /(?:\.\.\.|…|--|—)\s*$/.test(body) ? 1 : 0,
});

const LEAD_PRONOUN = lexicon('en', 'traits', 'lead-pronoun').pattern;
/** How it begins. */
const leadOf = (body: string, list: readonly string[]) => ({
  pronounLead: LEAD_PRONOUN.test(fold(body).trim()) ? 1 : 0,
  fillerLead: SETS.filler.has(list[0] ?? '') ? 1 : 0,
});

/** Feature interactions. */
function together(signs: Record<ListName | 'names' | 'digits', number>) {
  const both = (a: number, b: number): number => Math.min(2, a, b);
  const figures = signs.digits + signs.magnitude;
  const policy = Math.min(3, signs.economy + signs.security + signs.foreign + signs.social);
  return {
    figureAndTopic: both(figures, policy),
    nameAndAct: both(signs.names, signs.act),
    thirdAndAct: both(signs.third, signs.act),
    secondAndAct: both(signs.second, signs.act),
    digitsAndChange: both(figures, signs.change),
  };
}
