import { STANCE_LIMITS } from '../stance.thresholds';
import { buildArticle } from '@corroborate/domain/testing';
import { buildPageModel } from './page.model';
import { debunkWeight, findStatedRating } from './stated-rating.policy';

const model = (text: string, title = 'Title') => buildPageModel(buildArticle(title, text));
const said = (text: string) => model(text).sentences.map((one) => one.text);

describe('page model', () => {
  it('keeps the sentences of a page verbatim with their offsets', () => {
    const text = 'The mill burned.\n\nNobody was hurt, Brandt said. Rain fell.';
    for (const { text: own, start, end } of model(text).sentences) expect(text.slice(start, end)).toBe(own);
    expect(said(text)).toHaveLength(3);
  });

  it('keeps the headline of a page without an offset in the text', () =>
    expect(model('x', 'Mill burns').headline).toMatchObject({ text: 'Mill burns', start: -1, end: -1, speech: false }));

  it('ends at boilerplate if it is far enough down', () => {
    const text = 'The mill burned. Nobody was hurt. Rain fell on the hill.\n\nMore stories\n\nMayor resigns.';
    expect(said(text)).not.toContain('Mayor resigns.');
    expect(said(text)).toContain('Rain fell on the hill.');
  });

  it('leaves out boilerplate at the beginning', () => {
    const text = `Advertisement\n\n${'The mill burned on the hill. '.repeat(6)}`;
    expect(said(text)[0]).toBe('The mill burned on the hill.');
  });

  it('reads no more sentences than the limit', () =>
    expect(model('The mill burned. '.repeat(STANCE_LIMITS.maxSentences + 50)).sentences).toHaveLength(
      STANCE_LIMITS.maxSentences,
    ));

  it('counts a repeated figure once', () => expect(model('They shut nine (9) clinics.').quantities).toHaveLength(1));

  it('collects the names and words of a page from headline and text', () => {
    const { names, stems } = model('The mill burned.', 'Brandvik flees');
    expect(names.folded).toContain(' brandvik ');
    expect([...stems]).toEqual(expect.arrayContaining(['mill']));
  });

  it.each(['', ' ', '\n\n\n', '???'])('builds an empty page model from %j', (text) => {
    const { sentences, quantities } = model(text, '');
    expect(quantities).toEqual([]);
    expect(sentences.length).toBeLessThanOrEqual(1);
  });
});

describe('rating stated by a page', () => {
  it.each([
    ['Our rating: False.', 'false'],
    ['Verdict: Mostly true.', 'true'],
    ['We rate this claim Half true.', 'mixed'],
    ['Conclusion: “Fake”.', 'false'],
    ['The verdict is true. Our rating: False.', 'false'],
    ['Our rating: See above.', null],
    ['The mill burned.', null],
    ['', null],
  ])('yields the verdict for “%s”: %s', (text, rating) => expect(findStatedRating(model(text))).toBe(rating));
});

describe('weight of debunking words on a page', () => {
  it.each([
    ['in its headline', 'Nothing.', 'No, the mill did not burn: story is a hoax', 2],
    ['in its lead, as a separate word', 'A viral post claims that the mill burned. It is a hoax.', 'Title', 2],
    ['in one sentence of the lead', 'The claim on social media that the mill burned is a hoax.', 'Title', 2],
    ['further down', `${'Rain fell on the hill. '.repeat(8)} It was a hoax.`, 'Title', 1],
    ['nowhere', 'The mill burned.', 'Mill burns', 0],
    ['on an empty page', '', '', 0],
  ])('weighs debunking words on a page highest in the headline and less further down: %s', (_, text, title, weight) =>
    expect(debunkWeight(model(text, title))).toBe(weight),
  );
});
