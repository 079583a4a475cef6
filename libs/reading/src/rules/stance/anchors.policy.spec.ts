import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase, listCodes, judgeOverall } from '../testing/judged';
import { findAnchoredSupport, reportsVote, isStoryDoubtful } from './anchors.policy';

const NETS = buildTopic({
  title: 'Torsund council votes 6-3 to limit herring nets at Skarn Pier',
  location: 'Torsund',
  entities: ['Skarn Pier'],
});
const TEXT =
  'Fishers at Skarn Pier put out fewer herring nets from now on, ' +
  'under limits that the council of Torsund has set 6-3 on Wednesday.';
const HEADLINE = 'Herring nets limited at Skarn Pier';
const carried = (headline: string, text: string, topic = NETS) => {
  const c = buildCase(topic, buildArticle(headline, text));
  return findAnchoredSupport(c.topic, c.page, c.match, reportsVote(c.topic, c.page));
};

describe('page with the names, figures, place and dates of an event', () => {
  it('supports the event whatever its verb', () => {
    const judged = judgeOverall(NETS, buildArticle(HEADLINE, TEXT));
    expect(judged).toMatchObject({ rule: 'anchors', stance: 'supports', strength: 0.7, passage: { quote: TEXT } });
    expect(listCodes(judged)[0]).toBe('stance.anchors');
  });

  it.each([
    ['a rumour', HEADLINE, `${TEXT} That is what posts claim, and it is false.`],
    ['a headline that denies the event', 'No limits for herring nets at Skarn Pier', TEXT],
    ['a headline that asks a question', 'Herring nets limited at Skarn Pier?', TEXT],
    ['a headline that hedges', 'Herring nets may be limited at Skarn Pier', TEXT],
    ['no sentence that reports the event', HEADLINE, 'It rained on Wednesday.'],
    ['no sentences', HEADLINE, ''],
  ])('does not support the event with %s', (_, headline, text) => expect(carried(headline, text)).toBeNull());

  it.each([
    ['$2 million', true],
    ['$2.9 million', true],
    ['$4 million', false],
    ['an unspecified sum', false],
  ])('requires approximately the sum of money in the title for support of the event (page: %s)', (sum, expected) => {
    const topic = { ...NETS, title: `${NETS.title}, fund of $2 million` };
    expect(carried(HEADLINE, `${TEXT} A fund of ${sum} pays for it.`, topic) !== null).toBe(expected);
  });

  it('does not support days later, or for a topic that denies, predicts or quotes', () => {
    const c = buildCase(NETS, buildArticle(HEADLINE, TEXT));
    expect(findAnchoredSupport(c.topic, c.page, c.match, true)).not.toBeNull();
    expect(findAnchoredSupport(c.topic, c.page, { ...c.match, near: false }, true)).toBeNull();
    for (const key of ['denies', 'planned', 'quotes'] as const)
      expect(findAnchoredSupport({ ...c.topic, [key]: true }, c.page, c.match, true)).toBeNull();
  });

  it.each([
    ['2025-03-09T09:59:00.000Z', 'within four days', true],
    ['2025-03-09T10:01:00.000Z', 'a minute later', false],
  ])('supports the event only if published close to it: %s (%s: %s)', (day, _, expected) => {
    const c = buildCase(NETS, buildArticle(HEADLINE, TEXT, { day }));
    expect(findAnchoredSupport(c.topic, c.page, c.match, true) !== null).toBe(expected);
  });
});

describe('vote on a decision', () => {
  const isDecided = (text: string) => {
    const c = buildCase(NETS, buildArticle('Skarn Pier', text));
    return reportsVote(c.topic, c.page);
  };

  it.each(['It was a 6-3 vote.', 'The members voted 6-3.'])(
    'recognizes a vote on a decision by its result: %s',
    (text) => expect(isDecided(text)).toBe(true),
  );

  it.each(['It was a 5-4 split.', 'The members met at Skarn Pier.', ''])(
    'does not recognize a vote on the decision by “%s”',
    (text) => expect(isDecided(text)).toBe(false),
  );

  it('ignores a vote on the page if the topic has none', () => {
    const fire = buildCase(
      buildTopic({ title: 'Fire at Skarn Pier' }),
      buildArticle('Skarn Pier', 'It was a 6-3 vote.'),
    );
    expect(reportsVote(fire.topic, fire.page)).toBe(false);
  });
});

describe('doubt in headline or opening', () => {
  const isDoubtful = (headline: string, text: string) => {
    const c = buildCase(NETS, buildArticle(headline, text));
    return isStoryDoubtful(c.topic, c.page);
  };

  it('finds no doubt in the headline or opening of an ordinary report', () =>
    expect(isDoubtful(HEADLINE, TEXT)).toBe(false));

  it.each([
    ['denied', 'No limits for herring nets', TEXT],
    ['questioned', 'Are herring nets limited?', TEXT],
    ['rumoured', 'Rumour of limits for herring nets', TEXT],
    ['called a hoax at the end', HEADLINE, `${TEXT} ${'It rained. '.repeat(20)}The story is a hoax.`],
    ['questioned in the opening', HEADLINE, 'Did the council of Torsund limit herring nets at Skarn Pier?'],
  ])('finds doubt in a report if the story is %s', (_, headline, text) =>
    expect(isDoubtful(headline, text)).toBe(true),
  );
});
