import { lexiconRows } from './lexicon';

/** Objects affected by news events, by English word, with forms by language. One object per thing. */
const TRANSLATED_NOUNS = new Map(
  lexiconRows('any', 'things').flatMap(([words, forms]) => words.split(', ').map((word) => [word, forms] as const)),
);

const translationsOf = (title: string): Readonly<Record<string, string>>[] => [
  ...new Set(
    (
      title
        .toLowerCase()
        .slice(0, 500)
        .match(/\p{L}+/gu) ?? []
    ).flatMap((word) =>
      [TRANSLATED_NOUNS.get(word) ?? TRANSLATED_NOUNS.get(word.replace(/s$/, ''))].filter(
        (forms) => forms !== undefined,
      ),
    ),
  ),
];

/**
 * Affected things of an English title in another language (two-letter code), in order; empty for unlisted languages.
 */
export function translateThings(title: string, language: string): string[] {
  return [...new Set(translationsOf(title).flatMap((forms) => forms[language] ?? []))];
}

/**
 * Number of things in an English title that a text in another language names, including German
 * compounds ("Bahntunnel").
 */
export function countNamedThings(title: string, text: string): number {
  const own = text.toLowerCase().match(/\p{L}{3,60}/gu) ?? [];
  const named = (form: string): boolean =>
    own.some(
      (word) =>
        word === form ||
        (form.length >= 5 && (word.endsWith(form) || word.startsWith(form))) ||
        word === `${form}s` ||
        word === `${form}e`,
    );
  return translationsOf(title).filter((forms) => Object.values(forms).some((form) => named(form.toLowerCase()))).length;
}
