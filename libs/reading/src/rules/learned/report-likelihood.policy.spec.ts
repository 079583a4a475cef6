import { reportLikelihoodFeatures } from './report-likelihood.features';
import { closestPassage, otherYear, REPORT_LIKELIHOOD_WEIGHTS, reportLikelihood } from './report-likelihood.policy';
import { articleOf } from '@corroborate/domain/testing';
import { readText } from '../page/text-parts';

const TITLE = 'Marrow Point lighthouse keeper retires after 41 years';
const CORE = 'Idris Pell, keeper of the lighthouse at Marrow Point, retired on Wednesday after 41 years.';
const chance = (headline: string, text: string) =>
  reportLikelihood({ title: TITLE, core: CORE, headline, text: readText(text) });

const REPORT =
  'Idris Pell climbed the 212 steps for the last time on Wednesday. The lamp at Marrow Point had been his for ' +
  '41 years. "I know every bolt of the lighthouse," said Pell, 66, who handed the keys to the harbour board in the ' +
  'afternoon.';
const DOUBTED =
  'A post claiming that Idris Pell, keeper of the Marrow Point lighthouse, had retired after 41 years is false, the ' +
  'harbour board said. There is no evidence for the rumour, which may have begun as a joke. Pell denied it.';
const ELSEWHERE =
  'The council discussed parking fees on Wednesday. Residents asked for more benches. A decision is expected in ' +
  'spring.';

describe('the chance that a page tells the topic as a fact', () => {
  it('is higher for a report in other words than for one that doubts it or speaks of something else', () => {
    const likelihood = chance('Forty-one years of light: keeper of Marrow Point hands over the keys', REPORT);
    expect(likelihood).toBeGreaterThan(chance('No, the Marrow Point keeper has not retired', DOUBTED));
    expect(likelihood).toBeGreaterThan(chance('Council talks of parking', ELSEWHERE));
  });

  it('has weights for traits that are read, and for no other', () => {
    const traits = Object.keys(
      reportLikelihoodFeatures({ title: TITLE, core: CORE, headline: 'x', text: readText(REPORT) }),
    );
    expect(Object.keys(REPORT_LIKELIHOOD_WEIGHTS).filter((name) => name !== 'bias' && !traits.includes(name))).toEqual(
      [],
    );
  });

  it('is a chance for an empty page too', () => {
    const nothing = chance('', '');
    expect(nothing).toBeGreaterThan(0);
    expect(nothing).toBeLessThan(0.5);
  });
});

describe('the passage quoted for it', () => {
  it('is the sentence that comes closest to the title, word for word', () => {
    const article = articleOf('Hands over the keys', REPORT);
    const passage = closestPassage(TITLE, article);
    expect(passage?.quote).toBe('The lamp at Marrow Point had been his for 41 years.');
    expect(article.text.slice(passage?.start, passage?.end)).toBe(passage?.quote);
  });

  it('is none where no sentence comes close', () =>
    expect(closestPassage(TITLE, articleOf('x', ELSEWHERE))).toBeNull());
});

describe('a year in the quoted sentence', () => {
  const year = (quote: string, topic = TITLE) => otherYear(quote, topic, new Date('2025-03-05T10:00:00.000Z'));
  it('tells of another time where it is neither the event’s nor the topic’s', () =>
    expect(year('He was the last to be lifted out in November 1986.')).toBe('1986'));
  it.each([
    'The lamp went out in 2025.',
    'It had been planned since 2024.',
    'It cost 1,986 pounds.',
    'Nobody gives a year.',
  ])('does not where it is near, or none: %s', (quote) => expect(year(quote)).toBeNull());
  it('does not where the topic has it too', () =>
    expect(year('The lamp of 1891 went out.', 'Lamp of 1891 goes out')).toBeNull());
});
