import { hashSecret, matchesSecret, mintKey, parseKey, formatKey } from './api-key.secret';

describe('the text of an API key', () => {
  it('parses back to the same key', () => {
    const key = mintKey();
    expect(parseKey(formatKey(key))).toEqual(key);
  });

  it('creates each API key with a unique ID and secret', () => {
    const keys = Array.from({ length: 200 }, () => mintKey());
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(200);
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(200);
  });

  it.each([
    '',
    'cbr_',
    `cbr_${'0'.repeat(16)}_short`,
    `cbr_${'0'.repeat(16)}_${'a'.repeat(44)}`,
    `cbr_${'g'.repeat(16)}_${'a'.repeat(43)}`,
    `CBR_${'0'.repeat(16)}_${'a'.repeat(43)}`,
    ` cbr_${'0'.repeat(16)}_${'a'.repeat(43)}`,
    `cbr_${'0'.repeat(16)}_${'a'.repeat(43)}\n`,
  ])('rejects %j as the text of an API key', (text) => expect(parseKey(text)).toBeNull());
});

describe('an API key secret', () => {
  it('matches only its own hash', () => {
    const { secret } = mintKey();
    expect(matchesSecret(hashSecret(secret), secret)).toBe(true);
    expect(matchesSecret(hashSecret(secret), mintKey().secret)).toBe(false);
    expect(matchesSecret(hashSecret(secret), '')).toBe(false);
    expect(matchesSecret('', secret)).toBe(false);
    expect(hashSecret(secret)).not.toContain(secret);
  });
});
