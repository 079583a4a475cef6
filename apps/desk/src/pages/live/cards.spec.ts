import { liveCards, countRead, tallyCredibility } from './cards';
import { unjudgedPages } from './progress';

let id = 0;
const event = (type: string, data: Record<string, unknown> = {}) => ({ id: (id += 1), at: '', type, data });
const summaryEvent = (source_id: number, data: Record<string, unknown> = {}) =>
  event('source.summarised', {
    source_id,
    at: 1,
    of: 1,
    stars: 4,
    name: `outlet ${source_id}`,
    stance: 'supports',
    ...data,
  });

describe('live source cards', () => {
  it('shows live source cards in the order in which pages were judged, without unrelated pages', () => {
    const cards = liveCards([
      summaryEvent(7),
      summaryEvent(3, { stance: 'unrelated' }),
      summaryEvent(5, { stance: 'disputes' }),
    ]);
    expect(cards.map(({ outlet, stance }) => [outlet, stance])).toEqual([
      ['outlet 7', 'supports'],
      ['outlet 5', 'disputes'],
    ]);
  });

  it('shows one live source card per source, with the latest data', () => {
    expect(liveCards([summaryEvent(7, { stars: 2 }), summaryEvent(7, { stars: 5 })]).map(({ stars }) => stars)).toEqual(
      [5],
    );
  });

  it('shows a live source card even if optional fields are missing', () => {
    expect(liveCards([event('source.summarised', { source_id: 1, stars: 1 })])).toMatchObject([
      { title: null, keyFinding: null, lean: null, stance: 'mentions' },
    ]);
  });

  it('replaces the pages that were waiting to be judged with live source cards', () => {
    const read = [1, 2].map((source_id) => event('source.read', { source_id }));
    expect(unjudgedPages([...read, summaryEvent(1)]).map(({ data }) => data.source_id)).toEqual([2]);
  });
});

describe('the count of pages read so far', () => {
  it('returns null as the count of pages read before the first page is judged', () =>
    expect(countRead([event('source.read')])).toBeNull());

  it('returns "3 of 14" as the count of pages read in one batch', () => {
    expect(countRead([1, 2, 3].map((at) => summaryEvent(at, { at, of: 14 })))).toEqual({ at: 3, of: 14 });
  });

  it('adds up batches that each count from one', () => {
    const batches = [
      [1, 3],
      [2, 3],
      [3, 3],
      [1, 1],
      [1, 5],
    ].map(([at, of], source) => summaryEvent(source, { at, of }));
    expect(countRead(batches)).toEqual({ at: 5, of: 9 });
  });
});

describe('the credibility tally so far', () => {
  it('counts four and five stars as high, and one star as low', () => {
    const cards = liveCards([5, 4, 3, 2, 1].map((stars, source) => summaryEvent(source, { stars })));
    expect(tallyCredibility(cards)).toEqual({ high: 2, medium: 2, low: 1 });
  });
});
