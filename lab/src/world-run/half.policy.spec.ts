import { assignHalf } from './half.policy';

const EVENTS = Array.from({ length: 200 }, (_, at) => `event-${at}`);

describe('the half of a world that a topic belongs to', () => {
  it('assigns all variants of an event to the same half of a world', () => {
    for (const event of EVENTS) {
      expect(assignHalf(`${event}/all`)).toBe(assignHalf(event));
      expect(assignHalf(`${event}/look-alike/2`)).toBe(assignHalf(event));
    }
  });

  it('never changes the half of a world that a topic belongs to', () =>
    expect(EVENTS.slice(0, 4).map(assignHalf)).toEqual(['fit', 'choose', 'choose', 'fit']));

  it('assigns topics to the first half of a world about as often as to the second', () => {
    const fit = EVENTS.filter((event) => assignHalf(event) === 'fit').length;
    expect(fit).toBeGreaterThan(70);
    expect(fit).toBeLessThan(130);
  });
});
