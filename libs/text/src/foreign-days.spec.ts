import { foreignDays } from './foreign-days';

/** A Sunday. */
const PUBLISHED = { value: '2026-10-18T09:00:00.000Z', precision: 'second', zone: 'Z' };
const days = (sentence: string) =>
  foreignDays(sentence, PUBLISHED).map(({ from, quote }) => [
    new Date(from * 86_400_000).toISOString().slice(0, 10),
    quote,
  ]);

describe('days in other languages', () => {
  it.each([
    ['Am Samstag brannte der Wald.', '2026-10-17', 'Samstag'],
    ['Gestern brannte der Wald.', '2026-10-17', 'Gestern'],
    ['El jueves ardió el monte.', '2026-10-15', 'jueves'],
    ['La forêt a brûlé hier.', '2026-10-17', 'hier'],
    ['Il bosco è bruciato domenica.', '2026-10-18', 'domenica'],
    ['O mato ardeu na segunda-feira.', '2026-10-12', 'segunda-feira'],
  ])('are read against the day of publication: %s', (sentence, day, quote) =>
    expect(days(sentence)).toEqual([[day, quote]]),
  );

  it.each(['Am kommenden Samstag wird gefeiert.', 'El próximo jueves habrá fiesta.', 'Les martiens sont là.'])(
    'are left out where they are to come or only look like it: %s',
    (sentence) => expect(days(sentence)).toEqual([]),
  );
});
