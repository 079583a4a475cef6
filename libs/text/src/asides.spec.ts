import { findAsides, removeAsides } from './asides';

const without = (sentence: string): string => removeAsides(sentence, findAsides(sentence)).replace(/ +/g, ' ').trim();

describe('subordinate clauses next to the main statement', () => {
  it.each([
    ['The board, which answers no email, made a goose mayor.', 'The board made a goose mayor.'],
    ['The town, where nobody laughed, made a goose mayor.', 'The town made a goose mayor.'],
    ['Because nobody applied, the board made a goose mayor.', 'the board made a goose mayor.'],
    ['Saying it had no choice, the board made a goose mayor.', 'the board made a goose mayor.'],
  ])('removes subordinate clauses next to the main statement from “%s”', (sentence, expected) => {
    expect(without(sentence)).toBe(expected);
    expect(removeAsides(sentence, findAsides(sentence))).toHaveLength(sentence.length);
  });

  it.each([
    'The board did not make a goose mayor.',
    'The board made a goose mayor, which surprised nobody.',
    'No, the board made no goose mayor.',
    'Nothing came of it, the board said.',
    'The board, the town and the county made no goose mayor.',
  ])('finds no subordinate clauses to remove in “%s”', (sentence) => expect(without(sentence)).toBe(sentence));
});
