import type { Claim, StanceJudgement } from '@corroborate/domain';
import { buildPageModel } from '../page/page.model';
import { buildArticle } from '@corroborate/domain/testing';
import { STRIKE } from '../testing/stories';
import { buildTopicModel } from '../topic/topic.model';
import { judgeClaim } from './claim-stance.policy';

const TOPIC = buildTopicModel(STRIKE, []);
const PACKS = 'The cannery packs 40 tonnes of herring a day';
const GATES = 'Picket lines stood at both gates of the cannery';
const claimOf = (text: string): Claim => ({
  id: 'c2',
  text,
  kind: 'event',
  core: false,
  importance: 0.5,
  reasons: [],
});
const overallOf = (stance: StanceJudgement['stance']): StanceJudgement => ({
  stance,
  strength: 0.9,
  passage: null,
  reasons: [],
});
const judged = (claim: string, text: string, overall: StanceJudgement['stance'] = 'supports') => {
  const page = buildPageModel(buildArticle('Quillon Cannery', text));
  const { stance, strength, passage, reasons } = judgeClaim(claimOf(claim), TOPIC, page, overallOf(overall));
  return { stance, strength, quote: passage?.quote ?? null, code: reasons[0]?.code, params: reasons[0]?.params };
};

describe('detail of the topic', () => {
  it.each([
    ['the page asserts it', GATES, `${GATES}.`, { stance: 'supports', code: 'detail.said' }],
    ['the page touches on it', GATES, 'The picket was at the gates.', { stance: 'mentions', code: 'detail.touched' }],
    ['the page relays it', GATES, `According to a rumour, ${GATES}.`, { stance: 'mentions', code: 'detail.passed-on' }],
    [
      'the page calls it false',
      GATES,
      `The story that ${GATES} is a hoax.`,
      { stance: 'mentions', code: 'detail.called-wrong' },
    ],
    ['the page does not mention it', GATES, 'The gulls cried.', { stance: 'unrelated', code: 'detail.silent' }],
    [
      'the page gives the same figure',
      PACKS,
      'It packs 40 tonnes of herring a day.',
      { stance: 'supports', code: 'detail.same-figure' },
    ],
    [
      'the page gives another figure',
      PACKS,
      'It packs 90 tonnes of herring a day.',
      { stance: 'disputes', code: 'detail.other-figure' },
    ],
  ])('determines the right stance of a page on a detail of the topic if %s', (_, claim, text, judgement) => {
    expect(judged(claim, text)).toMatchObject(judgement);
  });

  it.each([
    ['unrelated', `${GATES}.`, 'unrelated', 'detail.not-about'],
    ['mentions', `${GATES}.`, 'mentions', 'detail.only-mentioned'],
    ['disputes', `${GATES}.`, 'mentions', 'detail.repeated'],
    ['disputes', `The story that ${GATES} is a hoax.`, 'disputes', 'detail.called-wrong'],
    ['mentions', 'The gulls cried.', 'unrelated', 'detail.silent'],
  ] as const)(
    'judges a detail on a page with the stance “%s” and the text “%s” as “%s”',
    (overall, text, stance, code) => {
      expect(judged(GATES, text, overall)).toMatchObject({ stance, code });
    },
  );

  it('does not count a page that denies the story as disputing a detail that is itself negative', () => {
    const text = 'The story that picket lines stood at both gates of the cannery is a hoax.';
    const denied = 'Picket lines never stood at both gates of the cannery';
    expect(judged(denied, text, 'disputes').stance).toBe('mentions');
    expect(
      judged(denied, `The story that picket lines never stood at both gates of the cannery is a hoax.`, 'disputes')
        .stance,
    ).toBe('disputes');
  });

  it('quotes the sentence closest to the detail, or the one with its figure', () => {
    expect(judged(GATES, `The gulls cried. ${GATES}. It rained.`).quote).toBe(`${GATES}.`);
    const text = 'The cannery packs herring a day and a night. On a day 40 tonnes of it leave the cannery.';
    expect(judged(PACKS, text).quote).toBe('On a day 40 tonnes of it leave the cannery.');
  });

  it('names the page’s figure in its reason', () => {
    expect(judged(PACKS, 'It packs 90 tonnes of herring a day.').params).toMatchObject({ own: '40' });
    expect(judged(PACKS, 'It packs 90 tonnes of herring a day.').params).toMatchObject({
      figure: expect.stringContaining('90') as string,
    });
  });

  it('does not count a figure of something else as disputing a detail', () => {
    expect(judged(PACKS, 'The cannery packs herring a day. The hull of the ship holds 90 tonnes.').stance).not.toBe(
      'disputes',
    );
  });

  it('counts a matching figure as support for a detail even if another figure precedes it', () => {
    const text = 'The plant packs 90 tonnes of herring in a bad week. It packs 40 tonnes of herring a day.';
    expect(judged(PACKS, text)).toMatchObject({ stance: 'supports', code: 'detail.same-figure' });
  });

  it('does not count a figure alone as support for a detail if the sentence is about something else', () => {
    const claim = 'The ferry had 163 passengers aboard and all of them were taken off by fishing boats';
    expect(judged(claim, 'There were 163 passengers aboard the ferry, the office said.').stance).toBe('mentions');
  });

  it('judges a detail as only mentioned by a page that never names the detail’s subject', () => {
    const claim = 'A morning ferry to Thornholm ran onto the ledge off Pell Island';
    expect(judged(claim, 'A morning ferry ran onto the ledge off Pell Island.').code).toBe('detail.touched');
    expect(
      judged(claim, 'A ferry ran onto the ledge off Pell Island this morning. It was bound for Thornholm.'),
    ).toMatchObject({ stance: 'supports', code: 'detail.said' });
  });

  it.each([
    ['He has pleaded not guilty', 'He has entered pleas of not guilty.', 'supports'],
    ['He has pleaded not guilty', 'He pleaded guilty on Monday.', 'mentions'],
    ['He has pleaded guilty', 'He has not pleaded guilty.', 'mentions'],
    ['A ferry ran onto the ledge', 'Nobody was hurt when a ferry ran onto the ledge.', 'supports'],
    ['The school has not reopened', 'The school, which closed on Monday, has not reopened.', 'supports'],
  ])('compares the detail “%s” with what the page text “%s” negates: %s', (claim, text, stance) => {
    expect(judged(claim, text).stance).toBe(stance);
  });

  it('does not count an amount of money as disputing a detail that counts something else', () => {
    expect(judged('The cannery has 40 lines of herring', 'The cannery has herring for $90.').stance).not.toBe(
      'disputes',
    );
  });

  it.each([
    ['three of five words', 'Picket lines at gates of old.', 'supports'],
    ['two of five words', 'Picket lines of old.', 'mentions'],
    ['one of five words', 'The gates of old.', 'unrelated'],
  ])('derives the right stance on a detail from the number of shared words: %s', (_, text, stance) => {
    expect(judged('Picket lines stood at gates of cannery', text).stance).toBe(stance);
  });

  it('gives a detail a higher score the more of its words match', () => {
    const whole = judged(GATES, `${GATES}.`).strength;
    const part = judged(GATES, 'Picket lines stood at both gates.').strength;
    expect(whole).toBeGreaterThan(part);
    expect(whole).toBeLessThanOrEqual(1);
  });

  it.each(['', '   ', '。', '—', '123'])('judges a detail as unrelated to the unusual page “%s”', (text) => {
    expect(judged(GATES, text)).toMatchObject({ stance: 'unrelated', code: 'detail.silent', quote: null });
  });

  it.each(['', '?', 'the of and'])('judges a detail without words as unrelated to any page: “%s”', (claim) => {
    expect(judged(claim, `${GATES}.`).stance).toBe('unrelated');
  });
});
