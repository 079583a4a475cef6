import { readExpiry, parseKeyName, readRoles } from './keys.policy';

const wrong = expect.objectContaining({ code: 'invalid-input' });
const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('arguments of `keys create`', () => {
  it('accepts the roles for `keys create` as a list, as several options, or both', () => {
    expect(readRoles(['editor,metrics', 'viewer', 'editor'])).toEqual(['editor', 'metrics', 'viewer']);
  });

  it.each([[[]], [['root']], [['editor,']], [['Editor']]])('rejects the roles %j for `keys create`', (given) =>
    expect(() => readRoles(given)).toThrow(wrong),
  );

  it('accepts the expiry for `keys create` as a number of days or a time', () => {
    expect(readExpiry('90d', NOW)).toBe('2026-04-01T00:00:00.000Z');
    expect(readExpiry('2027-01-31', NOW)).toBe('2027-01-31T00:00:00.000Z');
    expect(readExpiry('2027-01-31T08:00:00+02:00', NOW)).toBe('2027-01-31T06:00:00.000Z');
    expect(readExpiry(undefined, NOW)).toBeNull();
  });

  it.each(['', '0d', '-3d', 'tomorrow', '2025-12-31', '2026-13-45', '90'])(
    'rejects the expiry %j for `keys create`',
    (text) => expect(() => readExpiry(text, NOW)).toThrow(wrong),
  );

  it('rejects a name with control characters for `keys create`', () => {
    expect(parseKeyName('Ann Example')).toBe('Ann Example');
    expect(() => parseKeyName('ann\u001b[2J')).toThrow(wrong);
  });
});
