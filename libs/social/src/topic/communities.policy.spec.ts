import { fireTopic } from '../testing/samples';
import { suggestCommunities } from './plan-social-queries.policy';

describe('suggestCommunities', () => {
  it('names the groups of the place first, then the general ones, then those of the subject', () =>
    expect(
      suggestCommunities(fireTopic({ title: 'Teachers strike in Elm Valley', location: 'Elm Valley, New Hampshire' })),
    ).toEqual(['newhampshire', 'news', 'worldnews', 'OutOfTheLoop', 'labor', 'antiwork', 'education', 'Teachers']));
  it('recognizes large cities and abbreviations of states', () =>
    expect(suggestCommunities(fireTopic({ title: 'Fire', location: 'Portland, Ore.' })).slice(0, 2)).toEqual([
      'portland',
      'oregon',
    ]));
  it('returns no group for an unknown town', () =>
    expect(suggestCommunities(fireTopic({ title: 'Fire', location: 'Elm Valley' }))).toEqual([
      'news',
      'worldnews',
      'OutOfTheLoop',
    ]));
});
