import type { PlaceReasons } from './place.reasons';
import type { Sentences } from './reason';

const people = (population: number | null): string =>
  population === null ? 'fewer than 1,000 known' : population.toLocaleString('en');

const elsewhereToo = (places: number): string => (places > 0 ? ` It has ${places} elsewhere.` : '');

/** The English of which place a topic means; no decision reads it. */
export const PLACE_ENGLISH: Sentences<PlaceReasons> = {
  'place.district-told': ({ told }) => `The topic says that it lies in ${told.join(', ')}, as the gazetteer has it.`,
  'place.unknown-area': ({ told }) => `The gazetteer does not know ${told.join(', ')}, where the topic says it lies.`,
  'place.is-district': ({ name, told }) => `${name} is a district of ${told.join(', ')}.`,
  'place.one-there': ({ name, told }) =>
    `The topic says that it lies in ${told.join(', ')}; the gazetteer has one ${name} there.`,
  'place.large-there': ({ unknown, name, told }) =>
    `Assumed: the gazetteer does not know ${unknown.join(', ')}, but ${name} is a large town in ${told.join(', ')}.`,
  'place.not-there': ({ name, told, elsewhere }) =>
    `The gazetteer has no ${name} in ${told.join(', ')}.${elsewhereToo(elsewhere)}`,
  'place.area-told': ({ area }) => `That it lies in ${area} is as the topic says.`,
  'place.area-by-text': ({ area, named }) =>
    `That it lies in ${area} is taken from the topic’s text, which names ${named.join(', ')}.`,
  'place.area-unsure': ({ told, areas }) =>
    `“${told.join(', ')}” may be ${areas.join(' or ')}, and the topic does not say which.`,
  'place.part-of-town': ({ name, town }) =>
    `${name} is not in the gazetteer; the topic says that it is a part of ${town}.`,

  'place.name-of-area': ({ name, area }) => `${name} is the name of ${area}.`,
  'place.unlisted': ({ name }) => `${name} is not in the gazetteer.`,
  'place.by-text': ({ name, named }) =>
    `Of several places called ${name} it is this: the text names ${named.join(', ')}.`,
  'place.only-one': ({ name }) => `The gazetteer has one place called ${name}.`,
  'place.town-by-text': ({ named, area }) => `The topic’s text names ${named.join(', ') || 'it'}: ${area.join(', ')}.`,
  'place.largest': ({ places, name, people: here, next }) =>
    `Assumed: of ${places} places called ${name} this is by far the largest (${people(here)} against ${people(next)}).`,
  'place.several': ({ places, name }) =>
    `${places} places are called ${name}, and the topic does not say which: none is taken.`,
  'place.listed-as': ({ name }) => `The gazetteer has it as ${name}.`,
  'place.no-region': ({ said }) => `The text says “${said}” and no region.`,
};
