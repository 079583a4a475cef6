import { liveCollections } from './collection-events';

let id = 0;
const event = (type: string, data: Record<string, unknown>) => ({
  id: (id += 1),
  at: '',
  type: `collection.${type}`,
  data: { collection: 'register/payments', ...data },
});

describe('live collection research', () => {
  it('shows counts, the scan with its total and price, and the findings', () => {
    const [one] = liveCollections([
      event('counted', {
        total: 40,
        buckets: [
          { key: 'A', count: 30 },
          { key: 'B', count: 10 },
        ],
      }),
      event('scan-planned', { documents: 40, cost_usd: 0.2, allowed: true }),
      event('scanned', { read: 30, total: 40 }),
      event('findings', { findings: 2 }),
      event('follow-up', { by: 'theme', value: 'roads' }),
    ]);
    expect(one).toEqual({
      name: 'register/payments',
      total: 40,
      bars: [
        { key: 'A', count: 30, width: 100 },
        { key: 'B', count: 10, width: 33 },
      ],
      read: 30,
      toRead: 40,
      costUsd: 0.2,
      tooMany: false,
      findings: 2,
      further: ['roads'],
    });
  });

  it('reports that more documents match than may be read', () => {
    expect(liveCollections([event('scan-planned', { documents: 9_000, allowed: false })])[0]?.tooMany).toBe(true);
  });

  it('returns no live collection research if no data server is configured', () => {
    expect(liveCollections([])).toEqual([]);
  });
});
