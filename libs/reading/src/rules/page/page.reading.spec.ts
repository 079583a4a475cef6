import { STANCE_LIMITS } from '../stance.thresholds';
import { articleOf } from '@corroborate/domain/testing';
import { CUE_NAMES, cueCounts } from './manner.cues';
import { buildPageModel } from './page.model';
import { debunkWeight, ratingStated } from './stated-rating.policy';
import { keysOf, readText } from './text-parts';

const model = (text: string, title = 'Title') => buildPageModel(articleOf(title, text));
const said = (text: string) => model(text).sentences.map((one) => one.text);

describe('a page prepared for judging', () => {
  it('has its sentences verbatim where they stand', () => {
    const text = 'The mill burned.\n\nNobody was hurt, Brandt said. Rain fell.';
    for (const { text: own, start, end } of model(text).sentences) expect(text.slice(start, end)).toBe(own);
    expect(said(text)).toHaveLength(3);
  });

  it('has a headline that stands nowhere in the text', () =>
    expect(model('x', 'Mill burns').headline).toMatchObject({ text: 'Mill burns', start: -1, end: -1, speech: false }));

  it('ends where the furniture of the page begins, far enough down', () => {
    const text = 'The mill burned. Nobody was hurt. Rain fell on the hill.\n\nMore stories\n\nMayor resigns.';
    expect(said(text)).not.toContain('Mayor resigns.');
    expect(said(text)).toContain('Rain fell on the hill.');
  });

  it('leaves out furniture at its beginning and reads on', () => {
    const text = `Advertisement\n\n${'The mill burned on the hill. '.repeat(6)}`;
    expect(said(text)[0]).toBe('The mill burned on the hill.');
  });

  it('reads no more sentences than the limit', () =>
    expect(model('The mill burned. '.repeat(STANCE_LIMITS.maxSentences + 50)).sentences).toHaveLength(
      STANCE_LIMITS.maxSentences,
    ));

  it('takes a figure that is given twice for one', () =>
    expect(model('They shut nine (9) clinics.').quantities).toHaveLength(1));

  it('knows names and words of headline and text together', () => {
    const { names, stems } = model('The mill burned.', 'Brandvik flees');
    expect(names.folded).toContain(' brandvik ');
    expect([...stems]).toEqual(expect.arrayContaining(['mill']));
  });

  it.each(['', ' ', '\n\n\n', '???'])('can be nothing: %j', (text) => {
    const { sentences, quantities } = model(text, '');
    expect(quantities).toEqual([]);
    expect(sentences.length).toBeLessThanOrEqual(1);
  });
});

describe('the rating that a page states', () => {
  it.each([
    ['Our rating: False.', 'false'],
    ['Verdict: Mostly true.', 'true'],
    ['We rate this claim Half true.', 'mixed'],
    ['Conclusion: “Fake”.', 'false'],
    ['The verdict is true. Our rating: False.', 'false'],
    ['Our rating: See above.', null],
    ['The mill burned.', null],
    ['', null],
  ])('“%s”: %s', (text, rating) => expect(ratingStated(model(text))).toBe(rating));
});

describe('how plainly a page calls a story wrong', () => {
  it.each([
    ['in its headline', 'Nothing.', 'No, the mill did not burn: story is a hoax', 2],
    ['in its lead, by a word of its own', 'A viral post claims that the mill burned. It is a hoax.', 'Title', 2],
    ['in one sentence of the lead', 'The claim on social media that the mill burned is a hoax.', 'Title', 2],
    ['further down', `${'Rain fell on the hill. '.repeat(8)} It was a hoax.`, 'Title', 1],
    ['nowhere', 'The mill burned.', 'Mill burns', 0],
    ['on an empty page', '', '', 0],
  ])('%s', (_, text, title, weight) => expect(debunkWeight(model(text, title))).toBe(weight));
});

describe('words of manner', () => {
  it.each([
    ['refute', 'It is a hoax, the council denied it.', 2],
    ['hedge', 'It may reportedly have burned.', 2],
    ['doubt', 'The rumour is unconfirmed.', 2],
    ['claim', 'A post claims it, according to Brandt.', 3],
    ['confirm', 'Police confirmed it.', 2],
    ['no', 'Nobody can’t say no.', 3],
  ] as const)('of the kind %s are counted', (cue, text, times) => expect(cueCounts(text)[cue]).toBe(times));

  it('are none in a plain or an empty text', () => {
    for (const text of ['', 'The mill burned.', 'Мельница сгорела.'])
      expect(CUE_NAMES.map((cue) => cueCounts(text)[cue])).toEqual(CUE_NAMES.map(() => 0));
  });

  it('are counted the same when asked again', () => {
    const text = 'It is false, false, false.';
    expect(cueCounts(text)).toEqual(cueCounts(text));
  });
});

describe('a text read once', () => {
  it('counts its words by their beginnings, in whatever form', () => {
    const { counts } = readText('Norra resigned. The resignation of Norra was told.');
    expect(counts.get('norra')).toBe(2);
    expect(counts.get('resign')).toBe(2);
  });

  it('knows the names that it writes with a capital inside its sentences', () => {
    const { names } = readText('Yesterday the ferry Norra sank. Divers came.');
    expect([names.has('norra'), names.has('divers'), names.has('diver')]).toEqual([true, false, false]);
  });

  it('counts questions, quotation marks and later notes', () =>
    expect(readText('Why? “So,” she said. Updated at noon.')).toMatchObject({ questions: 1, quotes: 2, noted: true }));

  it('knows how long it was, however much of it is read', () => {
    const { characters, parts } = readText('The mill burned. '.repeat(5_000));
    expect([characters, parts.length]).toEqual([85_000, 120]);
  });

  it('is empty where the text is', () => {
    const { parts, counts, characters } = readText('');
    expect([parts, counts.size, characters]).toEqual([[], 0, 0]);
  });

  it.each([
    ['the and of', []],
    ['9 a 7', ['9', '7']],
    ['', []],
  ])('keeps of “%s” what means something: %j', (text, keys) => expect(keysOf(text)).toEqual(keys));
});
