import { buildPost } from '../testing/samples';
import { communityReaction } from './reaction.policy';

const [first, second] = [buildPost('Larkspur Castings burns'), buildPost('Fire at Larkspur Castings, says a friend')];
const denies = buildPost('This is fake, there is no fire at Larkspur Castings');
const asks = buildPost('Is this true? Anyone else seeing this?');
const there = buildPost('I can see the flames at Larkspur Castings from my porch right now');
const reaction = communityReaction(
  [
    { post: first, answers: [denies, asks, denies] },
    { post: second, answers: [there, asks] },
    { post: buildPost('Nobody answers this'), answers: [] },
  ],
  [],
);

describe('replies to posts', () => {
  it('counts each reply once, even if found under two posts', () =>
    expect(reaction).toMatchObject({ answers: 3, confirm: 1, deny: 1, ask: 1, other: 0 }));

  it('lists replies per post, omitting posts without any', () =>
    expect(reaction.posts).toEqual([
      { url: first.url, platform: 'bluesky', answers: 2, confirm: 0, deny: 1, ask: 1, other: 0 },
      { url: second.url, platform: 'bluesky', answers: 2, confirm: 1, deny: 0, ask: 1, other: 0 },
    ]));

  it('shows denials first, then eyewitnesses', () =>
    expect(reaction.examples.map(({ voice }) => voice)).toEqual(['denies', 'tells', 'asks']));
});
