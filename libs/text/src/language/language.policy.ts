import { LRUCache } from 'lru-cache';
import { eld } from './eld.loader';
import { languageThereOf } from './spoken.registry';
import { isEnglishByWords, languageByWords } from './function-words.policy';
import { LANGUAGE_RULES as RULES } from './language.thresholds';

/**
 * Where a language was taken from: what the text shows, what it declares of itself, what its address suggests, or
 * nowhere.
 */
export type LanguageBasis = 'text' | 'declared' | 'site' | 'none';

/** `tag` is BCP 47 (`es`, `es-MX`), null exactly where the basis is `none`. */
export interface LanguageReading {
  tag: string | null;
  basis: LanguageBasis;
}

/** Text, what is declared of its language (best first, as written) and the host it is on. */
export interface LanguageSigns {
  text: string;
  declared?: readonly (string | null | undefined)[];
  host?: string;
}

/**
 * What is declared holds, unless the text is plainly in another language; where declarations differ, the text chooses
 * among them. A text that declares nothing and is too short or too mixed to tell has the language of its site's
 * country, else none.
 */
export function readLanguage({ text, declared = [], host = '' }: LanguageSigns): LanguageReading {
  const all = declared.flatMap(tagsIn);
  const seen = guessLanguage(text);
  const agreed = all.find((tag) => seen !== null && isSame(tag, seen.language));
  if (agreed !== undefined && (!isSame(agreed, 'en') || isEnglishByWords(text)))
    return { tag: agreed, basis: 'declared' };
  const byWords = languageByWords(text);
  if (byWords !== null) {
    const same = all.find((tag) => isSame(tag, byWords));
    return same === undefined ? { tag: byWords, basis: 'text' } : { tag: same, basis: 'declared' };
  }
  const tags = isEnglishByWords(text) ? all : all.filter((tag) => !isSame(tag, 'en'));
  if (tags[0] !== undefined)
    return seen !== null && overrules(seen, tags[0])
      ? { tag: seen.language, basis: 'text' }
      : { tag: tags[0], basis: 'declared' };
  if (seen !== null) return { tag: seen.language, basis: 'text' };
  const there = languageThereOf(host);
  return there === null ? { tag: null, basis: 'none' } : { tag: there, basis: 'site' };
}

/**
 * The language as judgment may take it: where only the address of a page suggests one, no one knows it, and a caution
 * made for English holds.
 */
export const knownLanguage = ({
  language,
  languageBasis,
}: {
  language: string | null;
  languageBasis?: LanguageBasis;
}): string | null => (languageBasis === 'site' ? null : language);

export interface LanguageGuess {
  /** Two letters. */
  language: string;
  letters: number;
  /** How many times as likely as the next guess. */
  lead: number;
}

/** What the text alone shows; null if it is too short or too mixed to tell. */
function guessLanguage(text: string): LanguageGuess | null {
  const sample = text.slice(0, RULES.mostText);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < RULES.leastLetters) return null;
  const guess = eld().detect(sample);
  const [best = 0, next = 0] = Object.values(guess.getScores()).sort((a, b) => b - a);
  const lead = next > 0 ? best / next : Infinity;
  return guess.language !== '' && guess.isReliable() && lead >= RULES.lead
    ? { language: guess.language, letters, lead }
    : null;
}

/**
 * Whether the letter sequences occur in a language that the detector knows. Text in a script other than Latin passes
 * unchecked.
 */
export const looksLikeLanguage = (text: string): boolean =>
  /[^\P{L}\p{Script=Latin}]/u.test(text) ||
  Object.keys(eld().detect(text.slice(0, RULES.mostText)).getScores()).length > 0;

function overrules({ language, letters, lead }: LanguageGuess, tag: string): boolean {
  if (letters < RULES.overruleLetters || lead < RULES.overruleLead) return false;
  // A language the detector does not know looks like its neighbor; nothing looks like English by that.
  return language === 'en' || Object.values(eld().info().Languages).some((known) => isSame(tag, known));
}

/** Languages that detectors and pages call by several names, or that no one distinguish by their words. */
const KIN: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', sr: 'hr', bs: 'hr', sh: 'hr', id: 'ms', fil: 'tl' };
const kinOf = (tag: string): string => KIN[tag.split('-')[0] ?? ''] ?? tag.split('-')[0] ?? '';
const isSame = (a: string, b: string): boolean => kinOf(a) === kinOf(b);

const NO_LANGUAGE = new Set(['und', 'mul', 'zxx', 'mis']);

/** Tags in a declaration, cleaned: `en_us` → `en-US`, `deu` → `de`, `fr, en` → both; words that are no tag are none. */
function tagsIn(declared: string | null | undefined): string[] {
  return (declared ?? '')
    .slice(0, 100)
    .split(',')
    .flatMap((one) => tagOf(one) ?? []);
}

const tags = new LRUCache<string, { tag: string | null }>({ max: 500 });

/** Pages declare the same few dozen tags, and making a locale of one is slow. */
function tagOf(written: string): string | null {
  const known = tags.get(written) ?? { tag: readTag(written) };
  tags.set(written, known);
  return known.tag;
}

function readTag(written: string): string | null {
  const plain = written
    .trim()
    .replaceAll('_', '-')
    .replace(/[.@;].*$/, '');
  if (!/^[a-z]{2,3}(?![a-z])/i.test(plain)) return null;
  try {
    const { language, region } = new Intl.Locale(plain);
    if (NO_LANGUAGE.has(language)) return null;
    return region ? `${language}-${region}` : language;
  } catch {
    return null;
  }
}
