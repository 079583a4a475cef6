import { smallCase, type SmallPage } from '../../testing/small-case.fixture';
import { sideGap } from './side-gap.policy';

const PLAIN = 'The Harrow of Elm Ferries ran aground off Elm Point on Tuesday with 40 people aboard.';
const AGAINST = `${PLAIN} Elm Ferries was negligent and its plan was a fiasco.`;
const FOR = `${PLAIN} The crew of Elm Ferries were heroes and the rescue was a success for the town.`;
const OWN = `${PLAIN} “All of the people aboard the Harrow ran for the boats,” a spokesman for Elm Ferries said.`;

const gapOf = (...texts: string[]) => {
  const { data, articles } = smallCase(texts.map((text): SmallPage => ({ text })));
  return sideGap(data, articles);
};

describe('what is asked so that a missing side is heard', () => {
  it('is the subject itself where it is criticised and nobody lets it speak', () => {
    const gap = {
      text: 'Elm Ferries statement',
      reason: 'Elm Ferries is criticised, and nobody lets it speak.',
      asked: { subject: 'Elm Ferries', word: 'statement' },
    };
    expect(gapOf(AGAINST, PLAIN)).toEqual(gap);
    expect(gapOf(AGAINST, FOR)).toEqual(gap);
  });

  it('is the other side where one alone is heard', () => {
    expect(gapOf(AGAINST, OWN)?.asked).toEqual({ subject: 'Elm Ferries', word: 'supporters' });
    expect(gapOf(FOR, PLAIN)?.asked).toEqual({ subject: 'Elm Ferries', word: 'criticism' });
  });

  it.each([
    ['nobody takes a side', [PLAIN, PLAIN]],
    ['both are heard and so is the subject', [AGAINST, FOR, OWN]],
    ['nothing could be read', []],
  ])('is nothing where %s', (_, texts) => expect(gapOf(...texts)).toBeNull());

  it('is nothing where the topic names nobody', () => {
    const { data, articles } = smallCase([{ text: AGAINST }]);
    const topic = { ...data.topic, title: 'fog', summary: null, articleText: null, entities: [] };
    expect(sideGap({ ...data, topic, claims: [] }, articles)).toBeNull();
  });
});
