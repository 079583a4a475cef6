import { halfOf } from './half.policy';

const EVENTS = Array.from({ length: 200 }, (_, at) => `event-${at}`);

describe('the half of a world that a topic belongs to', () => {
  it('is the same for all variants of an event', () => {
    for (const event of EVENTS) {
      expect(halfOf(`${event}/all`)).toBe(halfOf(event));
      expect(halfOf(`${event}/look-alike/2`)).toBe(halfOf(event));
    }
  });

  it('never changes', () => expect(EVENTS.slice(0, 4).map(halfOf)).toEqual(['fit', 'choose', 'choose', 'fit']));

  it('is the first about as often as the second', () => {
    const fit = EVENTS.filter((event) => halfOf(event) === 'fit').length;
    expect(fit).toBeGreaterThan(70);
    expect(fit).toBeLessThan(130);
  });
});
