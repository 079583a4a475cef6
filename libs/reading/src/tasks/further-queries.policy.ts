import type { PlannedQuery, Topic } from '@corroborate/domain';
import { contentStems, fold, withoutAddresses, words } from '@corroborate/text';
import { legible } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** A query as a model gives it, with the two letters of the language it is written in. */
export interface AskedFor {
  text: string;
  language: string;
}

/**
 * Queries that a model adds: plain words that name what the topic names, so that no page can send a search elsewhere.
 * In another language it is enough that one word begins as a name of the topic does ("Wendbrücke", "Wend").
 */
export function furtherQueries(topic: Topic, plan: readonly PlannedQuery[], given: readonly AskedFor[], by: string) {
  const { title, summary, location, entities } = topic;
  const said = [title, summary, location, ...entities].filter(Boolean).join(' ');
  const stems = new Set(contentStems(said));
  const known = new Set(plan.map(({ text }) => fold(text)));
  const extra = given.flatMap(({ text, language }): PlannedQuery[] => {
    const plain = plainWords(text);
    const named = new Set(contentStems(plain).filter((stem) => stems.has(stem))).size;
    const related = named >= 2 || (isForeign(language, topic) && (named > 0 || beginsAsName(plain, said)));
    if (!related || known.has(fold(plain))) return [];
    known.add(fold(plain));
    const tag = /^[a-z]{2}$/.test(language) ? { language } : {};
    return [{ strategy: 'model', text: plain, ...tag, reason: `Other words for the same event, by ${by}.` }];
  });
  return extra.slice(0, REASONING.maxExtraQueries);
}

const isForeign = (language: string, topic: Topic): boolean =>
  /^[a-z]{2}$/.test(language) && language !== (topic.language ?? 'en').slice(0, 2).toLowerCase();

/** Capital letters within the topic stand for names; shorter ones begin too much else. */
function beginsAsName(plain: string, said: string): boolean {
  const names = words(said).filter(({ raw }) => /^\p{Lu}/u.test(raw) && raw.length >= REASONING.nameBeginning);
  const asked = words(plain).map(({ folded }) => folded);
  return names.some(({ folded }) => asked.some((word) => word.startsWith(folded)));
}

/** A query of words: nothing an engine would take for an operator or an address. */
const plainWords = (text: string): string =>
  legible(
    withoutAddresses(text)
      .replace(/\b\w+:(?=\S)/g, ' ')
      .replace(/[^\p{L}\p{N}\p{M}'’ .-]+/gu, ' '),
  )
    .split(' ')
    .slice(0, REASONING.maxQueryWords)
    .join(' ');
