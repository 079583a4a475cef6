import type { ResultSource } from '../../api/result';
import { countedVoices, voicesOf } from './voices-of';

const source = (cluster: string, credible: boolean, stance = 'supports') =>
  ({ cluster, credible, stance }) as ResultSource;
const order = (...additional_sources: ResultSource[]) =>
  voicesOf({ clusters: [], additional_sources }).map(({ cluster, members }) => `${cluster.id} ${members.length}`);

describe('voices', () => {
  it('hold every source that is the same voice', () => {
    expect(order(source('a', true), source('b', true), source('a', false))).toEqual(['a 2', 'b 1']);
  });

  it('begin with the credible ones, of these with those that take a side, of these with the widest', () => {
    expect(
      order(
        source('wide', false),
        source('wide', false),
        source('mentions', true, 'mentions'),
        source('disputes', true, 'disputes'),
        source('supports', true),
        source('supports', true),
      ),
    ).toEqual(['supports 2', 'disputes 1', 'mentions 1', 'wide 2']);
  });

  it('know why they are one, where it was written down', () => {
    const cluster = { id: 'a', source_ids: [1], representative_id: 1, merges: [] };
    expect(voicesOf({ clusters: [cluster], additional_sources: [source('a', true)] })[0]?.cluster).toBe(cluster);
  });

  it('are no further voice where they are one with the topic’s own page, unless they count', () => {
    const topic_pages = [
      { source_id: 9, url: 'https://feed.example/', name: 'Feed', site: 'feed.example', cluster: 'a' },
    ];
    const voices = (counts: boolean) =>
      voicesOf({ clusters: [], additional_sources: [{ ...source('a', true), counts }, source('b', true)] });
    expect(countedVoices(voices(false), { topic_pages })).toEqual({ others: 1, withTopic: true });
    expect(countedVoices(voices(true), { topic_pages })).toEqual({ others: 2, withTopic: false });
    expect(countedVoices(voices(false), {})).toEqual({ others: 2, withTopic: false });
  });
});
