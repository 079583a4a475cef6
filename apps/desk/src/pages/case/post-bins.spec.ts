import { formatDate } from '../../ui/format';
import { binsOf, binWords, isHourly } from './post-bins';

const HOUR = 3_600_000;
const post = (platform: string, hours: number) => ({
  platform,
  timestamp: new Date(Date.parse('2026-10-17T04:20:00Z') + hours * HOUR).toISOString(),
});

describe('posts over time', () => {
  it('are counted by the hour, by the day over days and by the week over weeks', () => {
    const steps = [1, 72, 73, 336, 337].map((hours) => binsOf([post('reddit', 0), post('reddit', hours)]).step);
    expect(steps.map((step) => step / HOUR)).toEqual([1, 1, 24, 24, 168]);
  });

  it('are counted for each network, in bins that begin with the hour', () => {
    const bins = binsOf([post('reddit', 0), post('mastodon', 0.1), post('reddit', 0.2), post('reddit', 7)]);
    expect(new Date(bins.from).toISOString()).toBe('2026-10-17T04:00:00.000Z');
    expect(new Date(bins.first).toISOString()).toBe('2026-10-17T04:20:00.000Z');
    expect(bins.platforms).toEqual(['mastodon', 'reddit']);
    expect(bins.counts).toEqual([
      [1, 2],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(bins.most).toBe(3);
    expect(isHourly(bins)).toBe(true);
  });

  it('fill a few bins even where all came at once, and leave out what has no date', () => {
    const { counts, most } = binsOf([post('reddit', 0), { platform: 'reddit', timestamp: 'yesterday' }]);
    expect(counts).toEqual([[1], [0], [0], [0], [0], [0]]);
    expect(most).toBe(1);
  });

  it('say the hour only where a bin is shorter than a day', () => {
    expect(binWords(binsOf([post('reddit', 0), post('reddit', 5)]), 2)).toBe(
      `Oct. 17, ${formatDate('2026-10-17T06:00:00Z', 'clock')}`,
    );
    expect(binWords(binsOf([post('reddit', 0), post('reddit', 100)]), 2)).toBe('Oct. 19');
  });
});
