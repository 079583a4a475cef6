import { createReason, type Passage, type Reason } from '@corroborate/domain';
import { closestLine, closestSentence, toPassage } from '../case/findings';
import type { PageCase } from '../case/page-case';
import { isSpoken } from '../page/page-kind.policy';
import type { PageSentence } from '../page/page.model';
import { STANCE_LIMITS } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';
import { isSilent, weighReadings, type WeighedReadings } from './weighed';

/** Why a page that mentions the kind of event does not assert it. Returns the first reason that applies, or null. */
export function findUnclearReason(c: PageCase): Reason[] | null {
  if (isSilent(c)) return [createReason('stance.silent')];
  const weighed = weighReadings(c);
  const reason =
    whyNotAsserted(c, weighed) ??
    whyHeadlineOnly(c) ??
    whyContradictory(c, weighed) ??
    whyNotConnected(c, weighed) ??
    whyTooLittle(c);
  if (reason) return [reason, ...c.match.reasons];
  return findAssertedPassage(c, weighed) ? null : [createReason('stance.no-quote')];
}

function whyNotAsserted(c: PageCase, { assertWeight }: WeighedReadings): Reason | null {
  if (assertWeight >= STANCE_LIMITS.assertion) return null;
  const first = c.readings()[0];
  if (!first) return createReason('stance.no-sentence');
  // A single sentence without a name, place or date has too little weight for an assertion.
  return createReason('stance.spoken-as', { says: first.says, cue: first.cue });
}

/** Headlines omit "reportedly" for brevity, so the text decides. */
function whyHeadlineOnly(c: PageCase): Reason | null {
  const body = c.readings().filter(({ place }) => place !== 'headline');
  const passedOn = body.some(({ says }) => says === 'relays' || says === 'hedges' || says === 'asks');
  return passedOn && !body.some(({ says }) => says === 'asserts') ? createReason('stance.headline-only') : null;
}

function whyContradictory(c: PageCase, { denials, denialWeight, assertWeight }: WeighedReadings): Reason | null {
  const headlineDenies = denials.some(({ place }) => place === 'headline');
  const unclear = headlineDenies || c.debunk() >= STANCE_LIMITS.denial || denialWeight * 2 > assertWeight;
  return unclear ? createReason('stance.asserts-and-denies') : null;
}

/**
 * Applies if only words link the page to the topic. One sentence with its headline and neighbor must then contain most
 * words of the topic, and must not be a quotation unless the topic itself reports a statement.
 */
function whyNotConnected(c: PageCase, { assertions }: WeighedReadings): Reason | null {
  const { topic, match } = c;
  if (match.anchored) return null;
  const own = assertions.filter(({ sentence }) => topic.quotes || !isSpoken(sentence));
  const best = Math.max(
    0,
    ...own.map(({ sentence }) => coverage(topic.terms, surroundingStems(c, sentence, match.near))),
  );
  const [onPage, inPassage] = match.near
    ? [STANCE_LIMITS.nearPageCoverage, STANCE_LIMITS.nearCoverage]
    : [STANCE_LIMITS.plainPageCoverage, STANCE_LIMITS.looseCoverage];
  if (c.coverage >= onPage && best >= inPassage) return null;
  return createReason('stance.not-carried', { passage: best, page: c.coverage });
}

function whyTooLittle(c: PageCase): Reason | null {
  if (c.coverage < STANCE_LIMITS.eventCoverage) return createReason('stance.too-few-words', { share: c.coverage });
  const { found, asserted } = countEventKinds(c);
  return found * 2 >= asserted ? null : createReason('stance.few-things', { found, asserted });
}

/** Number of the topic's kinds of event that the page mentions; at least half are required. */
function countEventKinds({ topic, page }: PageCase) {
  const mentioned = new Set(
    [page.headline, ...page.sentences].flatMap(({ mentions, further }) =>
      [...mentions, ...further].map(({ id }) => id),
    ),
  );
  const found = topic.concepts.filter((group) => group.some((id) => mentioned.has(id))).length;
  return { found, asserted: topic.concepts.length };
}

/** Sentence from the text of an asserting page to be quoted, never its headline; otherwise null. */
export function findAssertedPassage(
  { topic, page, article }: PageCase,
  { assertions }: WeighedReadings,
): Passage | null {
  const inBody = assertions.filter(({ place }) => place !== 'headline').map(({ sentence }) => sentence);
  return toPassage(closestLine(topic, inBody) ?? closestSentence(topic, page.sentences), article);
}

/** Stems of words in a sentence, in the next one, and in the headline if the page is close to the event in time. */
export function surroundingStems({ page }: PageCase, sentence: PageSentence, withHeadline: boolean): Set<string> {
  const at = page.sentences.indexOf(sentence);
  const headline = withHeadline ? page.headline.stems : [];
  return new Set([...headline, ...sentence.stems, ...(page.sentences[at + 1]?.stems ?? [])]);
}
