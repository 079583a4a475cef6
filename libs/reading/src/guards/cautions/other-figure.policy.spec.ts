import { toReasonText } from '@corroborate/domain';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { extractClaims } from '../../rules/claims/claims.policy';
import { buildPageModel } from '../../rules/page/page.model';
import { buildTopicModel } from '../../rules/topic/topic.model';
import { findOtherFigure } from './other-figure.policy';

/** The reason against the page; null if its figures match. */
function faultOf(title: string, text: string, headline = 'Brickworks in Ostrel Bay'): string | null {
  const topic = buildTopic({ title, location: 'Ostrel Bay', entities: ['Ravel Brickworks'] });
  const reason = findOtherFigure(
    buildTopicModel(topic, extractClaims(topic)),
    buildPageModel(buildArticle(headline, text)),
  );
  return reason && toReasonText(reason);
}
const layoff = (figure: string) => `Ravel Brickworks in Ostrel Bay will lay off ${figure} in June`;
const laidOff = (figure: string) => `Ravel Brickworks in Ostrel Bay said on Monday it would lay off ${figure} in June.`;
const fine = (sum: string) => `Court fines Ravel Brickworks in Ostrel Bay ${sum} over dust`;
const fined = (sum: string) => `A court in Ostrel Bay fined Ravel Brickworks ${sum} over dust.`;

describe('findOtherFigure', () => {
  it.each([
    ['23 workers', 'fifteen workers'],
    ['twenty-three workers', '15 workers'],
    ['fifteen workers', '51 workers'],
    ['105 workers', 'five workers'],
    ['5 workers', 'a hundred and five workers'],
    ['two dozen workers', 'two workers'],
    ['1,234 workers', '234 workers'],
    ['1 234 workers', '234 employees'],
    ['three thousand workers', 'three workers'],
    ['12 lakh workers', '12 crore workers'],
    ['a third of its workers', 'two-thirds of its workers'],
    ['40 percent of its workers', '4 per cent of its workers'],
  ])('gives a reason against the page: %s, %s', (own, other) => {
    expect(faultOf(layoff(own), laidOff(other))).not.toBeNull();
  });

  it.each([
    ['23 workers', 'twenty-three workers'],
    ['105 workers', 'a hundred and five employees'],
    ['24 workers', 'two dozen workers'],
    ['1,234 workers', '1 234 workers'],
    ['1.5 million workers', 'one and a half million workers'],
    ['1,200 workers', 'twelve hundred workers'],
    ['12 lakh workers', '1.2 million workers'],
    ['12,00,000 workers', '12 lakh workers'],
    ['two-thirds of its workers', '67 percent of its workers'],
    ['half its workers', '50 per cent of its workers'],
    ['one in four workers', '25% of workers'],
    ['more than 200 workers', '240 workers'],
    ['about 200 workers', '210 workers'],
    ['between 40 and 50 workers', '45 workers'],
    ['40 workers', '40 of its 310 workers'],
  ])('gives no reason if both say the same: %s, %s', (own, other) => {
    expect(faultOf(layoff(own), laidOff(other))).toBeNull();
    expect(faultOf(layoff(other), laidOff(own))).toBeNull();
  });

  it.each([
    ['Rs 2.5 crore', 'Rs 2.5 lakh'],
    ['$2.5m', '$2.5bn'],
    ['£40,000', '£400,000'],
    ['€3 million', '5 million euros'],
  ])('distinguishes sums: %s and %s', (own, other) => expect(faultOf(fine(own), fined(other))).not.toBeNull());

  it.each([
    ['Rs 2.5 crore', 'Rs 25 million'],
    ['Rs 25 lakh', '₹25,00,000'],
    ['$4mn', '$4 million'],
    ['$4m', '4 million dollars'],
    ['€3 million', '3 million euros'],
    ['$4 million', '£3.1 million'],
  ])('accepts equal sums: %s and %s', (own, other) => expect(faultOf(fine(own), fined(other))).toBeNull());

  it.each([
    ['does not mention the figure', 'Ravel Brickworks in Ostrel Bay will lay off workers in June.'],
    ['counts other things', `${laidOff('workers')} Two of its kilns were built in 1950, and 12 trucks serve them.`],
    ['gives the figure among others', `${laidOff('23 workers')} Another 15 workers at Ostrel Bay will stay.`],
    ['uses a figure to describe a size', `${laidOff('workers')} The 310-worker plant in Ostrel Bay lays off in June.`],
  ])('gives no reason if the page %s', (_, text) => expect(faultOf(layoff('23 workers'), text)).toBeNull());

  it('compares counts without a noun by their verb', () => {
    const title = 'Kiln blast at Ravel Brickworks in Ostrel Bay kills three';
    expect(faultOf(title, 'A kiln blast at Ravel Brickworks in Ostrel Bay killed seven people.')).not.toBeNull();
    expect(faultOf(title, 'A kiln blast at Ravel Brickworks in Ostrel Bay killed three people.')).toBeNull();
  });
});
