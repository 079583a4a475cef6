import { createReason, toReasonText, type EvidenceGap, type PlannedQuery } from '@corroborate/domain';
import { findReferenceNumbers, removeUrls } from '@corroborate/text';
import { KEYWORDS, MODE_LIMITS } from '../search.thresholds';
import { languageAtLocation, buildLanguageTag } from './language.policy';
import { capitalizedRuns } from './names.policy';
import { anyNameQueryText } from './other-language.policy';
import type { QueryMaterial, PlanOptions } from './plan.material';
import { quoteIfPhrase, joinWithSpaces } from './query-text.policy';
import { keywords } from './topic-terms.policy';

/** One query per gap. */
export const gapQueries = (material: QueryMaterial, { gaps = [] }: PlanOptions): PlannedQuery[] =>
  gaps.slice(0, 20).map(({ text, why, language }) => {
    const words = { text, reason: toReasonText(why) };
    return language === undefined ? queryInTopicWords(material, words) : queryInOwnWords({ ...words, language });
  });

/** A gap to query for, with the reason for the query. */
interface GapText extends Pick<EvidenceGap, 'text' | 'language'> {
  reason: string;
}

/**
 * Queries for an editor's questions: the topic's names, then one per question with its distinctive words, up to the
 * mode's limit.
 */
export function questionQueries(material: QueryMaterial, { questions = [], mode }: PlanOptions): PlannedQuery[] {
  const [first] = questions;
  const names = first ? namesOnlyQuery(material, first) : null;
  const own = questions.map(({ question, keywords: words }) => ({
    ...queryInTopicWords(material, { text: words.join(' '), reason: questionReason(question) }),
    strategy: QUESTION_STRATEGY,
  }));
  return [...(names ? [names] : []), ...own].slice(0, MODE_LIMITS[mode].questions);
}

const QUESTION_STRATEGY = 'question';
const questionReason = (question: string): string => toReasonText(createReason('gap.question', { question }));

function namesOnlyQuery(material: QueryMaterial, { question }: { question: string }): PlannedQuery | null {
  const { topic, terms, window } = material;
  const text = anyNameQueryText(material);
  const there = languageAtLocation(topic);
  const foreign =
    there !== null && there !== (terms.language ?? 'en') ? { language: buildLanguageTag(there, topic) } : {};
  return text === null || window === null
    ? null
    : { strategy: QUESTION_STRATEGY, text, ...window, ...foreign, reason: questionReason(question) };
}

/** One query per further claim, most important first, so that reports on them are found systematically. */
export function claimQueries(material: QueryMaterial, { claims = [], mode }: PlanOptions): PlannedQuery[] {
  return claims.slice(0, MODE_LIMITS[mode].claims).map((text) => ({
    ...queryInTopicWords(material, { text, reason: otherClaimReason(text) }),
    strategy: CLAIM_STRATEGY,
  }));
}

/** Strategy of the additional call per claim, beyond those for the main claim. */
export const CLAIM_STRATEGY = 'claim';
const otherClaimReason = (text: string): string => `Looks for reports of another claim of the topic: “${text}”`;

/** Strategy of queries without the topic's words. */
export const OWN_WORDS_STRATEGY = 'like-report';

/** The topic's name with the most distinctive words of the gap, or else of the topic. */
function queryInTopicWords({ terms, window, keys }: QueryMaterial, { text, reason }: GapText): PlannedQuery {
  const name = terms.names[0];
  const words = keywords(removeUrls(text), terms, KEYWORDS.usual).filter((word) => !name?.includes(word));
  const anchored = (words.length > 0 ? words : keys.filter((word) => !name?.includes(word))).slice(
    0,
    KEYWORDS.usual - 2,
  );
  return {
    strategy: 'gap',
    text: joinWithSpaces(name ? quoteIfPhrase(name) : keys.slice(0, 2).join(' '), ...anchored),
    from: window?.from ?? null,
    to: window?.to ?? null,
    reason,
  };
}

/**
 * The most distinctive words of a report, names first, in its own language: related reports share
 * no words with the topic. A reference number alone is kept whole.
 */
function queryInOwnWords({ text, reason, language = null }: GapText): PlannedQuery {
  const plain = removeUrls(text);
  const words = keywords(plain, { names: capitalizedRuns(plain), language }, KEYWORDS.broad);
  const isReference = findReferenceNumbers(plain)[0] === plain;
  return { strategy: OWN_WORDS_STRATEGY, text: isReference ? `"${plain}"` : words.join(' '), language, reason };
}
