import { stem } from './stem';

it.each([
  ['strikes', 'strik'],
  ['parties', 'party'],
  ['churches', 'church'],
  ['stopped', 'stop'],
  ['planning', 'plan'],
  ['quickly', 'quick'],
  ['children', 'child'],
  ['1,250', '1,250'],
  ['gas', 'gas'],
])('reduces %s to %s', (word, expected) => expect(stem(word)).toBe(expected));
