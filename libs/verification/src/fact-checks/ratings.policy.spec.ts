import { lexiconLanguages } from '@corroborate/text';
import { readRating } from './ratings.policy';

const read = (rating: string, language: string | null) => readRating(rating, language, () => null);

describe('a rating in free text', () => {
  it('is read in six languages', () =>
    expect(lexiconLanguages('ratings')).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt']));

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
  ])('%s: “%s” says %s', (language, rating, verdict) => expect(read(rating, language)?.verdict).toBe(verdict));

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
  ])('%s: “%s” says nothing that can be read', (language, rating) => expect(read(rating, language)).toBeNull());

  it.each([
    ['Falso', null],
    ['Falso. El vídeo es de 2019 y se grabó en otra ciudad.', 'El vídeo es de 2019 y se grabó en otra ciudad.'],
    ['Falso: el vídeo es de 2019', 'el vídeo es de 2019'],
    [
      'Falso – el vídeo muestra otra ciudad y la mitad del puente',
      'el vídeo muestra otra ciudad y la mitad del puente',
    ],
    ['Falso (vídeo de 2019)', 'vídeo de 2019'],
  ])('keeps what is said beside it: “%s”', (rating, comment) =>
    expect(read(rating, 'es')).toEqual({ verdict: 'false', comment }),
  );

  it('is read by its first part: words of the explanation do not turn it', () => {
    const rating = 'Falsch. Dass die Brücke gesperrt war, ist teilweise richtig, aber nicht im März.';
    expect(read(rating, 'de')?.verdict).toBe('false');
    expect(read('Die Behauptung über die Brücke von Elmsworth ist falsch', 'de')?.verdict).toBe('false');
  });

  it('is read without a language where no two languages differ', () => {
    expect(read('Falso', null)?.verdict).toBe('false');
    expect(read('Bufala', null)?.verdict).toBe('false');
  });

  it('is left to the usual reading where the list of its language does not know it', () =>
    expect(readRating('Labeled Satire', 'es', () => 'false')).toEqual({ verdict: 'false', comment: null }));
});
