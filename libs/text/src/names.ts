import { fold } from './fold';
import { lexicon } from './lexicon';
import { isSameSpelling, toSpelling } from './name-spellings';
import { isCurrency } from './numbers/currency';
import { isStopword } from './stop-words';
import { foldedWords, tokenizeWords } from './words';

/** Normalized name for comparison: without leading article, case, accents and punctuation. */
export const nameKey = (name: string): string => foldedWords(fold(name)).join(' ').replace(/^the /, '');

const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}\\d&.'’-]*";
const PARTICLE = lexicon('any', 'name-particles').source;
const NAME = new RegExp(
  `${CAPITALISED}(?:\\s+(?:(?:${PARTICLE})\\s+){0,2}${CAPITALISED}|\\s+\\d{1,5}\\b(?![,.]\\d)){0,7}`,
  'gu',
);
const NON_NAME_WORDS = new Set(lexicon('en', 'not-names').words);

/** Whether the line is in title case, so that capitals carry no information. */
export function isTitleCase(line: string): boolean {
  const long = tokenizeWords(line).filter((word) => word.raw.length > 3 && !/\d/.test(word.raw));
  if (long.length < 3) return false;
  return long.filter((word) => /^\p{Lu}/u.test(word.raw)).length / long.length > 0.75;
}

/**
 * Unique proper names in running text, in order. The first word of a sentence counts only as part
 * of a longer name or if it recurs.
 */
export function findProperNames(text: string): string[] {
  const out = new Map<string, string>();
  for (const match of text.slice(0, 50_000).matchAll(NAME)) {
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    splitAtSentenceEnds(match[0]).forEach((part, at) => {
      const name = trimName(part);
      const startsSentence = at > 0 || /(?:^|[.!?:"“”\n]\s*)$/.test(before);
      if (!name || (startsSentence && isGenericName(name))) return;
      if (!out.has(fold(name))) out.set(fold(name), name);
    });
  }
  return [...out.values()];
}

const isGenericName = (name: string): boolean => !/\s/.test(name) && !/\p{Lu}.*\p{Lu}/u.test(name);

const ABBREVIATIONS = new Set(lexicon('en', 'abbreviations').words);
/** Shorter words before a period are usually abbreviations: “Atty. Gen. Ann Roe”. */
const LONG_WORD_LETTERS = 5;

/** “… at Teller Field. Officials said”: a period after a whole word ends the sentence, and with it the name. */
function splitAtSentenceEnds(raw: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: stop, 1: word = '', index } of raw.matchAll(/([\p{L}\p{M}]{1,40})\.\s+/gu)) {
    if (word.length < LONG_WORD_LETTERS || ABBREVIATIONS.has(word.toLowerCase())) continue;
    parts.push(raw.slice(from, index + word.length));
    from = index + stop.length;
  }
  return [...parts, raw.slice(from)];
}

function trimName(raw: string): string | null {
  const parts = raw
    .replace(/['’]s?$/, '')
    .replace(/[.,'’-]+$/, '')
    .split(/\s+/);
  while (parts.length && (NON_NAME_WORDS.has(fold(parts[0] ?? '')) || isCurrencyAmount(parts))) parts.shift();
  while (parts.length && (NON_NAME_WORDS.has(fold(parts.at(-1) ?? '')) || isStopword(fold(parts.at(-1) ?? ''))))
    parts.pop();
  const name = parts.join(' ').replace(/['’]s\b/g, "'s");
  return name.length > 1 && /\p{Lu}/u.test(name) ? name : null;
}

/** "Rs 25" is an amount of money. */
const isCurrencyAmount = ([first = '', second = '']: readonly string[]): boolean =>
  isCurrency(first) && (/^\d/.test(second) || (second === '' && first.length <= CURRENCY_CODE_LENGTH));
const CURRENCY_CODE_LENGTH = 3;

/** A text indexed for name searches. */
export interface NameIndex {
  folded: string;
  tokens: ReadonlySet<string>;
}
export function indexNames(text: string): NameIndex {
  const list = foldedWords(text);
  return { folded: ` ${list.join(' ')} `, tokens: new Set(list) };
}

/**
 * Whether the text contains the name: in full, without title, inverted ("Roe, Ann"), as initials,
 * or most of its words.
 */
export function hasName(index: NameIndex, name: string): boolean {
  const all = foldedWords(name).filter((part) => part !== 'the');
  if (all.length === 0) return false;
  if (index.folded.includes(` ${all.join(' ')} `)) return true;
  if (hasDigraphs(index, name)) return true;
  const parts = withoutTitle(all);
  if (parts.length < all.length && index.folded.includes(` ${parts.join(' ')} `)) return true;
  if (matchesFullName(index, all)) return true;
  if (
    hasRoad(index, all) ||
    (/^\p{Lu}\S+ \p{Lu}\S+$/u.test(name.trim()) && matchesRegisterForm(index, parts)) ||
    (parts.length < all.length && matchesRegisterForm(index, parts)) ||
    matchesOtherSpelling(index, name, parts)
  )
    return true;
  const significant = parts.filter((part) => !isStopword(part));
  if (significant.length >= 3) {
    const initials = significant.map((part) => part.charAt(0)).join('');
    if (initials.length >= 3 && index.tokens.has(initials)) return true;
    return (
      significant.filter((part) => index.tokens.has(part)).length / significant.length >= 0.8 &&
      hasNumbers(index, significant)
    );
  }
  return false;
}

const TITLES = new Set(lexicon('en', 'titles').words);

/** "Mayor Ann Roe" → "Ann Roe"; a lone surname keeps its title. */
function withoutTitle(parts: string[]): string[] {
  let at = 0;
  while (at < parts.length - 2 && TITLES.has(parts[at] ?? '')) at += 1;
  return parts.slice(at);
}

/** "President Roe" matches "President Ann B. Roe". */
function matchesFullName(index: NameIndex, [title = '', last = '', ...more]: string[]): boolean {
  if (more.length > 0 || !TITLES.has(title) || last.length < 3 || /\d/.test(last) || isStopword(last)) return false;
  return new RegExp(` ${title} (?:\\p{L}{1,20} ){1,2}${last} `, 'u').test(index.folded);
}

/** Whether the name appears in another spelling: digraphs for umlauts, or another transliteration. */
export const hasOtherSpelling = (index: NameIndex, name: string): boolean =>
  hasDigraphs(index, name) || matchesOtherSpelling(index, name, withoutTitle(foldedWords(name)));

const hasDigraphs = (index: NameIndex, name: string): boolean =>
  withDigraphs(name).some((form) => index.folded.includes(` ${form} `));

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** "Müller" as "mueller", and "Mueller" as "muller", which is how "Müller" is folded. */
function withDigraphs(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  const forms = [
    lower.replace(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? letter),
    fold(name)
      .replace(/([aou])e/g, '$1')
      .replaceAll('aa', 'a'),
  ];
  return forms.filter((form) => form !== lower && form !== fold(name)).map((form) => foldedWords(form).join(' '));
}

const OPTIONAL_PARTICLES = new Set(lexicon('any', 'kin-particles').words);

/** Words of a text with their sound keys, built lazily. */
interface SoundIndex {
  tokens: readonly string[];
  consonants: ReadonlySet<string>;
}
const soundsByIndex = new WeakMap<NameIndex, SoundIndex>();

function soundIndex(index: NameIndex): SoundIndex {
  const known = soundsByIndex.get(index);
  if (known) return known;
  const tokens = index.folded.split(' ').filter((word) => word !== '' && !OPTIONAL_PARTICLES.has(word));
  const sounds = { tokens, consonants: new Set(tokens.map((word) => toSpelling(word).consonants)) };
  soundsByIndex.set(index, sounds);
  return sounds;
}

const hasSpellingVariants = (part: string): boolean => part.length >= 3 && !/\d/.test(part) && !isStopword(part);

/**
 * "Abdallah bin Rashed" matches "Abdullah bin Rashid": capitalized names of two to four words, those of two words in
 * either order.
 */
function matchesOtherSpelling(index: NameIndex, name: string, parts: string[]): boolean {
  const own = parts.filter((part) => !OPTIONAL_PARTICLES.has(part));
  const isPerson = name
    .split(/[\s-]+/)
    .every((part) => /^\p{Lu}/u.test(part) || OPTIONAL_PARTICLES.has(part.toLowerCase()));
  if (!isPerson || own.length < 2 || own.length > 4 || own.some((part) => !hasSpellingVariants(part))) return false;
  const { tokens, consonants } = soundIndex(index);
  if (!own.every((part) => consonants.has(toSpelling(part).consonants))) return false;
  const orders = own.length === 2 ? [own, own.toReversed()] : [own];
  return orders.some((order) =>
    tokens.some((_, at) => order.every((part, i) => isSameSpelling(part, tokens[at + i] ?? ''))),
  );
}

/** "Roe, Ann" or "Ann B. Roe": formats in lists and court records. */
function matchesRegisterForm(index: NameIndex, parts: string[]): boolean {
  const [first = '', last = ''] = parts;
  if (
    parts.length !== 2 ||
    first.length < 2 ||
    last.length < 3 ||
    /\d/.test(first + last) ||
    isStopword(first) ||
    isStopword(last)
  )
    return false;
  return index.folded.includes(` ${last} ${first} `) || new RegExp(` ${first} \\p{L} ${last} `, 'u').test(index.folded);
}

const ROADS = lexicon('en', 'roads', 'kinds');
const ROAD_WORDS = new Set([...ROADS.words, ...lexicon('en', 'roads', 'owners').words]);
/** "State Route 12", "Highway 12" and "SR-12" are the same road. */
function hasRoad(index: NameIndex, parts: string[]): boolean {
  const number = parts.at(-1) ?? '';
  if (parts.length < 2 || !/^\d{1,4}$/.test(number) || !parts.slice(0, -1).every((part) => ROAD_WORDS.has(part)))
    return false;
  return new RegExp(` (?:${ROADS.source}) ${number} `).test(index.folded);
}

/** Numbers identify names such as "Local 12" and "Highway 9". */
const hasNumbers = (index: NameIndex, parts: string[]): boolean =>
  parts.filter((part) => /\d/.test(part)).every((part) => index.tokens.has(part));

/**
 * The name without trailing common words: "Vegas Amarillas" for "Vegas Amarillas pass", because other reports,
 * especially in other languages, use different ones. All-lower-case names are kept.
 */
export function withoutCommonSuffix(name: string): string {
  const parts = name.split(' ');
  const last = parts.findLastIndex((part) => !/^\p{Ll}/u.test(part));
  return last < 0 ? name : parts.slice(0, last + 1).join(' ');
}
