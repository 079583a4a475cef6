import { indexNames } from '@corroborate/text';
import { matchedNames } from './topic.model';

const named = (name: string, text: string): boolean => matchedNames([name], indexNames(text), 'Bellin').length > 0;

describe('thing named by a page', () => {
  it.each([
    ['Mount Bellin', 'The volcano above Bellin has woken.'],
    ['Bellin Council', 'Councillors in Bellin decided on Tuesday.'],
    ['Bellin Coast Airways', 'Bellin Coast has ordered sixty jets.'],
  ])('finds the thing named by a page: %s, in “%s”', (name, text) => expect(named(name, text)).toBe(true));

  it.each([
    ['Bellin Station', 'The library in Bellin was closed on Tuesday.'],
    ['Bellin Bridge', 'A road in Bellin was closed on Tuesday.'],
    ['Bellin Council', 'The library in Bellin was closed on Tuesday.'],
  ])('does not find a thing that the page does not name: %s, in “%s”', (name, text) =>
    expect(named(name, text)).toBe(false),
  );
});
