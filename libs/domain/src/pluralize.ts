/** “1 page”, “3 pages”. The reason catalog in the docs passes a placeholder instead of the number. */
export const pluralize = (count: number, one: string, others = `${one}s`): string =>
  `${typeof count === 'number' ? count.toLocaleString('en') : String(count)} ${count === 1 ? one : others}`;

const NUMBER_WORDS = 'no one two three four five six seven eight nine'.split(' ');

/** A count in AP style: in words below ten. */
export const spellCount = (count: number): string => NUMBER_WORDS[count] ?? count.toLocaleString('en-US');

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “A”, “A and B”, “A, B and C”. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Verb form by number: “is” for one, “are” for several. */
export const chooseVerb = (count: number, one: string, others: string): string => (count === 1 ? one : others);
