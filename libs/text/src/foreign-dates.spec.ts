import { foreignDateMentions } from './foreign-dates';

describe('days as other languages write them', () => {
  it.each([
    ['La digue a cédé le 16 octobre 2026 à Valmont.', [2026, 10, 16]],
    ['Die Brücke wurde am 3. März gesperrt.', [null, 3, 3]],
    ['El puente se cerró el 1 de agosto de 2025.', [2025, 8, 1]],
    ['Il ponte è crollato il 14 gennaio 2024.', [2024, 1, 14]],
  ])('are read: %s', (text, [year, month, day]) => {
    const [found] = foreignDateMentions(text);
    expect(found).toMatchObject({ year, month, day });
    expect(text.slice(found?.start, found?.end)).toBe(found?.quote);
  });

  it.each(['40 Menschen wurden verletzt.', 'Le 45 octobre', '12 maisons ont brûlé', '2026'])('are none: %s', (text) =>
    expect(foreignDateMentions(text)).toEqual([]),
  );
});
