import { batteryLanguages, countFunctionWords, getKnownLanguage, type FunctionWords } from '@corroborate/text';
import { getPrintedTitle, type Article } from '@corroborate/domain';
import { RULES_LANGUAGE_LIMITS as LIMITS } from '../stance.thresholds';

/**
 * Languages in which rules can find support. Each has a test battery in `data/lexicon/<language>/battery.json`, and
 * `battery.spec.ts` fails if a page is misjudged.
 */
export const RULES_LANGUAGES: ReadonlySet<string> = new Set(batteryLanguages());

const languageCode = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** The declared or detected language if rules support it; otherwise null. */
function supportedRulesLanguage(article: Article): string | null {
  const code = languageCode(getKnownLanguage(article) ?? '');
  return RULES_LANGUAGES.has(code) ? code : null;
}

/** Two-letter code of the language in which rules read the page; null if it is unsupported or unknown. */
export function detectRulesLanguage(article: Article): string | null {
  const known = getKnownLanguage(article);
  const text = `${getPrintedTitle(article)}\n${article.text.slice(0, LIMITS.sample)}`;
  const found = countFunctionWords(text);
  if (!isLatin(text)) return null;
  const own = supportedRulesLanguage(article);
  if (known !== null) return own !== null && isWrittenIn(own, found) ? own : null;
  if (found.words < LIMITS.words) return null;
  return [...RULES_LANGUAGES].find((language) => isWrittenIn(language, found, LIMITS.unknownShare)) ?? null;
}

/** Whether the quoted sentence is also in `language`, because a page may mix languages. */
export const isSentenceIn = (language: string, sentence: string): boolean =>
  isLatin(sentence) && isWrittenIn(language, countFunctionWords(sentence), LIMITS.sentenceShare);

/** Whether most letters are Latin. All languages with a test battery use Latin letters and spaces between words. */
const isLatin = (text: string): boolean =>
  2 * (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= (text.match(/\p{L}/gu)?.length ?? 0);

/** Verifies the language by the share of its function words, because declarations are unreliable. */
function isWrittenIn(language: string, { words, byLanguage }: FunctionWords, share: number = LIMITS.share): boolean {
  if (words < LIMITS.words) return true;
  const own = byLanguage.get(language) ?? 0;
  return own >= share * words && [...byLanguage.values()].every((other) => other <= own);
}
