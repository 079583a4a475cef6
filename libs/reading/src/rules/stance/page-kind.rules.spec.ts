import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { listCodes, judgeOverall } from '../testing/judged';
import { STRIKE, STRIKE_REPORT } from '../testing/stories';

type Given = Parameters<typeof buildArticle>[2];
const judged = (given: Given, text = STRIKE_REPORT, headline = 'Pickets at Quillon Cannery') =>
  judgeOverall(STRIKE, buildArticle(headline, text, given));

describe('page that calls itself satire', () => {
  it.each<[string, Given]>([
    ['by its section', { section: 'Satire' }],
    ['by its section, in lowercase', { section: 'satire' }],
    ['by its markup', { schemaTypes: ['SatiricalArticle'] }],
  ])('judges a page that calls itself satire as unrelated to the event: %s', (_, given) => {
    const found = judged(given);
    expect(found).toMatchObject({ rule: 'satire', stance: 'unrelated', passage: null, strength: 0 });
    expect(listCodes(found)).toEqual(['page.satire']);
  });

  it('does not detect satire by a section name that only begins with the word', () => {
    expect(judged({ section: 'Satire festival' }).rule).toBe('asserted');
  });
});

describe('page that is not a report', () => {
  it.each<[string, Given]>([
    ['page.opinion-section', { section: 'Opinion' }],
    ['page.opinion-section', { section: 'Letters' }],
    ['page.opinion-markup', { schemaTypes: ['OpinionNewsArticle'] }],
    ['page.opinion-address', { url: 'https://example.com/op-eds/strike' }],
    ['page.listing', { url: 'https://example.com/' }],
  ])('mentions the event at most (%s)', (code, given) => {
    const found = judged(given);
    expect(found).toMatchObject({ rule: 'no-report', stance: 'mentions' });
    expect(listCodes(found)).toEqual([code]);
  });

  it.each([
    ['page.opinion-headline', 'Opinion: the strike at Quillon Cannery', STRIKE_REPORT],
    ['page.columnist', 'Pickets at Quillon Cannery', `${STRIKE_REPORT}\n\nNora Pym is a columnist of this paper.`],
    ['page.paid', 'Pickets at Quillon Cannery', `${STRIKE_REPORT}\n\nSponsored content.`],
    ['page.paid', 'Pickets at Quillon Cannery', `FOR IMMEDIATE RELEASE\n\n${STRIKE_REPORT}`],
  ])('detects a page that is not a report by its own label (%s)', (code, headline, text) => {
    const found = judged({}, text, headline);
    expect(found).toMatchObject({ rule: 'no-report', stance: 'mentions' });
    expect(listCodes(found)).toEqual([code]);
  });

  it.each<[string, Given]>([
    ['an address in which opinion is part of a longer word', { url: 'https://example.com/opinionated/strike' }],
    ['a news section', { section: 'Labour' }],
    ['no section', { section: null }],
  ])('does not classify a page as something other than a report because of %s', (_, given) => {
    expect(judged(given)).toMatchObject({ rule: 'asserted', stance: 'supports' });
  });
});

describe('page about another event', () => {
  it.each<[string, Given, string]>([
    ['was published before the event', { day: '2025-02-20T10:00:00.000Z' }, 'event.too-early'],
    ['is dated a week later', { day: '2025-03-27T00:00:00.000Z' }, 'event.future-date'],
  ])('detects a page about another event if it %s', (_, given, code) => {
    const found = judged(given);
    expect(found).toMatchObject({ rule: 'another-event', stance: 'mentions' });
    expect(listCodes(found)).toEqual(expect.arrayContaining(['stance.not-this-event', code]));
  });

  it.each([
    ['half a day more than a day and a half', '2025-03-03T21:59:00.000Z', 'another-event'],
    ['a day and a half', '2025-03-03T22:00:00.000Z', 'asserted'],
  ])('judges a page dated %s before the event (%s) by the rule “%s”', (_, day, rule) => {
    expect(judged({ day }).rule).toBe(rule);
  });

  it.each([
    ['another local of the same union', STRIKE_REPORT.replaceAll('Local 77', 'Local 12'), 'event.other-number'],
    ['a town of the same name in another state', STRIKE_REPORT.replace('Vesper on', 'Vesper, Oregon, on'), null],
  ])('recognizes a page about another event by %s', (_, text, code) => {
    const found = judged({}, text);
    expect(found).toMatchObject({ rule: 'another-event', stance: 'mentions' });
    expect(listCodes(found)).toContain(code ?? 'event.placed-elsewhere');
  });

  it('judges a page about another event as unrelated if it does not share the topic’s words', () => {
    const found = judged({}, 'Forty cakes were sold for the choir of Elmsworth.', 'Bake sale');
    expect(found).toMatchObject({ rule: 'another-event', stance: 'unrelated', passage: null });
  });
});

describe('report retracted by its outlet', () => {
  it.each<[string, Given, string]>([
    ['in a notice', { notices: ['This article has been retracted.'] }, 'Pickets at Quillon Cannery'],
    ['in its headline', {}, 'RETRACTED: Pickets at Quillon Cannery'],
  ])('disputes the event: %s', (_, given, headline) => {
    const found = judged(given, STRIKE_REPORT, headline);
    expect(found).toMatchObject({ rule: 'taken-back', stance: 'disputes' });
    expect(listCodes(found)).toEqual(['stance.denies', 'page.taken-back']);
  });

  it('does not dispute the event if the topic is about a retraction', () => {
    const topic = buildTopic({ title: 'Elmsworth Post retracts report of strike at Quillon Cannery' });
    const page = buildArticle('Elmsworth Post retracts strike report', 'The Elmsworth Post retracted its report.');
    expect(judgeOverall(topic, page).rule).not.toBe('taken-back');
  });

  it('does not include a correction', () => {
    expect(judged({ notices: ['An earlier version gave a wrong first name.'] }).rule).toBe('asserted');
  });
});
