import { buildArticle } from '@corroborate/domain/testing';
import { buildCase, listCodes, judgeOverall } from '../testing/judged';
import { NO_STRIKE, STRIKE, STRIKE_REPORT } from '../testing/stories';
import { undecidedDenialFinding, topicDenialRule } from './denied-topic.rule';

const NO = 'There is no strike at Quillon Cannery in Port Vesper, both sides wrote Wednesday.';
const YES = 'There was a strike at Quillon Cannery in Port Vesper on Wednesday.';
const BEFORE = 'It rained. The gulls cried. The tide came in. The tide went out.';
const judged = (text: string, headline = 'Quillon Cannery') => judgeOverall(NO_STRIKE, buildArticle(headline, text));

describe('topic about something that did not happen', () => {
  it('counts a denial on a page as support for a topic about something that did not happen', () => {
    const found = judged(NO);
    expect(found).toMatchObject({ rule: 'denied-topic', stance: 'supports' });
    expect(found.passage?.quote).toBe(NO);
    expect(listCodes(found)[0]).toBe('stance.same-denial');
  });

  it('counts an assertion as disputing a topic about something that did not happen, with the quote', () => {
    const found = judged(STRIKE_REPORT, 'Strike begins at Quillon Cannery');
    expect(found).toMatchObject({ rule: 'denied-topic', stance: 'disputes' });
    expect(found.passage?.quote).toContain('walked off the job');
    expect(listCodes(found)[0]).toBe('stance.happened');
  });

  it.each([
    ['a single negation in the body carries too little weight', `${BEFORE} ${NO}`, 'Quillon Cannery'],
    ['assertions and denials are balanced', `${NO} ${YES}`, 'Quillon Cannery'],
    [
      'the page mentions it only as a possibility',
      'Workers at Quillon Cannery in Port Vesper may strike Wednesday.',
      'Quillon Cannery',
    ],
    ['only the body asserts it', `${BEFORE} ${YES}`, 'Quillon Cannery'],
  ])('judges a topic about something that did not happen as only mentioned if %s', (_, text, headline) => {
    const found = judged(text, headline);
    expect(found).toMatchObject({ rule: 'mentioned', stance: 'mentions' });
    expect(listCodes(found)[0]).toBe('stance.neither');
  });

  it.each([
    ['a rating', `${YES} Verdict: False.`, 'Quillon Cannery'],
    ['a headline', YES, 'Hoax: strike at Quillon Cannery'],
  ])(
    'judges a denied topic as only mentioned if %s calls something false that could be the topic itself',
    (_, text, headline) => {
      const found = judged(text, headline);
      expect(found).toMatchObject({ rule: 'mentioned', stance: 'mentions' });
      expect(listCodes(found)[0]).toBe('stance.maybe-the-denial');
    },
  );

  it('applies the topic-denial rule only to topics about something that did not happen', () => {
    expect(topicDenialRule.judge(buildCase(STRIKE, buildArticle('Quillon Cannery', NO)))).toBeNull();
  });

  it('judges a denied topic as only mentioned by a page without a clear statement', () => {
    const page = buildArticle('Quillon Cannery', 'Quillon Cannery in Port Vesper packs herring.');
    expect(undecidedDenialFinding(buildCase(NO_STRIKE, page))).toMatchObject({ stance: 'mentions', strength: 0.4 });
  });
});
