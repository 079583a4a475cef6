import { countWords } from './count-words';

it.each([
  ['', 0],
  ['— … !', 0],
  ["The mayor's 1,250.50 well-known words", 5],
  ['橋が落ちた', 3],
  ['Über 3 Brücken', 3],
])('counts the words of “%s”', (text, count) => expect(countWords(text)).toBe(count));
