import { lexiconTable } from './lexicon';

/**
 * Transliterations differ: "Qasim" and "Qassem", "Alexei" and "Aleksey". Two spellings match if their consonants agree
 * and their vowels are interchangeable.
 */
interface Spelling {
  /** Consonants, with `*` for each group of vowels. */
  consonants: string;
  /** One letter for each group of vowels, in order. */
  vowels: string;
}

/** Letter groups with the same sound, in order of replacement. */
const EQUIVALENT_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^abd(?:u|a|e)(?=l|r)/, 'abd'],
  [/^y(?=e)/, ''],
  [/x/g, 'ks'],
  [/tz/g, 'ts'],
  [/tsch|tch/g, 'ch'],
  [/sch/g, 'sh'],
  [/kh/g, 'h'],
  [/gh|gu(?=[ei])/g, 'g'],
  [/ph/g, 'f'],
  [/ck|q|c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/der$/, 'dr'],
  [/(\p{L})\1+/gu, '$1'],
];
/** "j" and "y" before a vowel at the start of a word are consonants. */
const VOWELS = /(?!^[jy][aeiou])[aeiouyj]+/g;

/** Maps a group of vowels to its sound: "ei", "ay" and "iy" to I, "ou" to O, "yo" to E. */
function vowelClass(group: string): string {
  if (/^(?:ou|oo|oe|ue|u|o)$/.test(group)) return 'o';
  if (group === 'a' || group === 'ae' || group === 'aa') return 'a';
  if (group === 'e' || group === 'yo' || group === 'jo') return 'e';
  if (/^[eiyj]+$/.test(group) || /^a[iyj]$/.test(group)) return 'i';
  return group.replace(/ou|oo|u/g, 'o');
}

/** Variants of a name that no sound rule matches: "Mykola" and "Nikolai". */
const VARIANTS = lexiconTable('any', 'name-variants');
const canonicalSpelling = (word: string): string => VARIANTS.get(word) ?? word;

const MAX_CACHED = 20_000;
const MAX_LETTERS = 24;
const spellingCache = new Map<string, Spelling>();

export function toSpelling(word: string): Spelling {
  const known = spellingCache.get(word);
  if (known) return known;
  const sounds = EQUIVALENT_SOUNDS.reduce(
    (left, [letters, one]) => left.replace(letters, one),
    canonicalSpelling(word).slice(0, MAX_LETTERS),
  );
  const vowels = (sounds.match(VOWELS) ?? []).map(vowelClass).join('');
  const found = { consonants: sounds.replace(VOWELS, '*'), vowels };
  if (spellingCache.size >= MAX_CACHED) spellingCache.clear();
  spellingCache.set(word, found);
  return found;
}

/** Minimum number of letters; shorter words have too few consonants to compare. */
const MIN_LETTERS = 4;

/** Whether two folded words of names may be two spellings of one name. */
export function isSameSpelling(a: string, b: string): boolean {
  if (canonicalSpelling(a) === canonicalSpelling(b)) return true;
  if (Math.min(a.length, b.length) < MIN_LETTERS) return false;
  const [one, other] = [toSpelling(a), toSpelling(b)];
  if (one.consonants !== other.consonants || one.vowels.length !== other.vowels.length) return false;
  return [...one.vowels].every((vowel, at) => {
    const isEnding = at === one.vowels.length - 1 && /[aeiouyj]$/.test(canonicalSpelling(a));
    return isSameVowel(vowel, other.vowels.charAt(at), isEnding);
  });
}

/** "e" may stand for "i" and "a", but at the end of a word "Anna" is not "Anne". */
const isSameVowel = (a: string, b: string, isEnding: boolean): boolean =>
  a === b || (!isEnding && [a + b, b + a].some((pair) => pair === 'ei' || pair === 'ea'));
