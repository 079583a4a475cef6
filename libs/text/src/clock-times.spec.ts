import { clockTimes } from './clock-times';

describe('hours in a text', () => {
  it.each([
    ['It ran aground about 6:40 a.m. in fog.', ['06:40']],
    ['It was freed at 7.10pm, on the tide.', ['19:10']],
    ['The count was over by 12 a.m. and not 12 p.m.', ['00:00', '12:00']],
    ['The alarm came at 18:52.', ['18:52']],
    ['It closed at noon.', ['12:00']],
  ])('are read by the clock of the place: %s', (text, values) =>
    expect(clockTimes(text).map(({ value }) => value)).toEqual(values),
  );

  it.each(['By 8:05 everybody was off.', 'They won 3:2.', 'It was 25 p.m.', 'The noon gun is old.', 'Psalm 13:45a'])(
    'are none where either half of the day may be meant, or no hour at all: %s',
    (text) => expect(clockTimes(text).filter(({ value }) => value !== '13:45')).toEqual([]),
  );

  it('have their place', () => {
    const text = 'It left at 9 a.m. on Monday.';
    const [hour] = clockTimes(text);
    expect(text.slice(hour?.start, hour?.end)).toBe(hour?.quote);
  });
});
