import { lexicon } from '@corroborate/text';
import { nameWords, sameName } from './same-name.policy';

/** Someone under all names that are known for them. */
export interface Named {
  name: string;
  aliases?: readonly string[];
}

const INITIALS = /^\p{Lu}[\p{Lu}\d&]{1,7}$/u;

/** Single words by which too many are called. */
const ANYBODYS = new Set(lexicon('en', 'name-words', 'anybodys').words);

/**
 * The name under which both go; null if nothing shows that they are one. Names agree word for word but for case,
 * accents and legal form; initials agree only as written, and only where one side is known to go by them. A
 * word more or less makes another body: "Elm Field" is not "Elm", "Elm Foundation" not "Elm Corp."
 */
export function sharedName(a: Named, b: Named): string | null {
  const others = namesOf(b);
  return namesOf(a).find((one) => others.some((other) => agree(one, other))) ?? null;
}

export const namesOf = ({ name, aliases = [] }: Named): string[] =>
  [name, ...aliases].map((one) => one.trim()).filter((one) => one !== '' && one.length <= 200);

function agree(a: string, b: string): boolean {
  if (INITIALS.test(a)) return hasAsWritten(b, a) && sameName(a, b);
  if (INITIALS.test(b)) return hasAsWritten(a, b) && sameName(a, b);
  return sameName(a, b) && !isAnybodys(a) && !isAnybodys(b);
}

/** "HSB" is in "HSB Corp.", and not in "Hsb Ltd": small letters make it another word. */
const hasAsWritten = (name: string, initials: string): boolean => name.split(/[\s,.]+/).includes(initials);

function isAnybodys(name: string): boolean {
  const parts = nameWords(name);
  return parts.length === 1 && ANYBODYS.has(parts[0] ?? '');
}

/** One telling word, or initials: too little of a name to be alone. */
export const isShort = (name: string): boolean => nameWords(name).length <= 1;
