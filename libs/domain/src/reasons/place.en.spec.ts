import { createReason, type Reason, toReasonText } from './reason';
import { PLACE_ENGLISH } from './place.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    createReason('place.district-told', { told: ['Fox County'] }),
    'The topic and the gazetteer both place it in Fox County.',
  ],
  [
    createReason('place.unknown-area', { told: ['Northmarch'] }),
    'The topic places it in Northmarch, which is not in the gazetteer.',
  ],
  [createReason('place.is-district', { name: 'Fox County', told: ['Ohio'] }), 'Fox County is a district of Ohio.'],
  [
    createReason('place.one-there', { name: 'Elm Valley', told: ['Ohio', 'United States'] }),
    'The topic places it in Ohio, United States, where the gazetteer lists one Elm Valley.',
  ],
  [
    createReason('place.large-there', { unknown: ['Northmarch'], name: 'Newport', told: ['United Kingdom'] }),
    'Assumed: Northmarch is not in the gazetteer, but Newport is a large town in United Kingdom.',
  ],
  [
    createReason('place.not-there', { name: 'Elm Valley', told: ['Vermont'], elsewhere: 0 }),
    'The gazetteer lists no Elm Valley in Vermont.',
  ],
  [
    createReason('place.not-there', { name: 'Elm Valley', told: ['Vermont'], elsewhere: 2 }),
    'The gazetteer lists no Elm Valley in Vermont. It lists 2 elsewhere.',
  ],
  [
    createReason('place.area-told', { area: 'Vermont, United States' }),
    'The topic places it in Vermont, United States.',
  ],
  [
    createReason('place.area-by-text', { area: 'Georgia', named: ['Tbilisi', 'Batumi'] }),
    'Placed in Georgia because the topic’s text names Tbilisi, Batumi.',
  ],
  [
    createReason('place.area-unsure', { told: ['Georgia'], areas: ['Georgia', 'Georgia, United States'] }),
    '“Georgia” could be Georgia or Georgia, United States; the topic does not say which.',
  ],
  [
    createReason('place.part-of-town', { name: 'Harbour district', town: 'Hamburg' }),
    'Harbour district is not in the gazetteer; the topic says it is part of Hamburg.',
  ],
  [
    createReason('place.name-of-area', { name: 'Vermont', area: 'Vermont, United States' }),
    'Vermont is the name of Vermont, United States.',
  ],
  [createReason('place.unlisted', { name: 'Xqzzlefurt' }), 'Xqzzlefurt is not in the gazetteer.'],
  [
    createReason('place.by-text', { name: 'Georgia', named: ['Tbilisi'] }),
    'Chosen among several places named Georgia because the text names Tbilisi.',
  ],
  [createReason('place.only-one', { name: 'Youngstown' }), 'The gazetteer lists one place named Youngstown.'],
  [
    createReason('place.town-by-text', { named: ['Salem', 'Eugene'], area: ['Oregon', 'United States'] }),
    'The topic’s text names Salem, Eugene: Oregon, United States.',
  ],
  [
    createReason('place.town-by-text', { named: [], area: ['Oregon', 'United States'] }),
    'The topic’s text names it: Oregon, United States.',
  ],
  [
    createReason('place.largest', { places: 3, name: 'Paris', people: 2_138_551, next: 24_782 }),
    'Assumed: by far the largest of 3 places named Paris (population 2,138,551; next largest, 24,782).',
  ],
  [
    createReason('place.largest', { places: 2, name: 'Roma', people: 2_318_895, next: null }),
    'Assumed: by far the largest of 2 places named Roma (population 2,318,895; next largest, fewer than ' +
      '1,000 or unknown).',
  ],
  [
    createReason('place.several', { places: 8, name: 'Springfield' }),
    'Not resolved: 8 places are named Springfield, and the topic does not say which.',
  ],
  [createReason('place.listed-as', { name: 'Rome' }), 'Listed in the gazetteer as Rome.'],
  [createReason('place.no-region', { said: 'Paris' }), 'The text says “Paris” without a region.'],
];

describe('English reason texts for places', () => {
  it.each(CATALOGUE)('renders the place reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for places with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(PLACE_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
