import { because, DAY_MS, isCredible, type Reason } from '@corroborate/domain';
import {
  conceptMentions,
  contentStems,
  debunkWords,
  hasName,
  indexNames,
  lexicon,
  quantities,
  regionsIn,
  regionsMeet,
  saysPlainNo,
} from '@corroborate/text';
import type { Article, Claim, FactCheck, MatchedFactCheck, Topic, WeighedFactCheck } from '@corroborate/domain';
import { agree } from '../cross-reference/cross-reference.numbers';
import { ratingOf } from '@corroborate/stance';
import { buildTopicModel, coverage } from '@corroborate/stance';
import type { TopicModel } from '@corroborate/stance';
import { readRating } from './ratings.policy';
import { FACT_CHECK_LIMITS as L } from '../verification.thresholds';

/** The fact checks that are of the topic's own core claim. Strict: a check of something like it is no check of it. */
export function matchFactChecks(topic: Topic, claims: Claim[], checks: FactCheck[]): MatchedFactCheck[] {
  return matching(buildTopicModel(topic, claims), checks);
}

/**
 * The fact checks that are of another claim of the topic, each under the first that it is of. They are shown beside
 * the claim and decide nothing: a wrong detail does not make a story wrong.
 */
export function matchClaimChecks(topic: Topic, claims: Claim[], checks: FactCheck[]): MatchedFactCheck[] {
  const core = new Set(matchFactChecks(topic, claims, checks).map(({ url }) => url));
  const found = claims.filter(saysEnough).flatMap((claim) => {
    // What the rest of the topic says is no part of this claim: another figure in it must not keep its check away.
    const alone = { ...topic, title: claim.text, summary: null, articleText: null };
    const model = buildTopicModel(alone, [{ ...claim, core: true }]);
    const same = checks.filter((check) => sameFigures(claim.text, check.claim));
    return matching(model, same).map((check) => ({ ...check, claimId: claim.id }));
  });
  const others = found.filter(({ url }) => !core.has(url));
  return others.filter(({ url }, at) => others.findIndex((other) => other.url === url) === at);
}

/** Of a detail every figure must be the same, whatever it counts: a detail has little else to tell it from another. */
function sameFigures(claim: string, checked: string): boolean {
  const [own, others] = [quantities(claim), quantities(checked)];
  return own.length === others.length && own.every((one) => others.some((other) => agree(one, other)));
}

/** A claim of a few words is found in much that is of something else. */
const saysEnough = ({ core, text }: Claim): boolean => !core && new Set(contentStems(text)).size >= L.claimWords;

function matching(model: TopicModel, checks: FactCheck[]): MatchedFactCheck[] {
  return checks.flatMap((check) => {
    const read = readRating(check.rating, check.language, usual);
    if (read === null || misfit(model, check) !== null) return [];
    const share = Math.round(100 * coverage(model.terms, new Set(contentStems(`${check.claim} ${check.title}`))));
    return [
      {
        ...check,
        verdict: read.verdict,
        ...(read.comment === null ? {} : { ratingComment: read.comment }),
        reasons: [because('check.same-claim', { percent: share })],
      },
    ];
  });
}

/** Why the check is not of this claim; null when it is. */
export function misfit(topic: TopicModel, check: FactCheck): Reason | null {
  const text = `${check.claim} ${check.title}`;
  if (coverage(topic.terms, new Set(contentStems(text))) < L.share) return because('check.too-few-words');
  const kinds = new Set(conceptMentions(text).map((mention) => mention.id));
  if (topic.concepts.length > 0 && !topic.concepts[0]?.some((id) => kinds.has(id))) return because('check.other-event');
  const names = indexNames(text);
  const who = [...topic.subjects, ...(topic.town ? [topic.town] : [])];
  if (who.length > 0 && !who.some((name) => hasName(names, name))) return because('check.names-nobody');
  const regions = [...regionsIn(text)];
  if (topic.regions.length > 0 && regions.length > 0 && !regionsMeet(regions, topic.regions))
    return because('check.elsewhere');
  const figures = quantities(check.claim).filter((one) => one.unit !== '');
  const odd = quantities(topic.core).find(
    (own) => own.unit !== '' && figures.some((one) => one.unit === own.unit && !agree(one, own)),
  );
  if (odd) return because('check.other-figure', { of: odd.label });
  if (denies(check.claim) !== topic.denies) return because('check.opposite');
  return untimely(topic, check);
}

const denies = (text: string): boolean => debunkWords(text) !== null || saysPlainNo(text);

/** A check from before the event, or from long after it, is of another one. */
function untimely(topic: TopicModel, { claimDate, reviewDate }: FactCheck): Reason | null {
  const said = claimDate ?? reviewDate;
  if (!said || !topic.eventDate) return null;
  const days = (Date.parse(said) - topic.eventDate.getTime()) / DAY_MS;
  return days < -L.daysBefore || days > L.daysAfter ? because('check.other-time') : null;
}

const FALSE_TOO = lexicon('any', 'ratings', 'false').pattern;
const TRUE_TOO = lexicon('any', 'ratings', 'true').pattern;

/** The usual words, whatever the language. */
function usual(rating: string): MatchedFactCheck['verdict'] | null {
  const known = ratingOf(rating);
  if (known) return known;
  if (FALSE_TOO.test(rating)) return 'false';
  return TRUE_TOO.test(rating) ? 'true' : null;
}

/**
 * The page with the rating that an index repeats of it, where its own markup does not say it. "Out of context" and the
 * like say less than the page does: what it disputes in its own words must not be lost to them.
 */
export function withFactCheck(article: Article, check: MatchedFactCheck): Article {
  if (article.claimReviews.some((review) => ratingOf(review.rating) !== null)) return article;
  if (check.verdict === 'mixed' && ratingOf(check.rating) === null) return article;
  const rating = statedRating(check);
  return {
    ...article,
    claimReviews: [
      ...article.claimReviews,
      { claim: check.claim, rating, publisher: check.publisher, date: check.reviewDate },
    ],
  };
}

/** As published; with what it comes to, or by that alone, where the words of a page would be read otherwise. */
function statedRating({ rating, verdict }: MatchedFactCheck): string {
  const usable = [rating, `${rating} (${verdict})`].find((one) => ratingOf(one) === verdict);
  return usable ?? verdict;
}

/**
 * Checks by credible publishers that rate the topic wrong (for a topic that denies something: right). They hold an
 * upgrade even where their page could not be read; only a page that was read can be a voice.
 */
export const credibleDenials = (checks: WeighedFactCheck[]): WeighedFactCheck[] =>
  checks.filter((check) => isCredible(check.tier) && check.verdict === 'false');
