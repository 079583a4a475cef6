import { fold, hasName, indexNames, isCountryWord, isStopword, lexicon, tokenizeWords } from '@corroborate/text';
import { createReason, getPrintedTitle, type Article } from '@corroborate/domain';
import { agreeingFigures } from './anchors.model';
import {
  isTownNamed,
  isProperName,
  distinctiveSubjects,
  negativeMatch,
  positiveMatch,
  type MatchResult,
} from './event-place.policy';
import type { PageModel } from '../page/page.model';
import { coverage, matchedNames, type TopicModel } from '../topic/topic.model';
import { EVENT_LIMITS } from '../stance.thresholds';
import { rarity } from '../topic/word-rarity';

/**
 * Subjects of the topic that the page names. One distinctive word of a name is enough if the town and another subject
 * are named as well.
 */
export function listNamedSubjects(topic: TopicModel, page: PageModel, article: Article): string[] {
  const telling = distinctiveSubjects(topic);
  const full = new Set(matchedNames(telling, page.names, topic.town));
  const short = isTownNamed(topic, page)
    ? telling.filter((name) => !full.has(name) && isNamedByOneWord(name, topic, article))
    : [];
  return telling.filter((name) => full.has(name) || short.includes(name));
}

const COMPANY_SUFFIX = lexicon('en', 'topic-words', 'firms').pattern;
/**
 * Whether headline or opening have one rare, unambiguous word of the name, capitalized like a name: "Corvin" for "Dana
 * Corvin", "Tarnholt" for "Tarnholt Fisheries".
 */
function isNamedByOneWord(name: string, topic: TopicModel, article: Article): boolean {
  const parts = tokenizeWords(name.replace(COMPANY_SUFFIX, '')).filter(
    (word) => /^\p{Lu}/u.test(word.raw) && !isStopword(word.folded),
  );
  if (parts.length !== 2) return false;
  const local = new Set(tokenizeWords(`${topic.town ?? ''} ${topic.region ?? ''}`).map((word) => word.folded));
  const text = `${getPrintedTitle(article)} ${article.text.slice(0, 1500)}`;
  const ends = [parts[0], parts.at(-1)].filter(
    (word) =>
      word !== undefined &&
      word.folded.length >= 5 &&
      !local.has(word.folded) &&
      !isCountryWord(word.raw) &&
      rarity(word.stem) >= EVENT_LIMITS.tellingWord,
  );
  // "Bridge" in "Mill Bridge" also occurs in lowercase, so it is not a name by itself.
  const small = new Set(
    (
      `${topic.title} ${topic.core} ${getPrintedTitle(article)} ${article.text}`.match(
        /(?<!\p{L})\p{Ll}[\p{L}’'-]{3,40}/gu,
      ) ?? []
    ).map((word) => fold(word).replace(/'s$|s$/g, '')),
  );
  return ends.some(
    (word) =>
      word !== undefined &&
      !small.has(word.folded.replace(/s$/, '')) &&
      [...text.matchAll(/\p{Lu}[\p{L}’'-]{3,40}/gu)].some((match) => fold(match[0]).replace(/'s$/, '') === word.folded),
  );
}

/** Whether the page names the subjects. A story without names is identified by its town. */
export function matchSubjects(topic: TopicModel, page: PageModel, matched: string[]): MatchResult {
  const subjects = distinctiveSubjects(topic);
  const town = isTownNamed(topic, page);
  if (subjects.length === 0) return matchByTown(topic, page, town);
  const needed = Math.ceil(subjects.length / (topic.given ? 3 : 2));
  const proper = subjects.filter(isProperName);
  if (matched.length >= needed && (proper.length === 0 || town || matched.some(isProperName)))
    return positiveMatch(createReason('event.names', { names: matched.slice(0, 4) }));
  if (town && topic.townInTitle && (proper.length === 0 || mayOmitSubjects(topic, page, proper)))
    return positiveMatch(createReason('event.names', { names: [String(topic.town)] }));
  return negativeMatch(createReason('event.names-missing', { names: subjects.slice(0, 3) }));
}

/**
 * Whether the page can omit these subjects, because the title names none of them and a figure in the topic matches. The
 * town alone is not enough.
 */
const mayOmitSubjects = (topic: TopicModel, page: PageModel, proper: string[]): boolean =>
  !proper.some((name) => hasName(indexNames(topic.title), name)) && agreeingFigures(topic, page) > 0;

function matchByTown(topic: TopicModel, page: PageModel, town: boolean): MatchResult {
  const named = matchedNames(topic.subjects, page.names).length > 0;
  if (topic.town === null) return topic.subjects.length === 0 || named ? positiveMatch() : negativeMatch();
  const land = !topic.townInTitle && named && coverage(topic.terms, page.stems) >= EVENT_LIMITS.namelessCoverage;
  if (town) return positiveMatch(createReason('event.names', { names: [topic.town] }));
  if (land) return positiveMatch(createReason('event.names', { names: [String(topic.subjects[0])] }));
  return negativeMatch(createReason('event.town-missing', { town: topic.town }));
}
