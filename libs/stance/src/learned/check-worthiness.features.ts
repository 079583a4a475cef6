import { fold, lexicon, properNames, regionsIn, words } from '@corroborate/text';

/** What a sentence shows of being worth a check: each a number of about 0–3, named for the weights and the reasons. */
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
  const count = (name: ListName): number => Math.min(3, list.filter((word) => SETS[name].has(word)).length);
  const counts = Object.fromEntries(LISTS.map((name) => [name, count(name)])) as Record<ListName, number>;
  const names = Math.min(3, properNames(`. ${body}`).length);
  const digits = Math.min(3, list.filter((word) => /\d/.test(word)).length);
  const past = Math.min(3, list.filter((word) => word.length > 4 && word.endsWith('ed')).length);
  const policy = Math.min(3, counts.economy + counts.security + counts.foreign + counts.social);
  const both = (a: number, b: number): number => Math.min(2, a, b);
  return {
    ...counts,
    length: Math.min(3, Math.log2(1 + list.length) / 2),
    veryShort: list.length < 5 ? 1 : 0,
    long: list.length > 30 ? 1 : 0,
    digits,
    money: /[$£€¥]\s?\d|\bdollars?\b/i.test(body) ? 1 : 0,
    percentSign: /\d\s?%|\bper ?cent\b/i.test(body) ? 1 : 0,
    year: /\b(?:19|20)\d{2}\b/.test(body) ? 1 : 0,
    names,
    places: Math.min(2, regionsIn(body).size),
    question: /\?\s*["”']?$/.test(body.trim()) ? 1 : 0,
    exclamation: /!\s*$/.test(body) ? 1 : 0,
    trailing: /(?:\.\.\.|…|--|—)\s*$/.test(body) ? 1 : 0,
    pastVerbs: past,
    pronounLead: /^(?:it|this|that|these|those|he|she|they)\b/.test(fold(body).trim()) ? 1 : 0,
    fillerLead: SETS.filler.has(list[0] ?? '') ? 1 : 0,
    figureAndTopic: both(digits + counts.magnitude, policy),
    nameAndAct: both(names, counts.act),
    thirdAndAct: both(counts.third, counts.act),
    secondAndAct: both(counts.second, counts.act),
    digitsAndChange: both(digits + counts.magnitude, counts.change),
  };
}
