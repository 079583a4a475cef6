import type { PlannedQuery, Topic } from '@corroborate/domain';
import { listContentStems, fold, removeUrls, tokenizeWords } from '@corroborate/text';
import { toVisibleText } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';
import type { PlannedCase } from './plan-case.policy';

interface QueriesToMerge {
  topic: Topic;
  /** Free-text note from an editor. Queries can use the names in it. */
  note?: string | null;
  /** Queries created by rules. */
  byRules: readonly PlannedQuery[];
}

/**
 * Order of queries: the first two created by rules and those with names only, which work in every language; then the
 * first query of each perspective in the plan, then the second. Engines rarely reach the end of the list.
 */
export function withPlannedQueries(given: QueriesToMerge, plan: Pick<PlannedCase, 'by' | 'perspectives'> | null) {
  const { byRules } = given;
  if (plan === null) return [...byRules];
  const leads = byRules.filter(({ strategy }, at) => at < 2 || strategy === 'local-names');
  return [...leads, ...acceptedQueries(given, plan), ...byRules.filter((query) => !leads.includes(query))];
}

/**
 * Accepts plain words that have words in common with the topic, so that no page can redirect a search. In another
 * language, one word that starts with a name in the topic is enough ("Wendbrücke" for "Wend").
 */
function acceptedQueries(
  { topic, note, byRules }: QueriesToMerge,
  { by, perspectives }: Pick<PlannedCase, 'by' | 'perspectives'>,
): PlannedQuery[] {
  const topicText = [topic.title, topic.summary, topic.location, ...topic.entities, note].filter(Boolean).join(' ');
  const known = new Set(byRules.map(({ text }) => fold(text)));
  const extra = interleaveQueries(perspectives).flatMap(({ query, language, name }): PlannedQuery[] => {
    if (hasAddressOrOperator(query)) return [];
    const text = plainWords(query);
    if (!isRelated(text, topicText, isForeign(language, topic)) || known.has(fold(text))) return [];
    known.add(fold(text));
    const tag = /^[a-z]{2}$/.test(language) ? { language } : {};
    return [{ strategy: 'model', text, ...tag, reason: `From the perspective “${name}”, planned by ${by}.` }];
  });
  return extra.slice(0, REASONING.maxExtraQueries);
}

const interleaveQueries = (perspectives: PlannedCase['perspectives']) => {
  const longest = Math.max(0, ...perspectives.map(({ search }) => search.length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    perspectives.flatMap(({ name, search }) => (search[at] ? [{ name, ...search[at] }] : [])),
  );
};

const hasAddressOrOperator = (query: string): boolean =>
  removeUrls(query) !== query.replace(/[ \t]{2,}/g, ' ').trim() || /\b\w+:(?=\S)/.test(query);

function isRelated(text: string, topicText: string, foreign: boolean): boolean {
  const stems = new Set(listContentStems(topicText));
  const named = new Set(listContentStems(text).filter((stem) => stems.has(stem))).size;
  return named >= 2 || (foreign && (named > 0 || startsWithName(text, topicText)));
}

const isForeign = (language: string, topic: Topic): boolean =>
  /^[a-z]{2}$/.test(language) && language !== (topic.language ?? 'en').slice(0, 2).toLowerCase();

/**
 * Capitalized words in the topic are treated as names if they are long enough; too many other words start with shorter
 * ones.
 */
function startsWithName(text: string, topicText: string): boolean {
  const names = tokenizeWords(topicText).filter(
    ({ raw }) => /^\p{Lu}/u.test(raw) && raw.length >= REASONING.nameBeginning,
  );
  const asked = tokenizeWords(text).map(({ folded }) => folded);
  return names.some(({ folded }) => asked.some((word) => word.startsWith(folded)));
}

/** Removes everything that an engine could interpret as an operator. */
const plainWords = (text: string): string =>
  toVisibleText(text.replace(/[^\p{L}\p{N}\p{M}'’ .-]+/gu, ' '))
    .split(' ')
    .slice(0, REASONING.maxQueryWords)
    .join(' ');
