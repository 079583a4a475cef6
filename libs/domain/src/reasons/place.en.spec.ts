import { because, type Reason, sentenceOf } from './reason';
import { PLACE_ENGLISH } from './place.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    because('place.district-told', { told: ['Fox County'] }),
    'The topic says that it lies in Fox County, as the gazetteer has it.',
  ],
  [
    because('place.unknown-area', { told: ['Northmarch'] }),
    'The gazetteer does not know Northmarch, where the topic says it lies.',
  ],
  [because('place.is-district', { name: 'Fox County', told: ['Ohio'] }), 'Fox County is a district of Ohio.'],
  [
    because('place.one-there', { name: 'Elm Valley', told: ['Ohio', 'United States'] }),
    'The topic says that it lies in Ohio, United States; the gazetteer has one Elm Valley there.',
  ],
  [
    because('place.large-there', { unknown: ['Northmarch'], name: 'Newport', told: ['United Kingdom'] }),
    'Assumed: the gazetteer does not know Northmarch, but Newport is a large town in United Kingdom.',
  ],
  [
    because('place.not-there', { name: 'Elm Valley', told: ['Vermont'], elsewhere: 0 }),
    'The gazetteer has no Elm Valley in Vermont.',
  ],
  [
    because('place.not-there', { name: 'Elm Valley', told: ['Vermont'], elsewhere: 2 }),
    'The gazetteer has no Elm Valley in Vermont. It has 2 elsewhere.',
  ],
  [
    because('place.area-told', { area: 'Vermont, United States' }),
    'That it lies in Vermont, United States is as the topic says.',
  ],
  [
    because('place.area-by-text', { area: 'Georgia', named: ['Tbilisi', 'Batumi'] }),
    'That it lies in Georgia is taken from the topic’s text, which names Tbilisi, Batumi.',
  ],
  [
    because('place.area-unsure', { told: ['Georgia'], areas: ['Georgia', 'Georgia, United States'] }),
    '“Georgia” may be Georgia or Georgia, United States, and the topic does not say which.',
  ],
  [
    because('place.part-of-town', { name: 'Harbour district', town: 'Hamburg' }),
    'Harbour district is not in the gazetteer; the topic says that it is a part of Hamburg.',
  ],
  [
    because('place.name-of-area', { name: 'Vermont', area: 'Vermont, United States' }),
    'Vermont is the name of Vermont, United States.',
  ],
  [because('place.unlisted', { name: 'Xqzzlefurt' }), 'Xqzzlefurt is not in the gazetteer.'],
  [
    because('place.by-text', { name: 'Georgia', named: ['Tbilisi'] }),
    'Of several places called Georgia it is this: the text names Tbilisi.',
  ],
  [because('place.only-one', { name: 'Youngstown' }), 'The gazetteer has one place called Youngstown.'],
  [
    because('place.town-by-text', { named: ['Salem', 'Eugene'], area: ['Oregon', 'United States'] }),
    'The topic’s text names Salem, Eugene: Oregon, United States.',
  ],
  [
    because('place.town-by-text', { named: [], area: ['Oregon', 'United States'] }),
    'The topic’s text names it: Oregon, United States.',
  ],
  [
    because('place.largest', { places: 3, name: 'Paris', people: 2_138_551, next: 24_782 }),
    'Assumed: of 3 places called Paris this is by far the largest (2,138,551 against 24,782).',
  ],
  [
    because('place.largest', { places: 2, name: 'Roma', people: 2_318_895, next: null }),
    'Assumed: of 2 places called Roma this is by far the largest (2,318,895 against fewer than 1,000 known).',
  ],
  [
    because('place.several', { places: 8, name: 'Springfield' }),
    '8 places are called Springfield, and the topic does not say which: none is taken.',
  ],
  [because('place.listed-as', { name: 'Rome' }), 'The gazetteer has it as Rome.'],
  [because('place.no-region', { said: 'Paris' }), 'The text says “Paris” and no region.'],
];

describe('the reasons of places in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(PLACE_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
