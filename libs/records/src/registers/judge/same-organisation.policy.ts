import { lexicon } from '@corroborate/text';
import { nameWords, sameName } from './same-name.policy';

/** A person or organization with all its known names. */
export interface Named {
  name: string;
  aliases?: readonly string[];
}

const INITIALS = /^\p{Lu}[\p{Lu}\d&]{1,7}$/u;

/** Single words shared by too many names. */
const COMMON_NAME_WORDS = new Set(lexicon('en', 'name-words', 'anybodys').words);

/**
 * The common name of two entries; null if they are not shown to be the same. Names must match word for word except
 * case, accents and legal form; initials only as written, if one side is known by them. Any other word makes a
 * different organization: "Elm Field" is not "Elm", "Elm Foundation" is not "Elm Corp."
 */
export function sharedName(a: Named, b: Named): string | null {
  const others = listNames(b);
  return listNames(a).find((one) => others.some((other) => isMatchingName(one, other))) ?? null;
}

export const listNames = ({ name, aliases = [] }: Named): string[] =>
  [name, ...aliases].map((one) => one.trim()).filter((one) => one !== '' && one.length <= 200);

function isMatchingName(a: string, b: string): boolean {
  if (INITIALS.test(a)) return hasExactInitials(b, a) && sameName(a, b);
  if (INITIALS.test(b)) return hasExactInitials(a, b) && sameName(a, b);
  return sameName(a, b) && !isCommonNameWord(a) && !isCommonNameWord(b);
}

/**
 * Whether the initials occur as written: "HSB" occurs in "HSB Corp." but not in "Hsb Ltd", where lower case makes it
 * another word.
 */
const hasExactInitials = (name: string, initials: string): boolean => name.split(/[\s,.]+/).includes(initials);

function isCommonNameWord(name: string): boolean {
  const parts = nameWords(name);
  return parts.length === 1 && COMMON_NAME_WORDS.has(parts[0] ?? '');
}

/** A single distinctive word or initials, too little to identify an organization. */
export const isShort = (name: string): boolean => nameWords(name).length <= 1;
