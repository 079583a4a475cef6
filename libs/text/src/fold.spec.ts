import { fold, removeAccents } from './fold';

describe('text folding', () => {
  it('removes accents and keeps the case', () => expect(removeAccents('Ārtūrs Çelik, Ño')).toBe('Arturs Celik, No'));
  it('decomposes compatibility characters', () => expect(removeAccents('ﬁve ½')).toBe('five 1⁄2'));
  it('maps two spellings of a word to the same form', () => expect(fold('L’ÉLYSÉE')).toBe(fold("l'elysee")));
});
