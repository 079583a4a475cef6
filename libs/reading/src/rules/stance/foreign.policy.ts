import {
  FOREIGN_CONCEPTS,
  findConceptMentions,
  globalPattern,
  fold,
  findForeignDenial,
  findForeignDoubt,
  isCountryWord,
  getKnownLanguage,
  lexicon,
  findQuantities,
  countNamedThings,
  tokenizeWords,
  type Quantity,
} from '@corroborate/text';
import { createReason, type Article } from '@corroborate/domain';
import type { ChosenSentence } from '../case/rule.types';
import { findAnchors, getOpening } from '../event-match/anchors.model';
import { isTownNamed } from '../event-match/event-place.policy';
import type { PageModel, PageSentence } from '../page/page.model';
import type { EventMatch } from '../event-match/event-match.policy';
import type { TopicModel } from '../topic/topic.model';
import { ANCHOR_LIMITS } from '../stance.thresholds';

const FOREIGN_LANGUAGES = /^(?:es|pt|fr|it|de)\b/i;
/** Function words that occur only in these languages. A page with many of them is in one of these. */
const FOREIGN_FUNCTION_WORDS = globalPattern(lexicon('any', 'language-signs', 'theirs'));
const ENGLISH_FUNCTION_WORDS = globalPattern(lexicon('any', 'language-signs', 'ours'));

export function isForeign(article: Article): boolean {
  const language = getKnownLanguage(article);
  if (language !== null && /^en\b/i.test(language)) return false;
  const text = article.text.slice(0, 3000);
  // Lists and tables are too short for language detection.
  if (language !== null)
    return (
      FOREIGN_LANGUAGES.test(language) &&
      (text.match(ENGLISH_FUNCTION_WORDS)?.length ?? 0) <= (text.match(FOREIGN_FUNCTION_WORDS)?.length ?? 0)
    );
  return (text.match(FOREIGN_FUNCTION_WORDS)?.length ?? 0) > 0.1 * text.split(/\s+/).length;
}

/**
 * Finds support in another language by names, figures and dates, which need no translation, and a word for the kind of
 * event in a sentence without denial, doubt or plans.
 */
export function findForeignSupport(topic: TopicModel, page: PageModel, match: EventMatch): ChosenSentence | null {
  if (!match.near || topic.denies || topic.planned || topic.quotes || findForeignDoubt(page.headline.text) !== null)
    return null;
  const anchors = findAnchors(topic, page);
  const figures = agreeingForeignFigures(topic, page);
  const names =
    anchors.names.filter((name) => !isCountryWord(name)).length + (anchors.town || isTownNamed(topic, page) ? 1 : 0);
  const things = countNamedThings(
    topic.title,
    getOpening(page)
      .map((one) => one.text)
      .join(' '),
  );
  if (!hasEnoughMatches(names, figures, things)) return null;
  const opening = page.sentences.slice(0, ANCHOR_LIMITS.opening);
  const kinds = new Set(topic.concepts.flat());
  const says = (one: PageSentence) =>
    findConceptMentions(one.text, FOREIGN_CONCEPTS).some((mention) => kinds.has(mention.id));
  if (opening.some((one) => says(one) && findForeignDoubt(one.text) !== null)) return null;
  const sentence = opening.find(says) ?? (says(page.headline) ? opening[0] : undefined);
  return sentence
    ? {
        sentence,
        reason: createReason('stance.foreign-support', { names, figures, things }),
      }
    : null;
}

/**
 * Requires two names with a figure or thing, or three names. With a single name, which is usually the town, requires
 * two figures or things.
 */
const hasEnoughMatches = (names: number, figures: number, things: number): boolean =>
  names >= 3 || (names === 2 && figures + things > 0) || (names === 1 && figures + things > 1);

/** Finds a dispute in another language: headline or opening deny this event or its object. */
export function findForeignDispute(topic: TopicModel, page: PageModel, match: EventMatch): ChosenSentence | null {
  if (!match.near || topic.denies || topic.quotes) return null;
  // If the topic is in one of these languages, its kinds of event come from the lists of that language.
  const kinds = new Set([
    ...topic.concepts.flat(),
    ...findConceptMentions(topic.title, FOREIGN_CONCEPTS).map(({ id }) => id),
  ]);
  const own = new Set(topic.terms.map((term) => term.stem).filter((stem) => stem.length >= 5));
  const local = new Set(
    tokenizeWords(`${topic.town ?? ''} ${topic.names.join(' ')}`)
      .filter((word) => /^\p{Lu}/u.test(word.raw))
      .map((word) => word.folded),
  );
  const translateSentence = (one: PageSentence): string | null => {
    const spots = [
      ...findConceptMentions(one.text, FOREIGN_CONCEPTS)
        .filter((mention) => kinds.has(mention.id))
        .map((mention) => mention.start),
      ...tokenizeWords(one.text)
        .filter((word) => own.has(word.stem) && !local.has(fold(word.raw)))
        .map((word) => word.start),
    ];
    return spots.map((start) => findForeignDenial(one.text, start)).find((cue) => cue !== null) ?? null;
  };
  const cue = [page.headline, ...page.sentences.slice(0, ANCHOR_LIMITS.opening)]
    .map((one) => ({ one, cue: translateSentence(one) }))
    .find((hit) => hit.cue !== null);
  if (!cue) return null;
  const sentence = cue.one.start >= 0 ? cue.one : page.sentences[0];
  return sentence ? { sentence, reason: createReason('stance.foreign-denial', { cue: cue.cue ?? '' }) } : null;
}

/**
 * In other languages "1.400" means fourteen hundred and nouns for counted things differ, so only large figures are
 * compared.
 */
function agreeingForeignFigures(topic: TopicModel, page: PageModel): number {
  const text = [page.headline, ...page.sentences].map((one) => one.text).join(' \n ');
  const own = findQuantities(text.replace(/(\d)[.\u00a0\u202f](?=\d{3}(?!\d))/g, '$1'));
  const wanted = topic.quantities.filter(
    (one) => one.min === one.max && one.max >= ANCHOR_LIMITS.minCrossLanguageFigure,
  );
  return new Set(wanted.filter((one) => own.some((other) => isSameQuantity(one, other))).map((one) => one.max)).size;
}

const isSameQuantity = (a: Quantity, b: Quantity): boolean => a.min === b.min && a.max === b.max;
