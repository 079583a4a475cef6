import type { PlannedQuery, Topic } from '@corroborate/domain';
import { withoutUrls } from '@corroborate/text';
import { MODE_LIMITS, ARCHIVE_SEARCH } from '../search.thresholds';
import { deduplicateBy } from '../unique-by';
import { ARCHIVED_STRATEGY, listCitedUrls, ownHost } from './archived.policy';
import { claimQueries, gapQueries, questionQueries } from './gap-queries.policy';
import { buildLanguageTag, languageAtLocation } from './language.policy';
import { nameInLanguage, namesInLanguage, placeInLanguage } from './other-language.policy';
import { buildMaterial, type PlanOptions, type Strategy, type QueryMaterial } from './plan.material';
import { joinWithSpaces, quoteIfPhrase } from './query-text.policy';
import { sitesAlternation, localSites, getSiteGroup } from './site-groups.policy';
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
    deduplicateBy(
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
  return language === null || language === 'en' ? null : buildLanguageTag(language, topic);
}

/** The three international agencies, whose reports most outlets carry. */
const newsAgencies: Strategy = ({ keys }) => ({
  strategy: 'site',
  text: joinWithSpaces('(site:reuters.com OR site:apnews.com OR site:afp.com)', ...keys.slice(0, 5)),
  reason: 'Searches the international news agencies.',
});

/** Local outlets report first and in most detail, but engines rarely rank them high. */
const localOutlets: Strategy = ({ topic, keys, localPress }) => {
  const sites = keys.length > 0 && localPress ? localSites(localPress, ownHost(topic)) : [];
  return sites.length === 0 || !localPress
    ? null
    : {
        strategy: 'local-outlets',
        text: joinWithSpaces(sitesAlternation(sites), ...keys.slice(0, 4)),
        reason:
          `Searches local outlets (${localPress.place}), which often report first but rank low in search ` + 'results.',
      };
};

const trustedLocalSites: Strategy = ({ topic, keys }) => {
  const group = keys.length > 0 ? getSiteGroup(topic) : null;
  return (
    group && {
      strategy: 'site',
      text: joinWithSpaces(sitesAlternation(group.outlets), ...keys.slice(0, 4)),
      reason: `Searches outlets with a record of accuracy in the country of the topic (${group.country}).`,
    }
  );
};

const localOfficialSites: Strategy = ({ topic, terms, keys }) => {
  const group = keys.length > 0 ? getSiteGroup(topic) : null;
  const words = terms.names[0] ? [quoteIfPhrase(terms.names[0]), ...terms.eventWords.slice(0, 2)] : keys.slice(0, 4);
  return (
    group && {
      strategy: 'site',
      text: joinWithSpaces(sitesAlternation(group.officials), ...words),
      reason: `Searches public bodies in the country of the topic (${group.country}), which are primary sources.`,
    }
  );
};

/** Local outlets report first and in most detail. */
const localLanguage: Strategy = (material) =>
  placeInLanguage(material, languageAtLocation(material.topic), 'of the place');
const nameInLocalLanguage: Strategy = (material) =>
  nameInLanguage(material, languageAtLocation(material.topic), 'of the place');
/** Limited to the days around the event, because a name alone occurs in many unrelated pages. */
const namesInLocalLanguage: Strategy = (material) => {
  const query = namesInLanguage(material, languageAtLocation(material.topic), 'of the place');
  return query && { ...query, ...material.window };
};
const deskLanguage: Strategy = (material) => nameInLanguage(material, material.deskLanguage, 'of the desk');

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

/** URLs linked from the topic; from the second round on, also other pages of its outlet. */
function archivedQueries({ topic, keys, window }: QueryMaterial, { round, mode }: PlanOptions): PlannedQuery[] {
  const cited = listCitedUrls(topic)
    .slice(0, ARCHIVE_SEARCH.cited)
    .map((url) => ({
      strategy: ARCHIVED_STRATEGY,
      text: `url:${url}`,
      reason: 'Finds when this page, linked from the topic, was first archived, even if it was removed since.',
    }));
  const host = ownHost(topic);
  if (round === 1 && mode !== 'exhaustive') return cited;
  const beside =
    host === null || keys.length === 0 || round > 2
      ? []
      : [
          {
            strategy: ARCHIVED_STRATEGY,
            text: joinWithSpaces(`site:${host}`, ...keys),
            ...window,
            reason: `Finds other pages about it on ${host}, including corrections and deleted pages.`,
          },
        ];
  return round === 1 ? [...cited, ...beside] : beside;
}
