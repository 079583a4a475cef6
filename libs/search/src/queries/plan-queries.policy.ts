import type { PlannedQuery, Topic } from '@corroborate/domain';
import { withoutUrls } from '@corroborate/text';
import { MODE_LIMITS } from '../search.thresholds';
import { uniqueBy } from '../unique-by';
import { archivedQueries } from './archived-queries.policy';
import { claimQueries, gapQueries, questionQueries } from './gap-queries.policy';
import { tagOf } from './language.policy';
import { buildMaterial, type PlanOptions, type Strategy } from './plan.material';
import {
  newsAgencies,
  localOutlets,
  trustedLocalSites,
  localOfficialSites,
  localLanguage,
  nameInLocalLanguage,
  namesInLocalLanguage,
  deskLanguage,
} from './strategies-by-place';
import {
  keywordsQuery,
  entityAndEvent,
  exactPhrase,
  fullTitle,
  dateWindow,
  factCheckWords,
  subjectOnly,
  placeAndEvent,
  figures,
  summaryWords,
  officialStatements,
  broadQuery,
  secondName,
  nameInDateWindow,
  synonyms,
  otherName,
} from './strategies-by-words';
import { trustedGroupQueries } from './trusted-groups.policy';
import type { TopicTerms } from './topic-terms.policy';

/** Local outlets are queried by name from the second round on, and in exhaustive mode. */
export const shouldQueryLocalOutlets = ({ mode, round }: Pick<PlanOptions, 'mode' | 'round'>): boolean =>
  round > 1 || mode === 'exhaustive';

/**
 * Queries of a round without duplicates, most promising first, up to the mode's limit, without URL fragments. Queries
 * for further claims, trusted groups and archives are additional; only archive queries contain URLs.
 */
export function planQueries(given: Topic, options: PlanOptions): PlannedQuery[] {
  const topic = withoutUrls(given);
  const material = buildMaterial(topic, options);
  const planned =
    options.round > 1
      ? [...gapQueries(material, options), ...REPHRASED_STRATEGIES.map((make) => make(material))]
      : insertQuestions(
          (options.mode === 'exhaustive' ? ALL_STRATEGIES : FIRST_ROUND_STRATEGIES).map((make) => make(material)),
          questionQueries(material, options),
        );
  const language = topicLanguageTag(topic, material.terms);
  const toUniqueQueries = (queries: (PlannedQuery | null)[]) =>
    uniqueBy(
      queries
        .filter((query) => query !== null && query.text.trim() !== '')
        .map((query) => ({ ...query, language: query?.language ?? language }) as PlannedQuery),
      keyOf,
    );
  const main = toUniqueQueries(planned).slice(0, MODE_LIMITS[options.mode].queries);
  return [
    ...main,
    ...(options.round === 1 ? toUniqueQueries([...main, ...claimQueries(material, options)]).slice(main.length) : []),
    ...(options.round === 1 && options.trustedGroups ? toUniqueQueries(trustedGroupQueries(material)) : []),
    ...toUniqueQueries(archivedQueries({ ...material, topic: given }, options)),
  ];
}

/**
 * Inserts questions after the first two queries, because engines rarely reach the end of a plan; queries over the
 * mode's limit are dropped.
 */
const insertQuestions = <T>(planned: readonly T[], questions: readonly T[]): T[] => [
  ...planned.slice(0, 2),
  ...questions,
  ...planned.slice(2),
];

/** Declared language, otherwise the detected one; null for English, which is the engines' default. */
function topicLanguageTag(topic: Topic, { language }: TopicTerms): string | null {
  if (topic.language) return topic.language;
  return language === null || language === 'en' ? null : tagOf(language, topic);
}

const FIRST_ROUND_STRATEGIES: Strategy[] = [
  keywordsQuery,
  entityAndEvent,
  localLanguage,
  namesInLocalLanguage,
  deskLanguage,
  exactPhrase,
  dateWindow,
  factCheckWords,
  subjectOnly,
  placeAndEvent,
  fullTitle,
  otherName,
  synonyms,
  figures,
  summaryWords,
  officialStatements,
  newsAgencies,
  broadQuery,
  secondName,
];
/** Strategies of exhaustive mode, with local and trusted national sites before the last first-round queries. */
const ALL_STRATEGIES: Strategy[] = [
  ...FIRST_ROUND_STRATEGIES.slice(0, 11),
  localOutlets,
  trustedLocalSites,
  localOfficialSites,
  ...FIRST_ROUND_STRATEGIES.slice(11),
];
const REPHRASED_STRATEGIES: Strategy[] = [
  broadQuery,
  nameInLocalLanguage,
  otherName,
  synonyms,
  nameInDateWindow,
  localOutlets,
  trustedLocalSites,
  localOfficialSites,
  secondName,
  officialStatements,
  summaryWords,
];

/** Queries with the same words are duplicates unless their windows differ. */
function keyOf({ text, strategy, from }: PlannedQuery): string {
  const words = text.toLowerCase().replace(/"/g, '').split(/\s+/).sort().join(' ');
  return `${words}|${strategy === 'date-window' ? (from ?? '') : ''}`;
}
