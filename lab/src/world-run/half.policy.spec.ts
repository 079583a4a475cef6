import { parseHalf } from './half.option';
import { halfOf, inHalf } from './half.policy';

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

  it('takes every topic where no half is wanted, and each topic in one alone', () => {
    for (const event of EVENTS) {
      expect(inHalf(event, undefined)).toBe(true);
      expect([inHalf(event, 'fit'), inHalf(event, 'choose')].filter(Boolean)).toHaveLength(1);
    }
  });

  it('is asked for by its name', () => {
    expect([parseHalf('fit'), parseHalf('choose')]).toEqual(['fit', 'choose']);
    expect(() => parseHalf('both')).toThrow('either fit or choose');
  });
});
