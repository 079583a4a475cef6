import { buildTopic } from '@corroborate/domain/testing';
import { STRIKE } from '../testing/stories';
import { removeSetting, extractClaims } from './claims.policy';

const withText = (articleText: string) =>
  extractClaims(buildTopic({ title: 'Strike hits Quillon Cannery', location: 'Port Vesper, Ohio', articleText }));
const details = (articleText: string) => withText(articleText).filter((claim) => !claim.core);

describe('details of a topic', () => {
  const CORE = 'Workers went on strike at Quillon Cannery in Port Vesper on Wednesday.';

  it.each([
    ['quote', '“We had no choice but to leave,” Nora Pym told the crowd in Port Vesper.'],
    ['attribution', 'Nora Pym said that the cannery had closed its gates early.'],
    ['quantity', 'The cannery packs 40 tonnes of herring for Ulvan Foods.'],
    ['event', 'Orla Brandt bought the plant with her brothers.'],
  ])('classifies a detail of the topic by kind: %s', (kind, sentence) => {
    expect(details(`${CORE} ${sentence}`)).toMatchObject([{ kind }]);
  });

  it.each([
    ['a question', 'Will Quillon Cannery open again on Monday?'],
    ['a sentence of three words', 'Quillon Cannery shut.'],
    ['page boilerplate', 'Subscribe to the Port Vesper Post for more news.'],
    ['a sentence that cannot be checked', 'it was all very sad and quite unlike them'],
    ['a sentence that is far too long', `Quillon Cannery ${'and so on '.repeat(70)}ended.`],
    ['a repetition of the main claim', 'In Port Vesper workers at Quillon Cannery went on strike on Wednesday.'],
  ])('leaves %s out of the details of a topic', (_, sentence) => expect(details(`${CORE} ${sentence}`)).toEqual([]));

  it('lists at most seven details after the main claim, the most important first', () => {
    const things = ['boats', 'nets', 'lorries', 'sheds', 'cranes', 'barrels', 'knives', 'horses', 'lamps', 'ropes'];
    const claims = withText([CORE, ...things.map((one, at) => `Ulvan Foods owns ${at + 11} ${one}.`)].join(' '));
    expect(claims).toHaveLength(8);
    expect(claims.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']);
    const weights = claims.slice(1).map(({ importance }) => importance);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    for (const weight of weights) {
      expect(weight).toBeGreaterThanOrEqual(0.2);
      expect(weight).toBeLessThanOrEqual(0.95);
    }
  });

  it('lists each detail of a topic once even if the text repeats it', () => {
    const packs = 'The cannery packs 40 tonnes of herring for Ulvan Foods.';
    expect(details(`${CORE} ${packs} ${packs}\n\n${packs}`)).toHaveLength(1);
  });
});

describe('main claim of a topic', () => {
  it('adds place and date if its sentence omits them', () => {
    const [core] = withText('Workers went on strike at Quillon Cannery.');
    expect(core).toMatchObject({ id: 'c1', core: true, kind: 'event', importance: 1 });
    expect(core?.text).toBe('Workers went on strike at Quillon Cannery (in Port Vesper, Ohio, about 2025-03-05).');
    expect(removeSetting(core?.text ?? '')).toBe('Workers went on strike at Quillon Cannery.');
    expect(removeSetting('The bill (the third) passed.')).toBe('The bill (the third) passed.');
  });

  it('leaves the main claim unchanged if its sentence has place and date', () => {
    const text = 'Workers went on strike at Quillon Cannery in Port Vesper on Wednesday.';
    expect(withText(text)[0]?.text).toBe(text);
  });

  it.each([
    ['According to our readers, workers went on strike at Quillon Cannery on Wednesday.', 'readers'],
    ['Workers went on strike at Quillon Cannery on Wednesday, we are told.', 'told'],
    ['BREAKING: workers went on strike at Quillon Cannery on Wednesday.', 'BREAKING'],
  ])('drops the words that attribute it: %s', (text, word) => {
    const [core] = withText(text);
    expect(core?.text).not.toContain(word);
    expect(core?.text).toMatch(/^Workers went on strike/);
  });

  it.each(['', '   ', '\n\n', '???', '東京でストライキ', 'Забастовка на заводе.'])(
    'uses the title as the main claim if the text “%s” says nothing about the topic',
    (text) => {
      const claims = withText(text);
      expect(claims[0]?.text).toContain('Strike hits Quillon Cannery');
      expect(claims.filter(({ core }) => core)).toHaveLength(1);
    },
  );

  it('extracts the same claims from a topic every time and leaves the topic unchanged', () => {
    const before = structuredClone(STRIKE);
    expect(extractClaims(STRIKE)).toEqual(extractClaims(STRIKE));
    expect(STRIKE).toEqual(before);
  });
});
