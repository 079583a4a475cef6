import { lexiconLanguages } from '@corroborate/text';
import { readRating, readVerdict } from './rating.policy';

const read = (rating: string, language: string | null) => readRating(rating, language);

describe('free-text rating by a fact checker', () => {
  it('interprets ratings by fact checkers in many languages', () =>
    expect(lexiconLanguages('ratings')).toEqual(expect.arrayContaining(['ar', 'de', 'en', 'ja', 'ru', 'tr', 'zh'])));

  it.each([
    ['nl', 'Grotendeels onwaar', 'false'],
    ['pl', 'Fałsz', 'false'],
    ['pl', 'Prawda', 'true'],
    ['pl', 'Częściowy fałsz', 'mixed'],
    ['tr', 'Yanlış', 'false'],
    ['ru', 'Ложь', 'false'],
    ['ru', 'Это не правда', 'false'],
    ['uk', 'Напівправда', 'mixed'],
    ['sv', 'Delvis falskt', 'mixed'],
    ['cs', 'Není pravda', 'false'],
    ['el', 'Ψευδές', 'false'],
    ['ar', 'غير صحيح', 'false'],
    ['hi', 'गलत', 'false'],
    ['hi', 'सच नहीं', 'mixed'],
    ['id', 'Konteks keliru', 'mixed'],
    ['ja', '一部誤り', 'mixed'],
    ['ja', '正確', 'true'],
    ['ko', '전혀 사실 아님', 'false'],
    ['zh', '不属实', 'false'],
    ['zh', '部分正确', 'mixed'],
  ])('interprets a rating in %s: “%s” as %s', (language, rating, verdict) =>
    expect(read(rating, language)?.verdict).toBe(verdict),
  );

  it.each([
    ['en', 'Not accurate', 'false'],
    ['en', 'Four Pinocchios', 'false'],
    ['en', 'Exaggerated', 'mixed'],
    ['en', 'Not confirmed', 'mixed'],
    ['en', 'Mostly true', 'true'],
    ['es', 'Falso', 'false'],
    ['es', 'Es falso', 'false'],
    ['es', 'No es cierto', 'false'],
    ['es', 'Verdad a medias', 'mixed'],
    ['es', 'Parcialmente falso', 'mixed'],
    ['es', 'Verdadero', 'true'],
    ['es-MX', 'Engañoso', 'false'],
    ['pt', 'FALSO', 'false'],
    ['pt-BR', 'Não é bem assim', 'mixed'],
    ['pt', 'Não é verdade', 'false'],
    ['pt', 'Verdadeiro', 'true'],
    ['pt', 'Fora de contexto', 'mixed'],
    ['de', 'Größtenteils falsch', 'false'],
    ['de', 'Teilweise falsch', 'mixed'],
    ['de', 'Falsch', 'false'],
    ['de', 'Stimmt nicht', 'false'],
    ['de', 'Frei erfunden', 'false'],
    ['de', 'Richtig', 'true'],
    ['fr', 'Faux', 'false'],
    ['fr', 'Plutôt vrai', 'mixed'],
    ['fr', 'Trompeur', 'false'],
    ['fr', 'Pas vrai', 'false'],
    ['fr', 'Vrai', 'true'],
    ['it', 'Bufala', 'false'],
    ['it', 'Non è vero', 'false'],
    ['it', 'Parzialmente falso', 'mixed'],
    ['it', 'Vero', 'true'],
  ])('interprets a rating in %s: “%s” as %s', (language, rating, verdict) =>
    expect(read(rating, language)?.verdict).toBe(verdict),
  );

  it.each([
    ['es', 'Concierto en la plaza'],
    ['es', 'No es falso'],
    ['pt', 'Veja o texto'],
    ['de', 'Falschgeld'],
    ['de', 'Nicht falsch'],
    ['de', 'Wahrscheinlich'],
    ['fr', 'Vraisemblable'],
    ['fr', 'Ce n’est pas faux'],
    ['it', 'Veramente lungo'],
    ['it', 'Non è falso'],
    ['en', 'Not false'],
    ['en', 'See text'],
    [null, 'Blue paint'],
  ])('returns null for a rating in %s: “%s”', (language, rating) => expect(read(rating, language)).toBeNull());

  it.each([
    ['Falso', null],
    ['Falso. El vídeo es de 2019 y se grabó en otra ciudad.', 'El vídeo es de 2019 y se grabó en otra ciudad.'],
    ['Falso: el vídeo es de 2019', 'el vídeo es de 2019'],
    [
      'Falso – el vídeo muestra otra ciudad y la mitad del puente',
      'el vídeo muestra otra ciudad y la mitad del puente',
    ],
    ['Falso (vídeo de 2019)', 'vídeo de 2019'],
  ])('keeps the comment next to it: “%s”', (rating, comment) =>
    expect(read(rating, 'es')).toEqual({ verdict: 'false', comment }),
  );

  it('derives the verdict from the first part of a rating regardless of the explanation', () => {
    const rating = 'Falsch. Dass die Brücke gesperrt war, ist teilweise richtig, aber nicht im März.';
    expect(read(rating, 'de')?.verdict).toBe('false');
    expect(read('Die Behauptung über die Brücke von Elmsworth ist falsch', 'de')?.verdict).toBe('false');
  });

  it('interprets a rating without a language if no two languages conflict', () => {
    expect(read('Falso', null)?.verdict).toBe('false');
    expect(read('Bufala', null)?.verdict).toBe('false');
  });

  it.each([
    ['en', 'Barely true'],
    ['en', 'Scarcely true'],
    ['en', 'True, but misses context'],
    ['en', 'True of one bridge'],
    ['en', 'Not the full story'],
    ['en', 'Not entirely accurate'],
    ['en', 'Two Pinocchios'],
    ['de', 'Kaum wahr'],
    ['es', 'Cierto, pero falta contexto'],
    ['fr', 'Vrai pour un seul pont'],
    ['it', 'Quasi vero'],
    ['pt', 'Quase verdade'],
  ])('never interprets a qualified rating in %s as true: “%s”', (language, rating) =>
    expect(read(rating, language)?.verdict).not.toBe('true'),
  );

  it.each([
    ['en', 'Hardly true'],
    ['en', 'Far from true'],
    ['en', 'Anything but accurate'],
    ['en', 'Nothing about this is true'],
    ['en', 'Digitally created'],
    ['es', 'Lejos de ser cierto'],
    ['de', 'Alles andere als wahr'],
    [null, 'Faux'],
  ])('interprets a rating in %s as false: “%s”', (language, rating) =>
    expect(read(rating, language)?.verdict).toBe('false'),
  );

  it('interprets a rating in the page’s language, then in English, then in any other language', () =>
    expect([read('False', 'de'), read('Falso', 'en'), read('Mostly true', 'es')].map((one) => one?.verdict)).toEqual([
      'false',
      'false',
      'true',
    ]));

  it.each([
    ['1 of 5', 'false'],
    ['2/5', 'false'],
    ['3 von 5', 'mixed'],
    ['4 out of 5', 'mixed'],
    ['5 sur 5', 'true'],
    ['0 of 10', 'false'],
  ])('interprets “%s” on its scale as %s', (rating, verdict) => expect(read(rating, null)?.verdict).toBe(verdict));

  it.each(['7 of 5', '5', 'Four stars', 'No rating', '-1 of 5'])('finds no verdict in the rating “%s”', (rating) =>
    expect(read(rating, 'en')).toBeNull(),
  );
});

describe('rating with text and figures', () => {
  it('returns the verdict true if text and figures of a rating both say so', () =>
    expect(readVerdict({ rating: 'True', scale: { value: 5, best: 5, worst: 1 } }, 'en')).toBe('true'));

  it('returns the verdict mixed if the text of a rating says true and its figures do not', () =>
    expect(readVerdict({ rating: 'True', scale: { value: 2, best: 5, worst: 1 } }, 'en')).toBe('mixed'));

  it('derives the verdict from the numeric values of a rating if its text is inconclusive', () =>
    expect(readVerdict({ rating: 'See text', scale: { value: 1, best: 4, worst: 1 } }, 'en')).toBe('false'));

  it('accepts scales on which the lowest figure is the best', () =>
    expect(readVerdict({ rating: 'See text', scale: { value: 6, best: 1, worst: 6 } }, 'en')).toBe('false'));
});

describe('English rating', () => {
  it.each([
    ['False', 'false'],
    ['PANTS ON FIRE', 'false'],
    ['Misleading', 'false'],
    ['No evidence', 'false'],
    ['Not true', 'false'],
    ['Incorrect attribution', 'false'],
    ['True', 'true'],
    ['Mostly correct', 'true'],
    ['Confirmed', 'true'],
    ['Half true', 'mixed'],
    ['Partly false', 'mixed'],
    ['Missing context', 'mixed'],
    ['Unproven', 'mixed'],
    ['', null],
    ['Untested', null],
    ['Three of five', null],
    ['ყალბი', null],
  ])('interprets “%s” as %s', (rating, verdict) => expect(read(rating, 'en')?.verdict ?? null).toBe(verdict));
});
