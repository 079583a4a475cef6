import { findConceptMentions, CONCEPTS, FOREIGN_CONCEPTS, lexiconSections } from '@corroborate/text';
import { deduplicateBy } from '../unique-by';
import { EVENT_WORDS } from './event-words.registry';
import { isGlossaryLanguage, type GlossaryLanguage } from './language.policy';

export type EventKind = ReturnType<typeof eventKinds>[number];

/** Finer event kinds than those used for evaluation: flood terms do not find an earthquake. */
const FINE_EVENT_KINDS = [...lexiconSections('any', 'event-kinds')].map(([finer, { pattern }]) => ({
  kind: finer.split('.')[0],
  finer,
  said: pattern,
}));

/** Kinds of event named in a headline, in order of appearance; only kinds with known search words. */
export function eventKinds(title: string, language: string | null) {
  const text = title.slice(0, 500);
  const english = language === null || language === 'en';
  const mentions = findConceptMentions(text, english ? CONCEPTS : FOREIGN_CONCEPTS);
  const slides =
    english && !mentions.some(({ id }) => id === 'disaster')
      ? [...text.matchAll(ROCKFALL)].map((match) => ({ id: 'disaster', start: match.index, quote: match[0] }))
      : [];
  return deduplicateBy([...mentions, ...slides], ({ id }) => id)
    .filter(({ id }) => Object.hasOwn(EVENT_WORDS, id))
    .sort((a, b) => a.start - b.start)
    .map(({ id, quote }) => ({
      id: refineKind(id, quote, text),
      /** As written in the text. */
      quote,
    }));
}
/** Also used of stairs and prices ("falls"), so usable for searching but not for evaluation. */
const ROCKFALL = /\b(?:rock|mud)[ -]?(?:slides?|falls?)\b/giu;

/** Finer event kind: given by the word itself ("derails"), otherwise by the headline ("helicopter … crashes"). */
const refineKind = (id: string, quote: string, title: string): string =>
  [quote, title].flatMap(
    (text) => FINE_EVENT_KINDS.find(({ kind, said }) => kind === id && said.test(text))?.finer ?? [],
  )[0] ?? id;

/** Up to `most` words for these kinds of event in one language, the most common of each kind first. */
export function findEventWords(kinds: readonly EventKind[], language: GlossaryLanguage, most: number): string[] {
  const rows = kinds.map(({ id }) => EVENT_WORDS[id]?.[language] ?? []);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, i) => rows.flatMap((words) => words.slice(i, i + 1))).flat();
  return [...new Set(turns)].slice(0, most);
}

/** Synonyms in the same language, excluding words of the headline; empty if unknown. */
export function listSynonyms(title: string, language: string | null): string[] {
  const own = language ?? 'en';
  if (!isGlossaryLanguage(own)) return [];
  const [kind] = eventKinds(title, language);
  const lower = title.toLowerCase();
  return kind === undefined
    ? []
    : findEventWords([kind], own, 4).filter((word) => !lower.includes(word.toLowerCase().slice(0, 5)));
}
