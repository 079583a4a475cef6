import { CONCEPTS, conceptMentions, FOREIGN_CONCEPTS } from '@corroborate/domain';
import { EVENT_WORDS } from './event-words.registry';
import { isGlossaryLanguage, type GlossaryLanguage } from './language.policy';

export interface EventKind {
  id: string;
  /** As the text says it. */
  quote: string;
}

/** Kinds of event that a headline tells of, the first named first; only those we have words for. */
export function eventKinds(title: string, language: string | null): EventKind[] {
  const concepts = language === null || language === 'en' ? CONCEPTS : FOREIGN_CONCEPTS;
  const seen = new Set<string>();
  return conceptMentions(title.slice(0, 500), concepts)
    .filter(({ id }) => Object.hasOwn(EVENT_WORDS, id) && !seen.has(id) && seen.add(id))
    .map(({ id, quote }) => ({ id, quote }));
}

/** Words for these kinds of event in one language, at most `most`; of each kind the commonest first. */
export function eventWordsIn(kinds: readonly EventKind[], language: GlossaryLanguage, most: number): string[] {
  const rows = kinds.map(({ id }) => EVENT_WORDS[id]?.[language] ?? []);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, i) => rows.flatMap((words) => words.slice(i, i + 1))).flat();
  return [...new Set(turns)].slice(0, most);
}

/** Other words of the same language for what the headline says, without those it uses itself; none where we have no words. */
export function synonymsOf(title: string, language: string | null): string[] {
  const own = language ?? 'en';
  if (!isGlossaryLanguage(own)) return [];
  const [kind] = eventKinds(title, language);
  const said = title.toLowerCase();
  return kind === undefined ? [] : eventWordsIn([kind], own, 4).filter((word) => !said.includes(word.toLowerCase().slice(0, 5)));
}
