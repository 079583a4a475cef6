import { encodeUriPart } from './encode-uri-part';

it('half of a surrogate pair becomes the replacement character, and all else is encoded as usual', () => {
  expect(encodeUriPart('a\uD800b')).toBe('a%EF%BF%BDb');
  expect(encodeUriPart('Łódź & more 😀')).toBe(encodeURIComponent('Łódź & more 😀'));
});
