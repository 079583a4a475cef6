import {
  compatible,
  dateMentions,
  debunkWords,
  everywhere,
  fold,
  frameAt,
  hasName,
  hearsayWords,
  indexNames,
  lexicon,
  quantities,
  regionName,
  shareOf,
  shingles,
  words,
  isNegatedFrame,
  type Quantity,
} from '@corroborate/text';
import { DAY_MS, because, type Article } from '@corroborate/domain';
import type { Found } from '../case/rule.types';
import { wholeFrame } from '../claims/assertion.policy';
import { takenBackBy } from '../claims/taken-back.policy';
import { isSpoken } from '../page/page-kind.policy';
import type { PageModel, PageSentence } from '../page/page.model';
import { keysOf } from '../page/text-parts';
import type { TopicModel } from '../topic/topic.model';
import { PROPOSITION_LIMITS } from '../stance.thresholds';
import { rarity } from '../learned/word-rarity';

/** Parts of the claim: names, predicate, figures and times. */
interface Proposition {
  names: string[];
  /** Words that are neither names nor figures. */
  story: string[];
  /** First predicate word after the first name. */
  predicate: string | null;
  figures: Quantity[];
  years: number[];
  quantifiers: string[];
}

/** Words that change the claim without being distinctive; each must recur. */
const QUANTIFIER = everywhere(lexicon('en', 'propositions', 'quantifiers'));
const SAID = lexicon('en', 'propositions', 'said').pattern;
const isSaid = (text: string): boolean => /["“”‘]/.test(text) || SAID.test(text);
/** Pages that look into claims repeat them. */
const CHECKS = lexicon('en', 'propositions', 'checks').pattern;
/** Circumstances are not part of the event itself. */
const CIRCUMSTANCE = lexicon('en', 'propositions', 'circumstances').pattern;
/** "World Trade Body (WTB)": the same name again. */
const ABBREVIATION = /\s\(\p{Lu}[\p{Lu}s&.]{1,9}\)/gu;
/** First-person texts (speeches, posts, letters) are the speaker's own claims, as are repetitions. */
const FIRST_PERSON = lexicon('en', 'propositions', 'first-person').pattern;
const TAKEN_BACK = lexicon('en', 'propositions', 'taken-back').pattern;
const RISES = lexicon('en', 'propositions', 'rises').pattern;
const FALLS = lexicon('en', 'propositions', 'falls').pattern;

/**
 * A sentence of the page that says the claim itself, whenever the page was written: every name and figure, the same
 * predicate, nearly all other words, in the same order of names and with no doubt anywhere near. Null is the rule.
 */
export function bearsOut(topic: TopicModel, page: PageModel, article: Article): Found | null {
  if (topic.denies || topic.planned || topic.quotes || isSaid(topic.title) || isNegatedFrame(wholeFrame(topic.title)))
    return null;
  const claim = takeApart(topic);
  if (claim.names.length === 0 || claim.predicate === null || claim.story.length < PROPOSITION_LIMITS.storyWords)
    return null;
  if ([page.headline, ...page.sentences].some((one) => debunkWords(one.text) !== null || CHECKS.test(one.text)))
    return null;
  if (speaksForItself(page)) return null;
  const found = page.sentences
    .slice(0, PROPOSITION_LIMITS.sentences)
    .find((sentence) => says(claim, topic, page, sentence) && timely(claim, topic, sentence, article));
  if (!found) return null;
  return {
    sentence: found,
    reason: because('stance.bears-out', { figures: claim.figures.length > 0 }),
  };
}

/** A speech, post or letter: outside quotations somebody speaks of himself. */
const speaksForItself = (page: PageModel): boolean =>
  page.sentences.some((one) => !isSpoken(one) && FIRST_PERSON.test(one.text));

/** The original speech or post that made the claim, which does not prove it. */
export const isTheClaimItself = (topic: TopicModel, page: PageModel): boolean =>
  speaksForItself(page) && page.sentences.some((one) => !isSpoken(one) && repeats(topic.title, one.text));

function takeApart(topic: TopicModel): Proposition {
  const core = topic.title.replace(CIRCUMSTANCE, '').replace(ABBREVIATION, '');
  const stated = indexNames(core);
  const names = topic.subjects.filter((name) => hasName(stated, name) && !/\d{4}$/.test(name));
  const nameKeys = new Set(names.flatMap((name) => keysOf(name)));
  const title = core;
  const own = quantities(title).filter((one) => !/^(?:1[89]|20)\d{2}[,.]?$/.test(one.quote.trim()));
  const keys = keysOf(title);
  const story = [...new Set(keys.filter((key) => !nameKeys.has(key) && !/\d/.test(key)))];
  const first = keys.findIndex((key) => nameKeys.has(key));
  return {
    names,
    story,
    predicate: keys.slice(first + 1).find((key) => !nameKeys.has(key) && !/\d/.test(key)) ?? null,
    figures: own,
    years: [...topic.years].filter((year) => new RegExp(`\\b${year}\\b`).test(title)),
    quantifiers: [...new Set([...title.matchAll(QUANTIFIER)].map((match) => match[0].toLowerCase()))],
  };
}

function says(claim: Proposition, topic: TopicModel, page: PageModel, sentence: PageSentence): boolean {
  const text = sentence.text;
  const keys = new Set(keysOf(text));
  if (claim.predicate === null || !keys.has(claim.predicate)) return false;
  const storyWords = claim.story.filter((key) => keys.has(key));
  if (
    storyWords.length < PROPOSITION_LIMITS.storyWords ||
    weigh(storyWords) < PROPOSITION_LIMITS.story * weigh(claim.story)
  )
    return false;
  if (repeats(topic.title, text)) return false;
  return (
    namesIn(claim, page, sentence) &&
    figuresIn(claim, text) &&
    quantified(claim, text) &&
    sameWay(topic.title, text) &&
    isFlat(page, sentence, claim.predicate)
  );
}

/** Repeats the claim verbatim, so it probably copies it. */
function repeats(claim: string, text: string): boolean {
  const own = shingles(claim, PROPOSITION_LIMITS.verbatim);
  return own.size > 0 && shareOf(own, shingles(text, PROPOSITION_LIMITS.verbatim)) > PROPOSITION_LIMITS.verbatimShare;
}

const weigh = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + rarity(key), 0);

/** All names in order, the first in the sentence itself, because who did it to whom is the claim. */
function namesIn(claim: Proposition, page: PageModel, sentence: PageSentence): boolean {
  const near = indexNames(`${page.headline.text} . ${sentence.text}`);
  const own = ` ${indexNames(sentence.text).folded} `;
  const places = claim.names.filter((name) => regionName(name) === null);
  if (!claim.names.every((name) => hasName(near, name) || hasName(near, lastWord(name)))) return false;
  const at = (places.length > 0 ? places : claim.names).map((name) => own.indexOf(` ${fold(lastWord(name))} `));
  if ((at[0] ?? -1) < 0) return false;
  const there = at.filter((position) => position >= 0);
  return there.every((position, index) => index === 0 || position >= (there[index - 1] ?? 0));
}

const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

function figuresIn(claim: Proposition, text: string): boolean {
  const pageFigures = quantities(text);
  const exact = (one: Quantity, other: Quantity): boolean =>
    (one.min === other.min && one.max === other.max) || compatible(one, other);
  return (
    claim.figures.every((one) => pageFigures.some((other) => other.unit === one.unit && exact(one, other))) &&
    claim.years.every((year) => text.includes(String(year)))
  );
}

const quantified = (claim: Proposition, text: string): boolean => {
  const have = new Set([...text.matchAll(QUANTIFIER)].map((match) => match[0].toLowerCase()));
  return claim.quantifiers.every((word) => have.has(word));
};

/** A rise does not match a fall. */
const sameWay = (claim: string, text: string): boolean =>
  !(RISES.test(claim) && !FALLS.test(claim) && FALLS.test(text)) &&
  !(FALLS.test(claim) && !RISES.test(claim) && RISES.test(text));

/** Said flatly by the page itself, and by its neighbours not taken back. */
function isFlat(page: PageModel, sentence: PageSentence, predicate: string): boolean {
  const frame = wholeFrame(sentence.text);
  if (isNegatedFrame(frame) || frame.undone || frame.question || frame.rumour || frame.debunked) return false;
  const said = words(sentence.text)
    .filter((word) => keysOf(word.raw).includes(predicate))
    .map((word) => frameAt(sentence.text, word.start, word.end));
  if (!said.some((one) => !one.hedged && !one.planned)) return false;
  if (isSpoken(sentence) || hearsayWords(sentence.text)) return false;
  const next = page.sentences[page.sentences.indexOf(sentence) + 1];
  return next === undefined || (!TAKEN_BACK.test(next.text) && takenBackBy(next) === undefined);
}

/**
 * A claim that names a year matches text about that year. Otherwise it refers to the time before it was made, and the
 * page's date or a date in the sentence must fit.
 */
function timely(claim: Proposition, topic: TopicModel, sentence: PageSentence, article: Article): boolean {
  if (claim.years.length > 0 || topic.eventDate === null) return true;
  const span = PROPOSITION_LIMITS.daysBefore * DAY_MS;
  const made = topic.eventDate.getTime();
  const near = (moment: number): boolean => moment <= made + span && moment >= made - span;
  if (article.published) return near(Date.parse(article.published.value));
  const year = topic.eventDate.getUTCFullYear();
  return dateMentions(sentence.text).some(
    (one) => one.year === year || (one.year === null && one.month !== null && one.day !== null),
  );
}
