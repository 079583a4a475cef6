import { parseId } from './id.pipe';

describe('parseId', () => {
  it.each([
    ['1', 1],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('accepts %s', (text, id) => expect(parseId(text)).toBe(id));

  it.each([
    '0',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    '01',
    '',
    'abc',
    '9007199254740992',
    '99999999999999999999',
    '١',
  ])('rejects %p', (text) => expect(parseId(text)).toBeNull());
});
