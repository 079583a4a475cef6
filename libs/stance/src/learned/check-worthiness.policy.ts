import { featuresOf } from './check-worthiness.features';
import type { FeatureName } from './check-worthiness.features';
import { readModel, WEIGHTS } from './model';

/** What a feature adds to the log-odds of being worth a check, per unit. */
const { bias = 0, ...LEARNT } = readModel('check-worthiness', { weights: WEIGHTS }).weights;
export const CHECK_WORTHINESS_WEIGHTS = Object.entries(LEARNT) as [FeatureName, number][];

export interface CheckWorthiness {
  /** 0–1, to compare sentences of one text with; not a probability. */
  score: number;
  /** What speaks for and against it most, in words. */
  reasons: string[];
}

/** How much a sentence deserves to be checked: a weighed sum of general signs, so that every score can be explained. */
export function checkWorthiness(text: string): CheckWorthiness {
  const features = featuresOf(text);
  const parts = CHECK_WORTHINESS_WEIGHTS.map(([name, weight]) => ({
    name,
    worth: weight * features[name],
  }));
  const total = parts.reduce((sum, { worth }) => sum + worth, bias);
  return { score: 1 / (1 + Math.exp(-total)), reasons: reasonsOf(parts) };
}

function reasonsOf(parts: { name: FeatureName; worth: number }[]): string[] {
  const strong = parts
    .filter(({ worth }) => Math.abs(worth) >= 0.1)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, 3);
  return strong.map(
    ({ name, worth }) => `${worth > 0 ? 'Worth checking' : 'Less worth checking'}: ${SAID[name] ?? name}.`,
  );
}

/** The signs in words; those without an entry never weigh enough to be told. */
const SAID: Partial<Record<FeatureName, string>> = {
  economy: 'it speaks of jobs, taxes or money',
  security: 'it speaks of crime, borders or attacks',
  foreign: 'it speaks of other countries or war',
  social: 'it speaks of health, schools, energy or courts',
  superlative: 'it says first, most, only or worst',
  comparative: 'it compares',
  change: 'it says that something rose or fell',
  money: 'it names a sum',
  percentSign: 'it names a share',
  digits: 'it has figures',
  magnitude: 'it has large figures',
  spelled: 'it counts',
  share: 'it speaks of a rate or a poll',
  year: 'it names a year',
  names: 'it names somebody',
  places: 'it names a place',
  act: 'it says what somebody did',
  nameAndAct: 'it says what somebody named did',
  thirdAndAct: 'it says what others did',
  secondAndAct: 'it says what the other side did',
  digitsAndChange: 'it says by how much something changed',
  figureAndTopic: 'it has figures on public matters',
  pastVerbs: 'it tells of what happened',
  pastAux: 'it tells of what was',
  cause: 'it gives a cause',
  length: 'its length',
  long: 'it is long',
  veryShort: 'it is too short to say much',
  second: 'it speaks to somebody',
  third: 'it speaks of others',
  firstSingular: 'it speaks of the speaker',
  firstPlural: 'it speaks of “us”',
  future: 'it speaks of what is to come',
  hedge: 'it is an opinion or a guess',
  negation: 'it says that something is not so',
  quantifier: 'it speaks of all or none',
  question: 'it asks',
  exclamation: 'it exclaims',
  courtesy: 'it greets or thanks',
  moderation: 'it leads the talk',
  filler: 'it holds the floor',
  fillerLead: 'it begins with a filler',
  trailing: 'it breaks off',
  pronounLead: 'it begins with a pronoun',
  time: 'it speaks of a time',
};
