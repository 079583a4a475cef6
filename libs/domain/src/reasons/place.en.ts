import type { Catalog } from './catalog';

const people = (population: number | null): string =>
  population === null ? 'fewer than 1,000 known' : population.toLocaleString('en');

const elsewhereToo = (places: number): string => (places > 0 ? ` It has ${places} elsewhere.` : '');

/** The English of which place a topic means; no decision reads it. */
export const PLACE_ENGLISH = {
  'place.district-told': 'The topic says that it lies in {told, list}, as the gazetteer has it.',
  'place.unknown-area': 'The gazetteer does not know {told, list}, where the topic says it lies.',
  'place.is-district': '{name} is a district of {told, list}.',
  'place.one-there': 'The topic says that it lies in {told, list}; the gazetteer has one {name} there.',
  'place.large-there':
    'Assumed: the gazetteer does not know {unknown, list}, but {name} is a large town in {told, list}.',
  'place.not-there': ({ name, told, elsewhere }: { name: string; told: string[]; elsewhere: number }) =>
    `The gazetteer has no ${name} in ${told.join(', ')}.${elsewhereToo(elsewhere)}`,
  'place.area-told': 'That it lies in {area} is as the topic says.',
  'place.area-by-text': 'That it lies in {area} is taken from the topic’s text, which names {named, list}.',
  'place.area-unsure': ({ told, areas }: { told: string[]; areas: string[] }) =>
    `“${told.join(', ')}” may be ${areas.join(' or ')}, and the topic does not say which.`,
  'place.part-of-town': '{name} is not in the gazetteer; the topic says that it is a part of {town}.',

  'place.name-of-area': '{name} is the name of {area}.',
  'place.unlisted': '{name} is not in the gazetteer.',
  'place.by-text': 'Of several places called {name} it is this: the text names {named, list}.',
  'place.only-one': 'The gazetteer has one place called {name}.',
  /** Of several towns the one whose surroundings the text names; it lies in `area`. */
  'place.town-by-text': ({ named, area }: { named: string[]; area: string[] }) =>
    `The topic’s text names ${named.join(', ') || 'it'}: ${area.join(', ')}.`,
  /** Assumed for its size: people there and in the next largest, null where that is not known. */
  'place.largest': ({
    places,
    name,
    people: here,
    next,
  }: {
    places: number;
    name: string;
    people: number | null;
    next: number | null;
  }) =>
    `Assumed: of ${places} places called ${name} this is by far the largest (${people(here)} against ${people(next)}).`,
  'place.several': '{places, number} places are called {name}, and the topic does not say which: none is taken.',
  'place.listed-as': 'The gazetteer has it as {name}.',
  'place.no-region': 'The text says “{said}” and no region.',
} as const satisfies Catalog;
