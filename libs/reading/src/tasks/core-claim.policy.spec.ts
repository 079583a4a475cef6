import { bridgeTopic } from '../testing/article.fixture';
import { buildGroundingText, isFaithfulToTopic, isGroundedIn } from './core-claim.policy';

const ground = buildGroundingText(
  bridgeTopic({
    title: 'Wend bridge shut, 12 homes emptied after cracks found',
    summary:
      'Engineers closed the Wend bridge on Monday after two cracks were found in a girder. Families left 12 homes in ' +
      'Mill Lane. Mayor Odile Brandt said the bridge was built in 1961.',
    location: 'Aldham, Norland',
    eventDate: '2026-03-09T08:00:00.000Z',
  }),
);

describe('rewritten sentence for the topic', () => {
  it.each([
    'Engineers closed the Wend bridge in Aldham, and 12 homes were emptied, after two cracks were found.',
    'The Wend bridge in Aldham was shut on 9 March 2026 and twelve homes emptied after 2 cracks were found.',
    'On Monday the Wend bridge was shut and 12 homes emptied after cracks were found in a girder.',
  ])('uses the topic’s names, figures and dates: %s', (sentence) =>
    expect(isFaithfulToTopic(sentence, ground)).toBe(true),
  );

  it.each([
    [
      'a name not in the topic',
      'Engineers of Corvane Rail shut the Wend bridge and 12 homes were emptied after cracks found.',
    ],
    ['a different figure', 'The Wend bridge was shut and 13 homes emptied after cracks were found.'],
    ['a different day', 'The Wend bridge was shut and 12 homes emptied on 11 March 2026 after cracks were found.'],
    ['a different weekday', 'The Wend bridge was shut and 12 homes emptied on Tuesday after cracks were found.'],
    ['a different year', 'The Wend bridge, built in 1971, was shut and 12 homes emptied after cracks were found.'],
    ['less than the title says', 'The Wend bridge in Aldham was shut after cracks were found.'],
    ['another subject', 'Mayor Odile Brandt said that 12 homes in Mill Lane were built in 1961.'],
    ['the opposite statement', 'The Wend bridge was not shut and 12 homes were not emptied after cracks were found.'],
    ['words not in the topic', '12 homes: an incompetent council let the Wend bridge rot for decades and lied.'],
    ['no words', ''],
  ])('rejects a rewritten sentence for the topic with %s', (_, sentence) =>
    expect(isFaithfulToTopic(sentence, ground)).toBe(false),
  );

  it('compares each part of a rewritten sentence with the topic', () => {
    expect(isGroundedIn('Engineers', ground)).toBe(true);
    expect(isGroundedIn('9 March', ground)).toBe(true);
    expect(isGroundedIn('in Oslo', ground)).toBe(false);
  });

  it('compares a rewritten sentence only with the beginning of a very long text', () => {
    const endless = buildGroundingText(bridgeTopic({ title: 'A', articleText: 'Wend 1 March, '.repeat(100_000) }));
    expect(endless.text.length).toBeLessThanOrEqual(60_000);
  });
});
