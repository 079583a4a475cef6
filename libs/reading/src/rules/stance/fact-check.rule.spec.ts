import type { Article } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { listCodes, judgeArticle, judgeOverall } from '../testing/judged';
import { NO_STRIKE, STRIKE, STRIKE_REPORT } from '../testing/stories';

const CLAIM = 'Workers at Quillon Cannery in Port Vesper went on strike';
const review = (rating: string, claim = CLAIM): Partial<Article> => ({
  claimReviews: [{ claim, rating, publisher: null, date: null }],
});
const page = (given: Parameters<typeof buildArticle>[2]): Article =>
  buildArticle('What we found', STRIKE_REPORT, given);

describe('fact check in the markup of a page', () => {
  it.each([
    ['False', 'disputes'],
    ['Pants on fire', 'disputes'],
    ['Misleading', 'disputes'],
    ['No evidence', 'disputes'],
    ['True', 'supports'],
    ['Confirmed', 'supports'],
    ['Half true', 'mentions'],
    ['Mostly false, lacks context', 'mentions'],
    ['Unproven', 'mentions'],
  ])('sets the stance by its rating “%s”: %s, whatever the page’s text', (rating, stance) => {
    const judged = judgeOverall(STRIKE, page(review(rating)));
    expect(judged).toMatchObject({ rule: 'fact-check', stance });
    expect(judged.reasons[0]).toEqual({ code: 'stance.fact-check', params: { claim: CLAIM, rating } });
  });

  it('quotes the rating sentence of a fact check, not the claim it rates', () => {
    const text = `CLAIM: ${CLAIM}. ${STRIKE_REPORT} OUR ASSESSMENT: False. The gates were open all week.`;
    const judged = judgeOverall(STRIKE, buildArticle('What we found', text, review('False')));
    expect(judged.passage?.quote).toBe('OUR ASSESSMENT: False.');
  });

  it.each([
    ['False', 'supports'],
    ['True', 'disputes'],
    ['Half true', 'mentions'],
  ])('sets the stance by its rating “%s”: %s a topic about something that did not happen', (rating, stance) => {
    expect(judgeOverall(NO_STRIKE, page(review(rating)))).toMatchObject({ rule: 'fact-check', stance });
  });

  it.each([
    ['with an inconclusive rating', review('Four stars')],
    ['with an empty rating', review('')],
    ['of another claim', review('False', 'A whale swam up the river')],
    ['without a review in its markup', { schemaTypes: ['ClaimReview'] }],
  ])('does not support the topic by its text if it is a fact check %s', (_, given) => {
    expect(judgeOverall(STRIKE, page(given))).toMatchObject({
      rule: 'asserted',
      caution: 'rating',
      stance: 'mentions',
    });
  });

  it('does not affect pages without such markup', () =>
    expect(judgeOverall(STRIKE, page({}))).toMatchObject({ rule: 'asserted', stance: 'supports' }));

  it('finds the fact check of the topic among fact checks of other claims', () => {
    const [own] = review('False').claimReviews ?? [];
    const [other] = review('True', 'A whale swam up the river').claimReviews ?? [];
    const claimReviews = [other, own].filter((one) => one !== undefined);
    expect(judgeOverall(STRIKE, page({ claimReviews }))).toMatchObject({ rule: 'fact-check', stance: 'disputes' });
  });

  it('accepts an undated or late fact check if the names match', () => {
    expect(judgeOverall(STRIKE, page({ ...review('False'), day: null })).rule).toBe('fact-check');
    expect(judgeOverall(STRIKE, page({ ...review('False'), day: '2025-03-19T00:00:00.000Z' })).rule).toBe('fact-check');
  });

  it('accepts a fact check published months after the event, unlike a report', () => {
    const at = (given: Parameters<typeof buildArticle>[2]) =>
      judgeArticle(STRIKE, page({ day: '2025-07-01T00:00:00.000Z', ...given }), new Date('2025-08-01')).overall;
    expect(at({})).toMatchObject({ rule: 'another-event', stance: 'mentions' });
    expect(at(review('False'))).toMatchObject({ rule: 'fact-check', stance: 'disputes' });
  });

  it.each([
    ['three of nine words', '', 'another-event'],
    ['six of nine words', ' Icehouse wages and smokehouse shifts are what it was over.', 'fact-check'],
  ])('requires enough words in common with the topic for a fact check published months later: %s', (_, more, rule) => {
    const title = 'Strike at Quillon Cannery over icehouse wages, smokehouse shifts and harbour rents';
    const given = { ...review('False', title), day: '2025-07-01T00:00:00.000Z' };
    const article = buildArticle('What we found', `Quillon Cannery in Port Vesper packs herring.${more}`, given);
    expect(judgeArticle({ ...STRIKE, title, summary: null }, article, new Date('2025-08-01')).overall.rule).toBe(rule);
  });

  it('judges a fact check that is older than the event as about another event', () => {
    const judged = judgeOverall(STRIKE, page({ ...review('False'), day: '2021-01-01T00:00:00.000Z' }));
    expect(judged.rule).toBe('another-event');
    expect(listCodes(judged)).toContain('event.too-early');
  });

  it('judges a fact check as about another event if the page names other people', () => {
    const text = 'Workers of a mill in Elmsworth walked off the job on Wednesday.';
    expect(judgeOverall(STRIKE, buildArticle('What we found', text, review('False'))).rule).toBe('another-event');
  });

  it('does not dispute without a sentence to quote', () => {
    expect(judgeOverall(STRIKE, buildArticle('Strike at Quillon Cannery', '', review('False'))).stance).not.toBe(
      'disputes',
    );
  });

  it('gets no caution for its wording, unlike a report', () => {
    const text = `${STRIKE_REPORT}\n\nA rumour went round the harbour.`;
    expect(judgeOverall(STRIKE, buildArticle('What we found', text)).caution).toBe('doubt');
    expect(judgeOverall(STRIKE, buildArticle('What we found', text, review('True')))).toMatchObject({
      stance: 'supports',
    });
  });

  it('truncates the claim and rating of a fact check in its reason', () => {
    const rating = `False ${'x'.repeat(500)}`;
    const [reason] = judgeOverall(STRIKE, page(review(rating, `${CLAIM} ${'on and on '.repeat(100)}`))).reasons;
    expect(reason?.code).toBe('stance.fact-check');
    expect(String(reason?.params['claim' as never])).toHaveLength(160);
    expect(String(reason?.params['rating' as never])).toHaveLength(60);
  });
});
