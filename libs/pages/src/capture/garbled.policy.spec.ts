import { isGarbled } from './verdict.policy';

const words = (one: string, count: number) => Array.from({ length: count }, () => one).join(' ');

describe('isGarbled', () => {
  it.each([
    ['bytes in no known charset', words('M\ufffd\ufffd\ufffd', 40)],
    ['misread accents', words('Die Br\ufffdcke \ufffdber die Ems', 10)],
    ['UTF-8 stored as Latin letters', words('Die BrÃ¼cke Ã¼ber die Ems', 10)],
    ['Cyrillic stored as Latin letters', words('Ð¼Ð¾ÑÑ‚', 20)],
  ])('returns true for %s', (_, text) => expect(isGarbled(text)).toBe(true));

  it.each([
    ['one broken character on a page', `${words('Die Brücke über die Ems', 20)} Bu\ufffd`],
    ['letters of other languages', words('São João, Ångström, Ñandú, Ðuro, Âge, Ähre', 20)],
    ['a short text', 'Br\ufffdcke'],
  ])('returns false for %s', (_, text) => expect(isGarbled(text)).toBe(false));
});
