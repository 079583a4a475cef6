import { readText } from '../page/text-parts';
import { bodyStance, BODY_STANCES, judgeByWeights } from './body-stance.policy';
import { pairFeatures } from './body-stance.features';
import { reportLikelihoodFeatures, openingOf } from './report-likelihood.features';
import { reportLikelihood } from './report-likelihood.policy';
import { REPORT_LIKELIHOOD_LIMITS } from '../stance.thresholds';

const HEADLINE = 'Norra ferry sinks off Larnholm';
const TEXT =
  'The ferry Norra sank off Larnholm on Tuesday. All 40 passengers were saved. Divers will look at the wreck.';
const of = (headline: string, text: string) => pairFeatures(headline, readText(text)).values;
const at = (trait: string, headline: string, text: string) => of(headline, text)[trait];

describe('how near a text is to a headline', () => {
  it('is all where every word of it is there, and nothing where none is', () => {
    expect(at('page', 'Norra Larnholm', TEXT)).toBeCloseTo(1);
    expect(of('Quelm bank', TEXT)).toMatchObject({ page: 0, lead: 0, sentence: 0, rare: 0, one: 0, matched: 0 });
  });

  it('sees where in the text the headline is met', () => {
    const late = `${'It rained all day. '.repeat(10)}${TEXT}`;
    expect(at('lead', HEADLINE, late)).toBe(0);
    expect(at('late', HEADLINE, late)).toBeGreaterThan(at('late', HEADLINE, TEXT) ?? 1);
    expect([at('short', HEADLINE, TEXT), at('short', HEADLINE, late)]).toEqual([1, 0]);
  });

  it.each([
    ['the same', 'Ferry with 40 sinks', 1],
    ['another', 'Ferry with 70 sinks', -1],
    ['none', 'Ferry sinks', 0],
  ])('compares figures: %s', (_, headline, value) => expect(at('figures', headline, TEXT)).toBe(value));

  it.each([
    ['one name', 'Norra sinks', [1, 0, 0]],
    ['two names', 'Norra sinks off Larnholm', [1, 1, 0]],
    ['no name', 'Ferry sinks', [0, 0, 0]],
  ])('counts names that the text writes as names: %s', (_, headline, expected) => {
    const found = of(headline, TEXT);
    expect([found.namedFound, found.namedTwo, found.namedThree]).toEqual(expected);
  });

  it('counts neighbours that meet in one sentence', () => {
    expect(at('pairs', 'Norra Larnholm', TEXT)).toBe(1);
    expect(at('pairs', 'Norra wreck', TEXT)).toBe(0);
    expect(at('pairs', 'Norra', TEXT)).toBe(0);
  });
});

describe('how a text speaks of it', () => {
  it.each([
    ['against', HEADLINE, `${TEXT} The Norra ferry is a hoax.`],
    ['onlyTitleRefutes', 'Norra ferry sinking is a hoax', TEXT],
    ['plainBoth', HEADLINE, TEXT],
    ['questionH', 'Did the Norra sink?', TEXT],
    ['colonH', 'Norra: ferry sinks', TEXT],
    ['quoteH', '“Norra” sinks', TEXT],
    ['sayH', 'Coast guard says Norra sank', TEXT],
    ['questionB', HEADLINE, `${TEXT} Who saw it?`],
    ['quotesB', HEADLINE, `${TEXT} “So it was.”`],
    ['updateB', HEADLINE, `${TEXT} Updated at noon.`],
  ])('%s', (trait, headline, text) => expect(at(trait, headline, text)).toBeGreaterThan(0));

  it.each(['against', 'questionH', 'colonH', 'quoteH', 'sayH', 'questionB', 'quotesB', 'updateB'])(
    '%s is not seen in a plain report',
    (trait) => expect(at(trait, HEADLINE, TEXT)).toBe(0),
  );
});

describe('traits of odd texts', () => {
  it.each([
    ['', ''],
    ['', TEXT],
    [HEADLINE, ''],
    ['???', '… — …'],
    ['水害で橋が流された', 'Паром сел на мель.'],
    [HEADLINE.repeat(50), TEXT.repeat(300)],
  ])('are the same traits, each a number: %#', (headline, text) => {
    const found = of(headline, text);
    expect(Object.keys(found)).toEqual(Object.keys(of(HEADLINE, TEXT)));
    expect(Object.values(found).filter((value) => !Number.isFinite(value))).toEqual([]);
  });
});

describe('whatever the pair', () => {
  const texts = [TEXT, '', 'The bank raised rates.', `${TEXT} It is a hoax.`, 'Паром.', TEXT.repeat(40)];
  it('the chances are together one, and the quoted passage stands in the text', () => {
    for (const text of texts) {
      const { chances, passage, stance } = bodyStance(HEADLINE, text);
      expect(BODY_STANCES).toContain(stance);
      expect(Object.values(chances).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      if (passage) expect(text.slice(passage.start, passage.end)).toBe(passage.quote);
    }
  });

  it('a text that was read before is judged as one that is read now', () =>
    expect(bodyStance(HEADLINE, readText(TEXT))).toEqual(bodyStance(HEADLINE, TEXT)));

  it('the side with most worth is chosen where the text is on the subject', () => {
    const on = (sides: [number, number, number]) =>
      judgeByWeights({}, { related: { bias: 9 }, sides: sides.map((bias) => ({ bias })) }).stance;
    expect([on([5, 0, 0]), on([0, 5, 0]), on([0, 0, 5])]).toEqual(['agree', 'disagree', 'discuss']);
  });
});

describe('whether a page tells it as a fact', () => {
  const pair = (text: string) => ({ title: HEADLINE, core: HEADLINE, headline: HEADLINE, text: openingOf(text) });

  it('is asked of title, core and headline, each with the same traits', () => {
    const names = Object.keys(reportLikelihoodFeatures(pair(TEXT)));
    const of = (part: string) => names.filter((name) => name.startsWith(`${part}.`)).map((name) => name.slice(2));
    expect(of('t')).toEqual(of('c'));
    expect(of('h')).toEqual(of('t'));
  });

  it('is asked of the opening alone', () => {
    const opening = `${'The ferry sank. '.repeat(200)}`.slice(0, REPORT_LIKELIHOOD_LIMITS.opening);
    expect(reportLikelihood(pair(`${opening} It is a hoax.`))).toBe(reportLikelihood(pair(opening)));
  });

  it('is a chance by whatever weights', () => {
    expect(reportLikelihood(pair(TEXT), { bias: 0 })).toBe(0.5);
    expect(reportLikelihood(pair(''), { bias: 0 })).toBe(0.5);
  });
});
