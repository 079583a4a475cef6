import { encodeUriPart } from './encode-uri-part';

it('encodes an unpaired surrogate as the replacement character and everything else as usual', () => {
  expect(encodeUriPart('a\uD800b')).toBe('a%EF%BF%BDb');
  expect(encodeUriPart('Łódź & more 😀')).toBe(encodeURIComponent('Łódź & more 😀'));
});
