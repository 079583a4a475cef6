import { fold, removeAccents } from './fold';

describe('folding', () => {
  it('takes accents off and leaves the case', () => expect(removeAccents('Ārtūrs Çelik, Ño')).toBe('Arturs Celik, No'));
  it('takes compound characters apart', () => expect(removeAccents('ﬁve ½')).toBe('five 1⁄2'));
  it('makes two spellings of one word meet', () => expect(fold('L’ÉLYSÉE')).toBe(fold("l'elysee")));
});
