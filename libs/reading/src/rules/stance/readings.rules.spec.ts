import { buildArticle } from '@corroborate/domain/testing';
import { buildCase, listCodes, judgeOverall } from '../testing/judged';
import { HERRING, NO_STRIKE, STRIKE, STRIKE_REPORT } from '../testing/stories';
import { assertionRule, denialRule } from './readings.rules';
import { weighReadings } from './weighed';

const BEFORE = 'It rained. The gulls cried. The tide came in. The tide went out.';
const NO = 'Workers at Quillon Cannery in Port Vesper did not go on strike Wednesday.';
const YES = 'There was a strike at Quillon Cannery in Port Vesper on Wednesday.';
const page = (text: string, headline = 'Quillon Cannery', given: Parameters<typeof buildArticle>[2] = {}) =>
  buildArticle(headline, text, given);

describe('page that denies the event', () => {
  it.each([
    ['one sentence in the lead', NO, 'denied'],
    ['one sentence in the body, which carries too little weight', `${BEFORE} ${NO}`, 'mentioned'],
    ['two sentences in the body', `${BEFORE} ${NO} ${NO.replace('Wednesday', 'all of Wednesday')}`, 'denied'],
  ])('decides whether a page denies the event by %s', (_, text, rule) =>
    expect(judgeOverall(STRIKE, page(text)).rule).toBe(rule),
  );

  it('detects a page that denies the event by its rating, whatever its sentences assert', () => {
    const judged = judgeOverall(STRIKE, page(`Verdict: False. ${YES}`));
    expect(judged).toMatchObject({ rule: 'denied', stance: 'disputes', strength: 0.85 });
    expect(judgeOverall(STRIKE, page(`Verdict: True. ${YES}`)).stance).not.toBe('disputes');
  });

  it('does not detect a page that denies the event by one negation among many affirmative sentences', () => {
    expect(judgeOverall(STRIKE, page(`${STRIKE_REPORT} ${YES}`, 'Strike at Quillon Cannery')).stance).toBe('supports');
    expect(judgeOverall(STRIKE, page(`${STRIKE_REPORT} ${NO}`, 'Strike at Quillon Cannery')).stance).not.toBe(
      'disputes',
    );
  });

  it('quotes the denial of a page that denies the event', () => {
    const { passage } = judgeOverall(STRIKE, page(`The gulls cried at Quillon Cannery. ${NO}`));
    expect(passage?.quote).toBe(NO);
  });

  it.each([
    ['quilloncannery.example', true],
    ['www.quillon-cannery.example', true],
    ['example.com', false],
  ])('treats a denial as the subject’s own statement only on its own site: %s, %s', (host, own) => {
    expect(listCodes(judgeOverall(STRIKE, page(NO, 'No strike', { host }))).includes('stance.own-word')).toBe(own);
  });

  it('detects a page that denies the event by a contrary statement instead of a negation', () => {
    const text = 'Quillon Cannery in Port Vesper ran all three shifts on Wednesday as shifts report for work.';
    expect(judgeOverall(STRIKE, page(text, 'Port Vesper shifts report for work')).rule).toBe('denied');
  });

  it('does not apply the denial rule to a negative topic or an unknown kind of event', () => {
    expect(denialRule.judge(buildCase(NO_STRIKE, page(NO)))).toBeNull();
    expect(denialRule.judge(buildCase(HERRING, page('Torsund has not shipped herring.')))).toBeNull();
  });
});

describe('page that asserts the event', () => {
  it.each([
    ['headline', YES, 'Strike at Quillon Cannery'],
    ['lead', YES, 'Quillon Cannery'],
    ['body', `${BEFORE} ${YES}`, 'Quillon Cannery'],
  ])('gives the position in its reason: %s', (place, text, headline) => {
    const judged = judgeOverall(STRIKE, page(text, headline));
    expect(judged).toMatchObject({ rule: 'asserted', stance: 'supports' });
    expect(judged.reasons[0]).toEqual({ code: 'stance.asserts', params: { place } });
  });

  it('gives a page a higher score the earlier it asserts the event', () => {
    const at = (text: string, headline = 'Quillon Cannery') => judgeOverall(STRIKE, page(text, headline)).strength;
    expect(at(YES, 'Strike at Quillon Cannery')).toBeGreaterThan(at(YES));
    expect(at(YES)).toBeGreaterThan(at(`${BEFORE} ${YES}`));
  });

  it('quotes a verbatim sentence from the text of a page that asserts the event, not its headline', () => {
    const article = page(`${BEFORE} ${YES}`, 'Strike hits Quillon Cannery');
    const { passage } = judgeOverall(STRIKE, article);
    expect(passage?.quote).toBe(YES);
    expect(article.text.slice(passage?.start, passage?.end)).toBe(YES);
  });

  it('does not apply the assertion rule to a negative topic', () => {
    expect(assertionRule.judge(buildCase(NO_STRIKE, page(YES)))).toBeNull();
  });
});

describe('total weight of a page’s sentences', () => {
  const weigh = (text: string, headline = 'Quillon Cannery') => weighReadings(buildCase(STRIKE, page(text, headline)));

  it.each([
    [3, YES.replace(/./gs, ''), 'Strike at Quillon Cannery'],
    [2, YES, 'Quillon Cannery'],
    [1, `${BEFORE} ${YES}`, 'Quillon Cannery'],
    [0.25, `${BEFORE} There was a strike.`, 'The gulls'],
  ])('gives the sentences of a page a total weight of %d for an assertion', (weight, text, headline) => {
    expect(weigh(text, headline)).toMatchObject({ assertWeight: weight, denialWeight: 0 });
  });

  it.each([
    [2, NO],
    [1, `${BEFORE} ${NO}`],
    [2 + 4, `${NO} It rained. The gulls cried. Verdict: False.`],
    [0, BEFORE],
  ])('gives the sentences of a page a total weight of %d for a denial', (weight, text) => {
    expect(weigh(text)).toMatchObject({ assertWeight: 0, denialWeight: weight });
  });

  it('gives hedging, questions, plans and hearsay on a page a total weight of 0', () => {
    for (const text of [
      'Workers may strike at Quillon Cannery on Wednesday.',
      'Is there a strike at Quillon Cannery?',
      'Posts on social media claim that there is a strike at Quillon Cannery.',
    ])
      expect(weigh(text)).toMatchObject({ assertWeight: 0, denialWeight: 0 });
  });
});
