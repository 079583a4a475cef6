import { hasEnded, findRetirement } from './retirements';

describe('findRetirement', () => {
  it.each([
    ['gemini', 'gemini-2.5-flash', '2026-12-01', 'rerouted'],
    ['openai', 'gpt-5', '2026-12-11', 'off'],
    ['openai', 'gpt-4.1-mini', '2027-01-14', 'off'],
    ['openai', 'gpt-4.1-mini-2025-04-14', '2027-01-14', 'off'],
    ['service', 'google-cse', '2027-01-01', 'off'],
  ])('returns the date on which %s retires %s', (provider, name, ends, how) =>
    expect(findRetirement(provider, name)).toMatchObject({ ends, how }),
  );

  it('does not apply a retirement to other models of the family or the same name elsewhere', () => {
    expect(findRetirement('openai', 'gpt-5.6-sol')).toBeNull();
    expect(findRetirement('gemini', 'gemini-2.5-flash-lite')).toBeNull();
    expect(findRetirement('local', 'gpt-5')).toBeNull();
  });

  it('takes effect at midnight UTC of its date', () => {
    expect(hasEnded({ ends: '2026-12-01' }, new Date('2026-11-30T23:59:59Z'))).toBe(false);
    expect(hasEnded({ ends: '2026-12-01' }, new Date('2026-12-01T00:00:00Z'))).toBe(true);
  });
});
