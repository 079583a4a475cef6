import type { Article } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { isQuoted, isSpoken, findPageKind, isRetractionStory } from './page-kind.policy';
import { buildPageModel } from './page.model';
import { cpuNow } from '../../../../../test/support/cpu';

const REPORT =
  'The cannery in Port Vesper closed on Monday. Its 40 workers were told in the morning. The council met at noon.';
interface Given extends Partial<Article> {
  title?: string;
  text?: string;
}
function kind(given: Given = {}) {
  const { title = 'Cannery closes', text = REPORT, ...rest } = given;
  const article = buildArticle(title, text, rest);
  const found = findPageKind(article, buildPageModel(article));
  return found && [found.kind, found.reason.code];
}
const address = (path: string) => {
  const url = `https://quay.example${path}`;
  return { url, canonicalUrl: url, finalUrl: url };
};

describe('news report', () => {
  it.each<[string, Given]>([
    ['ordinary news report', {}],
    ['report about a fallen column', { title: 'Column falls in Port Vesper' }],
    ['report about an official review', { title: 'Council review finds fault' }],
    ['report about commentators', { ...address('/news/commentators-strike-12'), title: 'Commentators strike' }],
    ['report with fact check markup', { schemaTypes: ['ClaimReview'] }],
    ['report with an invalid URL', { canonicalUrl: 'not an address' }],
    [
      'report in a script without capital letters',
      { title: '水害で橋が流された', text: '橋が流された。市が発表した。' },
    ],
  ])('does not assign a news report to another kind of page: %s', (_, given) => expect(kind(given)).toBeNull());
});

describe('page that is not a news report', () => {
  it.each<[string, Given, [string, string]]>([
    ['satire, by its markup', { schemaTypes: ['SatiricalArticle'] }, ['satire', 'page.satire']],
    ['satire, by its section', { section: 'Satire' }, ['satire', 'page.satire']],
    ['opinion, by its markup', { schemaTypes: ['OpinionNewsArticle'] }, ['opinion', 'page.opinion-markup']],
    ['review, by its markup', { schemaTypes: ['Review'] }, ['opinion', 'page.opinion-markup']],
    ['opinion, by its section', { section: 'Letters' }, ['opinion', 'page.opinion-section']],
    ['opinion, by its URL', address('/opinion/cannery-12'), ['opinion', 'page.opinion-address']],
    ['column, by its URL', address('/columnists'), ['opinion', 'page.opinion-address']],
    ['opinion, by its headline', { title: 'Opinion: the cannery was ours' }, ['opinion', 'page.opinion-headline']],
    ['letter to the editor, by its headline', { title: 'Letters | The cannery' }, ['opinion', 'page.opinion-headline']],
    [
      'column, by its last sentences',
      { text: `${REPORT} Ilse Brandt is a columnist of the Courier.` },
      ['opinion', 'page.columnist'],
    ],
    ['paid content', { text: `${REPORT} This is sponsored content.` }, ['promotion', 'page.paid']],
    ['an advertisement', { text: `ADVERTISEMENT FEATURE\n${REPORT}` }, ['promotion', 'page.paid']],
    [
      'paid content, by its URL',
      { canonicalUrl: 'https://elmpost.com/promoted/a-new-lamp/' },
      ['promotion', 'page.paid'],
    ],
    ['company announcement', { text: `Brandal is proud to announce a cannery. ${REPORT}` }, ['promotion', 'page.paid']],
    [
      'content made without journalists',
      { text: `${REPORT} No Courier journalists were involved.` },
      ['promotion', 'page.paid'],
    ],
    ['a front page', address('/'), ['listing', 'page.listing']],
    ['retracted report, by its headline', { title: 'WITHDRAWN: Cannery closes' }, ['retraction', 'page.taken-back']],
    [
      'retracted report, by its opening',
      { text: `The Courier has retracted its report. ${REPORT}` },
      ['retraction', 'page.taken-back'],
    ],
    [
      'retracted report, by an editor’s note',
      { notices: ['This story has been removed.'] },
      ['retraction', 'page.taken-back'],
    ],
  ])('detects a page that is not a news report: %s', (_, given, expected) => expect(kind(given)).toEqual(expected));

  it.each<[string, Given]>([
    ['a columnist named at the beginning', { text: `Ilse Brandt is a columnist. ${REPORT} ${REPORT}` }],
    ['a retraction deep in the text', { text: `${REPORT} The bank has withdrawn its report.` }],
    ['a note about another change', { notices: ['Updated at noon.'] }],
    ['“proud to announce” in a quotation', { text: `${REPORT} “Brandal is proud to announce it,” he said. ${REPORT}` }],
    ['a section name in the URL only', { ...address('/'), finalUrl: 'https://quay.example/news/1' }],
  ])('still treats a page as a news report despite %s', (_, given) => expect(kind(given)).toBeNull());

  it('prefers satire to retraction and advertising to opinion if a page fits several kinds', () => {
    expect(kind({ section: 'satire', title: 'Withdrawn: it closes' })?.[0]).toBe('satire');
    expect(kind({ text: `${REPORT} Sponsored content.`, section: 'opinion' })?.[0]).toBe('promotion');
  });

  it('quotes only the beginning of a long notice', () => {
    const notices = [`This story has been removed. ${'x'.repeat(900)}`];
    const article = buildArticle('Cannery closes', REPORT, { notices });
    const { notice } = (findPageKind(article, buildPageModel(article))?.reason.params ?? {}) as { notice: string };
    expect(notice).toHaveLength(160);
  });
});

describe('list of headlines', () => {
  const lines = (short: number, long: number) =>
    [
      ...Array.from({ length: short }, (_, at) => `Cannery number ${at} closes in Port Vesper after a night of rain`),
      ...Array.from({ length: long }, (_, at) => `The cannery number ${at} closed on Monday after rain.`),
    ].join('\n');

  it.each([
    [7, 0, null],
    [8, 0, 'listing'],
    [8, 2, 'listing'],
    [8, 12, null],
    [0, 12, null],
  ])('classifies a page with %i short lines and %i sentences as %s', (short, long, expected) =>
    expect(kind({ text: lines(short, long) })?.[0] ?? null).toBe(expected),
  );
});

describe('page kind detection', () => {
  it.each(['no reporter ', 'has retracted its the ', 'proud to ', 'a\n', '“ is pleased to announce ', '. '])(
    'takes bounded time for repeated “%s”',
    (part) => {
      const began = cpuNow();
      kind({ text: part.repeat(15_000), title: part.repeat(500) });
      expect(cpuNow() - began).toBeLessThan(5_000);
    },
  );
});

describe('retraction in a text', () => {
  it.each(['Journal retracts study', 'Party withdraws bill', 'Bank withdrew offer', 'Retraction shakes lab'])(
    'detects a retraction in “%s”',
    (title) => expect(isRetractionStory(title)).toBe(true),
  );
  it.each(['Cannery closes', 'Tractor pulls bus', ''])('detects no retraction in “%s”', (title) =>
    expect(isRetractionStory(title)).toBe(false),
  );
});

describe('quoted speech', () => {
  it.each([
    'The mill burned, Brandt said.',
    'Brandt claims that the mill burned.',
    'Fact check: the mill burned',
    '“The mill has burned to the ground,” and no more.',
  ])('detects quoted speech in “%s”', (sentence) => expect(isQuoted(sentence)).toBe(true));

  it.each(['The mill burned.', 'He called it “a disgrace”.', '', 'The postman saw the mill.'])(
    'detects no quoted speech in “%s”',
    (sentence) => expect(isQuoted(sentence)).toBe(false),
  );

  it('includes sentences within a longer quotation', () => {
    const { sentences } = buildPageModel(buildArticle('x', '“We are lost. The mill burned. It is over,” she wrote.'));
    expect(sentences.map(isSpoken)).toEqual([true, true, true]);
  });
});
