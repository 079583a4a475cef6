import type { PlannedQuery, Topic } from '@corroborate/domain';
import { inWords } from '@corroborate/text';
import { MODE_LIMITS } from '../search.thresholds';
import { uniqueBy } from '../unique-by';
import { archivedQueries } from './archived-queries.policy';
import { claimQueries, gapQueries, questionQueries } from './gap-queries.policy';
import { tagOf } from './language.policy';
import { materialOf, type PlanOptions, type Strategy } from './plan.material';
import {
  byAgencies,
  byLocalOutlets,
  byTrustedThere,
  byOfficialsThere,
  inLanguageThere,
  nameInLanguageThere,
  namesThere,
  inDeskLanguage,
} from './strategies-by-place';
import {
  byKeywords,
  byEntityAndEvent,
  byExactPhrase,
  byTitle,
  byWindow,
  byDoubt,
  bySubjectAlone,
  byPlace,
  byNumber,
  bySummary,
  byOfficial,
  broadly,
  bySecondName,
  nameInWindow,
  bySynonyms,
  byOtherName,
} from './strategies-by-words';
import { trustedGroupQueries } from './trusted-groups.policy';
import type { TopicTerms } from './topic-terms.policy';

/** Local outlets are queried by name from the second round on, and in exhaustive mode. */
export const asksLocalOutlets = ({ mode, round }: Pick<PlanOptions, 'mode' | 'round'>): boolean =>
  round > 1 || mode === 'exhaustive';

/**
 * Queries of a round without duplicates, most promising first, up to the mode's limit, without URL fragments. Queries
 * for further claims, trusted groups and archives are additional; only archive queries contain URLs.
 */
export function planQueries(given: Topic, options: PlanOptions): PlannedQuery[] {
  const topic = inWords(given);
  const material = materialOf(topic, options);
  const planned =
    options.round > 1
      ? [...gapQueries(material, options), ...REPHRASED.map((make) => make(material))]
      : withQuestions(
          (options.mode === 'exhaustive' ? EVERYTHING : FIRST_ROUND).map((make) => make(material)),
          questionQueries(material, options),
        );
  const language = ownTag(topic, material.terms);
  const ready = (queries: (PlannedQuery | null)[]) =>
    uniqueBy(
      queries
        .filter((query) => query !== null && query.text.trim() !== '')
        .map((query) => ({ ...query, language: query?.language ?? language }) as PlannedQuery),
      keyOf,
    );
  const main = ready(planned).slice(0, MODE_LIMITS[options.mode].queries);
  return [
    ...main,
    ...(options.round === 1 ? ready([...main, ...claimQueries(material, options)]).slice(main.length) : []),
    ...(options.round === 1 && options.trustedGroups ? ready(trustedGroupQueries(material)) : []),
    ...ready(archivedQueries({ ...material, topic: given }, options)),
  ];
}

/**
 * Inserted after the first two, since engines rarely reach the end of a plan; those over the mode's
 * limit are dropped.
 */
const withQuestions = <T>(planned: readonly T[], questions: readonly T[]): T[] => [
  ...planned.slice(0, 2),
  ...questions,
  ...planned.slice(2),
];

/** Declared language, otherwise detected; English is the engines' default. */
function ownTag(topic: Topic, { language }: TopicTerms): string | null {
  if (topic.language) return topic.language;
  return language === null || language === 'en' ? null : tagOf(language, topic);
}

const FIRST_ROUND: Strategy[] = [
  byKeywords,
  byEntityAndEvent,
  inLanguageThere,
  namesThere,
  inDeskLanguage,
  byExactPhrase,
  byWindow,
  byDoubt,
  bySubjectAlone,
  byPlace,
  byTitle,
  byOtherName,
  bySynonyms,
  byNumber,
  bySummary,
  byOfficial,
  byAgencies,
  broadly,
  bySecondName,
];
/** Trusted national sites come before the final rephrased queries. */
const EVERYTHING: Strategy[] = [
  ...FIRST_ROUND.slice(0, 11),
  byLocalOutlets,
  byTrustedThere,
  byOfficialsThere,
  ...FIRST_ROUND.slice(11),
];
const REPHRASED: Strategy[] = [
  broadly,
  nameInLanguageThere,
  byOtherName,
  bySynonyms,
  nameInWindow,
  byLocalOutlets,
  byTrustedThere,
  byOfficialsThere,
  bySecondName,
  byOfficial,
  bySummary,
];

/** Queries with the same words are duplicates unless their windows differ. */
function keyOf({ text, strategy, from }: PlannedQuery): string {
  const words = text.toLowerCase().replace(/"/g, '').split(/\s+/).sort().join(' ');
  return `${words}|${strategy === 'date-window' ? (from ?? '') : ''}`;
}
