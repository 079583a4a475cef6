import type { Catalog } from './catalog';

/** English text on which place a topic refers to; not used by decisions. */
export const PLACE_ENGLISH = {
  'place.district-told': 'The topic and the gazetteer both place it in {told, list}.',
  'place.unknown-area': 'The topic places it in {told, list}, which is not in the gazetteer.',
  'place.is-district': '{name} is a district of {told, list}.',
  'place.one-there': 'The topic places it in {told, list}, where the gazetteer lists one {name}.',
  'place.large-there': 'Assumed: {unknown, list} is not in the gazetteer, but {name} is a large town in {told, list}.',
  'place.not-there': `The gazetteer lists no {name} in {told, list}.{elsewhere, plural,  It lists # elsewhere.| It
    lists # elsewhere.|}`,
  'place.area-told': 'The topic places it in {area}.',
  'place.area-by-text': 'Placed in {area} because the topic’s text names {named, list}.',
  'place.area-unsure': '“{told, list}” could be {areas, or}; the topic does not say which.',
  'place.part-of-town': '{name} is not in the gazetteer; the topic says it is part of {town}.',

  'place.name-of-area': '{name} is the name of {area}.',
  'place.unlisted': '{name} is not in the gazetteer.',
  'place.by-text': 'Chosen among several places named {name} because the text names {named, list}.',
  'place.only-one': 'The gazetteer lists one place named {name}.',
  /** Of several towns with the name, the one in `area` was chosen, because the text names places around it. */
  'place.town-by-text': 'The topic’s text names {named, list, it}: {area, list}.',
  /**
   * The place was assumed because of its size; population of this place and of the next largest, each null if unknown.
   */
  'place.largest': `Assumed: by far the largest of {places, number} places named {name} (population
    {people, people}; next largest, {next, people}).`,
  'place.several': 'Not resolved: {places, number} places are named {name}, and the topic does not say which.',
  'place.listed-as': 'Listed in the gazetteer as {name}.',
  'place.no-region': 'The text says “{said}” without a region.',
} as const satisfies Catalog;
