import { halfOf } from './half.policy';

const EVENTS = Array.from({ length: 200 }, (_, at) => `event-${at}`);

describe('the half of a world in which a topic stands', () => {
  it('is that of its event, whatever else the event is told as', () => {
    for (const event of EVENTS) {
      expect(halfOf(`${event}/all`)).toBe(halfOf(event));
      expect(halfOf(`${event}/look-alike/2`)).toBe(halfOf(event));
    }
  });

  it('is the same for ever', () => expect(EVENTS.slice(0, 4).map(halfOf)).toEqual(['fit', 'choose', 'choose', 'fit']));

  it('is about as often the one as the other', () => {
    const fit = EVENTS.filter((event) => halfOf(event) === 'fit').length;
    expect(fit).toBeGreaterThan(70);
    expect(fit).toBeLessThan(130);
  });
});
