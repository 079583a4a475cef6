import { isReadable } from '@corroborate/domain';
import { contentStems, debunkWords, hasName, hearsayWords, indexNames } from '@corroborate/text';
import type { Article, Claim, DateRecord, Passage, StanceJudgement, Topic } from '@corroborate/domain';
import { carriedByAnchors, decided } from './rules/anchors.policy';
import { whyNotSupport } from './cautions/caution.policy';
import { statedInLine } from './rules/document.policy';
import { exaggerates } from './cautions/exaggeration.policy';
import { foreignDispute, foreignSupport, isForeign } from './rules/foreign.policy';
import { isOwnSite, plainPassage, readSentences } from './rules/assertion.policy';
import type { Reading } from './rules/assertion.policy';
import { judgeClaim } from './claims/claim-stance.policy';
import { isSpoken, kindOfPage, ratingOf, tellsOfRetraction } from './page/page-kind.policy';
import { buildPageModel } from './page/page.model';
import type { PageModel, PageSentence } from './page/page.model';
import { bearsOut, isTheClaimItself } from './rules/proposition.policy';
import { sameEvent } from './event-match/same-event.policy';
import type { EventMatch } from './event-match/same-event.policy';
import {
  CHECKED,
  isInOtherWords,
  NO_PASSAGE,
  NO_SENTENCE,
  NOT_THIS_EVENT,
  OTHER_WORDS,
  OWN_WORD,
  TOO_FEW_WORDS,
} from './stance.words';
import { tellsTheStory } from './rules/same-story.policy';
import { closestPassage, otherYear, tellingChance } from './learned/telling.policy';
import { openingOf } from './learned/telling.features';
import { topicKind } from './topic/topic-kind.policy';
import type { TopicKind } from './topic/topic-kind.policy';
import { buildTopicModel, coverage } from './topic/topic.model';
import type { TopicModel } from './topic/topic.model';
import { STANCE_LIMITS, TELLING_LIMITS } from './stance.thresholds';

export interface SourceJudgement {
  overall: StanceJudgement;
  perClaim: { claimId: string; judgement: StanceJudgement }[];
  sameEvent: { same: boolean; reasons: string[] };
}

/**
 * What one page says about the topic. Deterministic. `supports` only where the page is about the same event and
 * one of its own sentences, quoted, asserts the core; whatever is unclear comes out as `mentions`. `engineDate`, what a
 * search engine says of the page, is a hint used only where the page bears no date itself.
 */
export function judgeSource(input: {
  topic: Topic;
  claims: Claim[];
  article: Article;
  engineDate?: DateRecord | null;
  now: Date;
}): SourceJudgement {
  const { topic, claims, article, engineDate, now } = input;
  if (!isReadable(article.verdict)) return unreadable(claims, article);
  const model = topicModel(topic, claims);
  const page = buildPageModel(article);
  const match = datedInFuture(article, now) ?? sameEvent(model, page, article, engineDate ?? null);
  const kind = topicKind(topic);
  const core = claims.find((claim) => claim.core)?.text ?? topic.title;
  // Weights cannot tell an event from its like: day and place must tie the page to it.
  const tied = match.same && match.dated && match.anchored;
  const telling = tied
    ? tellingChance({ title: topic.title, core, headline: article.title, text: openingOf(article.text) })
    : null;
  const judged = byProposition(kind, model, page, article, judgeCore(model, page, article, match));
  const overall = {
    ...(telling === null ? judged : byTelling(kind, model, page, article, match, judged, telling)),
    telling,
  };
  const perClaim = claims.map((claim) => ({
    claimId: claim.id,
    judgement: claim.core ? overall : judgeClaim(claim, model, page, overall),
  }));
  return { overall, perClaim, sameEvent: { same: match.same, reasons: match.reasons } };
}

/** One topic is held against many pages: its model is made once for them. */
const models = new WeakMap<Topic, { claims: Claim[]; model: TopicModel }>();

function topicModel(topic: Topic, claims: Claim[]): TopicModel {
  const known = models.get(topic);
  if (known?.claims === claims) return known.model;
  const model = buildTopicModel(topic, claims);
  models.set(topic, { claims, model });
  return model;
}

/**
 * A claim about earlier facts may be borne out by what was written at any time, if a sentence of it says the claim
 * itself.
 */
function byProposition(
  kind: TopicKind,
  topic: TopicModel,
  page: PageModel,
  article: Article,
  judged: StanceJudgement,
): StanceJudgement {
  if (kind.kind === 'event' || judged.stance === 'disputes') return judged;
  if (judged.stance === 'supports')
    return isTheClaimItself(topic, page)
      ? mention(topic, page, ['The speech or post in which the claim was made, in its very words.', ...judged.reasons])
      : judged;
  if (
    isForeign(article) ||
    kindOfPage(article, page) !== null ||
    statedRating(page) !== null ||
    article.claimReviews.length > 0
  )
    return judged;
  const borne = bearsOut(topic, page, article);
  const passage = borne ? passageOf(borne.sentence, article) : null;
  return borne && passage
    ? { stance: 'supports', strength: 0.7, passage, reasons: [borne.reason, ...kind.reasons] }
    : judged;
}

/** A page on the event against which no rule has anything to say, told in words that none of them knows. */
function byTelling(
  kind: TopicKind,
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  judged: StanceJudgement,
  telling: number,
): StanceJudgement {
  if (
    judged.stance !== 'mentions' ||
    !isInOtherWords(judged.reasons[0]) ||
    telling < TELLING_LIMITS.support ||
    kind.kind !== 'event' ||
    topic.denies
  )
    return judged;
  const passage = closestPassage(topic.title, article);
  if (
    !passage ||
    statedRating(page) !== null ||
    article.claimReviews.length > 0 ||
    otherYear(passage.quote, `${topic.title} ${topic.core}`, topic.eventDate)
  )
    return judged;
  const told: StanceJudgement = {
    stance: 'supports',
    strength: 0.6,
    passage,
    reasons: [`${OTHER_WORDS} (chance ${telling.toFixed(2)} by its traits).`, ...match.reasons],
  };
  return withCaution(topic, page, article, told);
}

function unreadable(claims: Claim[], article: Article): SourceJudgement {
  const judgement = none(`The page could not be read (${article.verdict}): ${article.verdictReason}`);
  return {
    overall: judgement,
    perClaim: claims.map((claim) => ({ claimId: claim.id, judgement })),
    sameEvent: { same: false, reasons: ['The page could not be read.'] },
  };
}

function datedInFuture(article: Article, now: Date): EventMatch | null {
  const published = article.published ? Date.parse(article.published.value) : Number.NaN;
  if (!(published > now.getTime() + 2 * 86_400_000)) return null;
  return {
    same: false,
    reasons: ['Bears a date in the future.'],
    details: 0,
    dated: false,
    anchored: false,
    near: false,
    hinted: false,
  };
}

/** Weights of distinct sentences, added up: many plain sentences outweigh one stray no. */
const total = (readings: Reading[]): number => readings.reduce((sum, one) => sum + one.weight, 0);

const none = (reason: string): StanceJudgement => ({
  stance: 'unrelated',
  strength: 0,
  passage: null,
  reasons: [reason],
});

function judgeCore(topic: TopicModel, page: PageModel, article: Article, match: EventMatch): StanceJudgement {
  const share = coverage(topic.terms, page.stems);
  const readings = readSentences(topic, page, article.host);
  const rated = byClaimReview(topic, page, article, match);
  if (rated) return rated;
  const kind = kindOfPage(article, page);
  if (kind?.kind === 'satire') return none(kind.reason);
  if (!match.same) return notThisEvent(topic, page, match, share);
  if (kind?.kind === 'opinion' || kind?.kind === 'listing' || kind?.kind === 'promotion')
    return mention(topic, page, [kind.reason]);
  if (kind?.kind === 'retraction' && !tellsOfRetraction(topic.title) && share >= STANCE_LIMITS.mentionCoverage)
    return denial(topic, page, readings, [kind.reason], article);
  return withCaution(topic, page, article, judgeTelling(topic, page, article, match, readings, share));
}

/** Support that something on the page speaks against is no support, though it may be no denial either. */
function withCaution(topic: TopicModel, page: PageModel, article: Article, judged: StanceJudgement): StanceJudgement {
  if (judged.stance !== 'supports') return judged;
  const reason = exaggerates(topic.title, page) ?? whyNotSupport(topic, page, article, judged);
  return reason ? mention(topic, page, [reason, ...judged.reasons]) : judged;
}

function judgeTelling(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  readings: Reading[],
  share: number,
): StanceJudgement {
  const refused = isForeign(article) ? foreignDispute(topic, page, match) : null;
  if (refused)
    return {
      stance: 'disputes',
      strength: 0.8,
      passage: passageOf(refused.sentence, article),
      reasons: [refused.reason, ...match.reasons],
    };
  const judged =
    topic.concepts.length > 0
      ? byReadings(topic, page, article, match, readings, share)
      : byPlainWords(topic, page, article, match, share);
  return judged.stance === 'mentions' || judged.stance === 'unrelated'
    ? (byAnchors(topic, page, article, match, readings) ??
        byStory(topic, page, article, match, readings) ??
        byLine(topic, page, article, match, readings) ??
        judged)
    : judged;
}

/**
 * The last way to support: by what ties the page to the event, where no sentence on the event itself speaks against it.
 */
function byAnchors(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  readings: Reading[],
): StanceJudgement | null {
  const against = readings.filter((one) => one.says !== 'asserts' && one.says !== 'recalls');
  if (
    statedRating(page) !== null ||
    against.some((one) => one.place !== 'body') ||
    total(against) >= STANCE_LIMITS.denial
  )
    return null;
  const carried = isForeign(article)
    ? foreignSupport(topic, page, match)
    : carriedByAnchors(topic, page, match, readings.some((one) => one.says === 'asserts') || decided(topic, page));
  const passage = carried ? passageOf(carried.sentence, article) : null;
  return carried && passage
    ? { stance: 'supports', strength: 0.7, passage, reasons: [carried.reason, ...match.reasons] }
    : null;
}

/**
 * The same story in other words: shared names, rare words and figures of the headline, near in time, and nothing
 * against it.
 */
function byStory(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  readings: Reading[],
): StanceJudgement | null {
  if (statedRating(page) !== null || isForeign(article)) return null;
  const told = tellsTheStory(topic, page, article, match, readings);
  const passage = told ? passageOf(told.sentence, article) : null;
  return told && passage
    ? { stance: 'supports', strength: 0.65, passage, reasons: [told.reason, ...match.reasons] }
    : null;
}

/** Registers, courts and returning officers state it in a line of a table. */
function byLine(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  readings: Reading[],
): StanceJudgement | null {
  if (statedRating(page) !== null || isForeign(article)) return null;
  const stated = statedInLine(topic, page, match, readings);
  const passage = stated ? passageOf(stated.sentence, article) : null;
  return stated && passage
    ? { stance: 'supports', strength: 0.7, passage, reasons: [stated.reason, ...match.reasons] }
    : null;
}

/** A fact-checker's own verdict outweighs the words around it. */
function byClaimReview(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
): StanceJudgement | null {
  const review = article.claimReviews.find(
    (one) => coverage(topic.terms, new Set(contentStems(`${one.claim} ${article.title}`))) >= 0.5,
  );
  const rating = review ? ratingOf(review.rating) : null;
  if (!review || !rating || (!match.same && !topicNamed(topic, page, match))) return null;
  const reason = `${CHECKED}“${review.claim.slice(0, 160)}” says “${review.rating.slice(0, 60)}”.`;
  if (rating === 'mixed') return mention(topic, page, [reason]);
  const against = (rating === 'false') !== topic.denies;
  const passage = passageOf(bestSentence(topic, page.sentences), article);
  if (!passage) return mention(topic, page, [reason]);
  return { stance: against ? 'disputes' : 'supports', strength: 0.95, passage, reasons: [reason, ...match.reasons] };
}

/** A fact check may lack a date or be late; the names decide then. */
const topicNamed = (topic: TopicModel, page: PageModel, match: EventMatch): boolean =>
  coverage(topic.terms, page.stems) >= 0.6 &&
  !match.reasons.some((reason) => /lies in|where the topic has|before the event|^Does not name/.test(reason));

function notThisEvent(topic: TopicModel, page: PageModel, match: EventMatch, share: number): StanceJudgement {
  if (share < STANCE_LIMITS.mentionCoverage) return none(match.reasons.at(-1) ?? 'Another subject.');
  return mention(topic, page, [NOT_THIS_EVENT, ...match.reasons]);
}

function byReadings(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  readings: Reading[],
  share: number,
): StanceJudgement {
  if (readings.length === 0 && share < STANCE_LIMITS.mentionCoverage) return none('Does not speak of the event.');
  const asserted = readings.filter((reading) => reading.says === 'asserts');
  const denied = readings.filter((reading) => reading.says === 'denies');
  const rating = statedRating(page);
  const debunk = debunkWeight(page);
  const denialWeight = total(denied) + (rating === 'false' ? 4 : 0) + debunk;
  const assertWeight = total(asserted);
  if (topic.denies)
    return denialTopic(topic, page, article, match, denied, asserted, denialWeight, assertWeight, share);
  if (denialWeight >= STANCE_LIMITS.denial && (denialWeight > assertWeight || rating === 'false'))
    return denial(topic, page, denied, match.reasons, article);
  if (assertWeight < STANCE_LIMITS.assertion) return mention(topic, page, [whyNotAsserted(readings), ...match.reasons]);
  const body = readings.filter((reading) => reading.place !== 'headline');
  if (
    !body.some((one) => one.says === 'asserts') &&
    body.some((one) => one.says === 'relays' || one.says === 'hedges' || one.says === 'asks')
  ) {
    return mention(topic, page, [
      'Only the headline asserts it; the text passes it on as a claim or possibility.',
      ...match.reasons,
    ]);
  }
  const headlineDenies = denied.some((reading) => reading.place === 'headline');
  if (headlineDenies || debunk >= STANCE_LIMITS.denial || denialWeight * 2 > assertWeight) {
    return mention(topic, page, ['Both asserts and denies it; too unclear to count.', ...match.reasons]);
  }
  const loose = match.anchored ? null : notCarried(topic, page, asserted, share, match.near);
  if (loose) return mention(topic, page, [loose, ...match.reasons]);
  if (share < STANCE_LIMITS.eventCoverage)
    return mention(topic, page, [`${TOO_FEW_WORDS}${percent(share)} of the topic's words.`, ...match.reasons]);
  const missing = missingConcepts(topic, page);
  if (missing) return mention(topic, page, [missing, ...match.reasons]);
  return support(topic, page, asserted, article, match, share);
}

/**
 * Nothing but words ties the page to the topic: then one sentence with its headline and neighbour must carry most of
 * them, and not as somebody's words unless the topic itself reports somebody's words.
 */
function notCarried(
  topic: TopicModel,
  page: PageModel,
  asserted: Reading[],
  share: number,
  near: boolean,
): string | null {
  const own = asserted.filter((one) => topic.quotes || !isSpoken(one.sentence));
  const best = Math.max(0, ...own.map((one) => coverage(topic.terms, window(page, one.sentence, near))));
  const [onPage, inPassage] = near
    ? [STANCE_LIMITS.nearPageCoverage, STANCE_LIMITS.nearCoverage]
    : [STANCE_LIMITS.plainPageCoverage, STANCE_LIMITS.looseCoverage];
  if (share >= onPage && best >= inPassage) return null;
  return `No passage of it carries the statement (${percent(best)} of its words in one place, ${percent(share)} on the page).`;
}

function window(page: PageModel, sentence: PageSentence, withHeadline: boolean): Set<string> {
  const at = page.sentences.indexOf(sentence);
  return new Set([
    ...(withHeadline ? page.headline.stems : []),
    ...sentence.stems,
    ...(page.sentences[at + 1]?.stems ?? []),
  ]);
}

/** The topic says that something did not happen: a denial bears it out, an assertion disputes it. */
function denialTopic(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  denied: Reading[],
  asserted: Reading[],
  denialWeight: number,
  assertWeight: number,
  share: number,
): StanceJudgement {
  // A checker who calls it false may mean the denial itself.
  if (statedRating(page) !== null || debunkWeight(page) >= STANCE_LIMITS.denial)
    return mention(topic, page, ['Calls something false, and it may be the denial.', ...match.reasons]);
  if (denialWeight >= STANCE_LIMITS.denial && denialWeight > assertWeight) {
    const passage = passageOf(
      bestSentence(
        topic,
        denied.map((one) => one.sentence),
      ) ?? bestSentence(topic, page.sentences),
      article,
    );
    if (passage)
      return {
        stance: 'supports',
        strength: strength(share, denialWeight),
        passage,
        reasons: ['Says, like the topic, that it did not happen.', ...match.reasons],
      };
  }
  const flat = asserted.filter((reading) => reading.place !== 'body');
  if (assertWeight > denialWeight && flat.length > 0) {
    const passage = passageOf(
      bestSentence(
        topic,
        flat.map((one) => one.sentence),
      ),
      article,
    );
    if (passage)
      return {
        stance: 'disputes',
        strength: strength(share, assertWeight),
        passage,
        reasons: ['Says that what the topic denies did happen.', ...match.reasons],
      };
  }
  return mention(topic, page, ['Neither plainly denies nor plainly asserts it.', ...match.reasons]);
}

function support(
  topic: TopicModel,
  page: PageModel,
  asserted: Reading[],
  article: Article,
  match: EventMatch,
  share: number,
): StanceJudgement {
  const inBody = asserted.filter((reading) => reading.place !== 'headline').map((reading) => reading.sentence);
  const passage = passageOf(bestSentence(topic, inBody) ?? bestSentence(topic, page.sentences), article);
  if (!passage) return mention(topic, page, ['No sentence of the text can be quoted for it.']);
  const weight = Math.max(...asserted.map((reading) => reading.weight));
  return {
    stance: 'supports',
    strength: strength(share, weight),
    passage,
    reasons: [`Asserts it in its ${asserted[0]?.place ?? 'body'}.`, ...match.reasons],
  };
}

function denial(
  topic: TopicModel,
  page: PageModel,
  denied: Reading[],
  reasons: string[],
  article: Article,
): StanceJudgement {
  const sentence =
    bestSentence(
      topic,
      denied.map((one) => one.sentence).filter((one) => one.start >= 0),
    ) ?? bestSentence(topic, page.sentences);
  const passage = passageOf(sentence, article);
  const cue = denied[0]?.cue;
  return {
    stance: 'disputes',
    strength: 0.85,
    passage,
    reasons: [
      `Says that it is not so${cue ? ` (${cue})` : ''}.`,
      ...(isOwnSite(topic, article.host) ? [OWN_WORD] : []),
      ...reasons,
    ],
  };
}

function byPlainWords(
  topic: TopicModel,
  page: PageModel,
  article: Article,
  match: EventMatch,
  share: number,
): StanceJudgement {
  if (share < STANCE_LIMITS.mentionCoverage) return none("Shares too few of the topic's words.");
  const best = plainPassage(topic, page);
  const debunked = statedRating(page) === 'false' || debunkWeight(page) >= STANCE_LIMITS.denial;
  if (
    best &&
    best.reading.coverage >= STANCE_LIMITS.claimCoverage &&
    (debunked || best.reading.says === 'denies') &&
    !topic.denies
  ) {
    return denial(topic, page, [best.reading], match.reasons, article);
  }
  const passage = best ? passageOf(best.reading.sentence, article) : null;
  const carried = best !== null && passageCarries(topic, page, best.reading, share, match.near);
  const quoted = best !== null && !topic.quotes && isSpoken(best.reading.sentence);
  if (!best || !passage || !carried || !best.clean || debunked || quoted) {
    return mention(topic, page, [
      best && carried ? `Not said plainly (${best.reading.cue || best.reading.says}).` : NO_PASSAGE,
    ]);
  }
  return {
    stance: 'supports',
    strength: strength(best.reading.coverage, 1),
    passage,
    reasons: ['One passage carries the whole statement.', ...match.reasons],
  };
}

/**
 * Words about one of two parties prove nothing about the other: all names, and what the statement starts from, must be
 * there.
 */
function namesTogether(topic: TopicModel, page: PageModel, sentence: PageSentence): boolean {
  const next = page.sentences[page.sentences.indexOf(sentence) + 1]?.text ?? '';
  const index = indexNames(`${page.headline.text} . ${sentence.text} . ${next}`);
  const subject = topic.terms[0]?.stem;
  if (subject !== undefined && !window(page, sentence, true).has(subject)) return false;
  return topic.subjects.every((name) => hasName(index, name) || hasName(index, name.split(' ').at(-1) ?? name));
}

/** Near in time and name, the headline may help the passage out. */
function passageCarries(topic: TopicModel, page: PageModel, reading: Reading, share: number, near: boolean): boolean {
  const full = reading.coverage >= STANCE_LIMITS.plainPassageCoverage && share >= STANCE_LIMITS.plainPageCoverage;
  if (full && namesTogether(topic, page, reading.sentence)) return true;
  if (!near || debunkWords(page.headline.text) || page.headline.text.includes('?')) return false;
  const together = coverage(topic.terms, window(page, reading.sentence, true));
  return together >= STANCE_LIMITS.looseCoverage && share >= STANCE_LIMITS.plainPassageCoverage;
}

function mention(topic: TopicModel, page: PageModel, reasons: string[]): StanceJudgement {
  const sentence = bestSentence(topic, page.sentences);
  if (!sentence) return none(reasons[0] ?? 'Nothing to quote.');
  return {
    stance: 'mentions',
    strength: 0.4,
    passage: { quote: sentence.text, start: sentence.start, end: sentence.end },
    reasons,
  };
}

function whyNotAsserted(readings: Reading[]): string {
  const first = readings[0];
  if (!first) return NO_SENTENCE;
  const why = {
    asserts: '',
    denies: 'denied',
    hedges: 'only as a possibility',
    plans: 'as a plan',
    relays: 'as somebody’s claim',
    asks: 'as a question',
    recalls: 'as something of the past',
  };
  return `Speaks of it ${why[first.says]}${first.cue ? ` (${first.cue})` : ''}.`;
}

/** Of the kinds of event the topic asserts, at least half must be found. */
function missingConcepts(topic: TopicModel, page: PageModel): string | null {
  const found = new Set(
    [page.headline, ...page.sentences].flatMap((sentence) =>
      [...sentence.mentions, ...sentence.further].map((one) => one.id),
    ),
  );
  const matched = topic.concepts.filter((group) => group.some((id) => found.has(id))).length;
  if (matched * 2 >= topic.concepts.length) return null;
  return `Tells of ${matched} of the ${topic.concepts.length} things the topic asserts.`;
}

function statedRating(page: PageModel): 'false' | 'true' | 'mixed' | null {
  for (const sentence of [...page.sentences].reverse()) {
    const stated =
      /\b(?:rating|verdict|ruling|conclusion|we rate (?:this|it|the claim))\s*(?:is|:|as)?\s*:?\s*["“]?([\p{L}\s-]{3,30})/iu.exec(
        sentence.text,
      );
    if (stated?.[1]) return ratingOf(stated[1]);
  }
  return null;
}

/** A headline or lead that calls a story wrong, whatever its verb. */
function debunkWeight(page: PageModel): number {
  if (debunkWords(page.headline.text)) return 2;
  const lead = page.sentences.slice(0, STANCE_LIMITS.lead);
  if (lead.some((sentence) => debunkWords(sentence.text) && hearsayWords(sentence.text))) return 2;
  return page.sentences.some((sentence) => debunkWords(sentence.text)) ? 1 : 0;
}

function bestSentence(topic: TopicModel, sentences: PageSentence[]): PageSentence | null {
  const usable = sentences.filter((sentence) => sentence.start >= 0);
  if (usable.length === 0) return null;
  return usable.reduce((best, one) =>
    coverage(topic.terms, one.stems) > coverage(topic.terms, best.stems) ? one : best,
  );
}

function passageOf(sentence: PageSentence | null, article: Article): Passage | null {
  if (!sentence || sentence.start < 0) return null;
  const quote = article.text.slice(sentence.start, sentence.end);
  return quote === sentence.text ? { quote, start: sentence.start, end: sentence.end } : null;
}

const strength = (share: number, weight: number): number =>
  Number(Math.min(1, 0.45 + 0.35 * share + 0.07 * weight).toFixed(2));
const percent = (share: number): string => `${Math.round(share * 100)} %`;
