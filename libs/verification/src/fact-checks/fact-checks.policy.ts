import {
  createReason,
  DAY_MS,
  isCredible,
  type Reason,
  type Article,
  type Claim,
  type FactCheck,
  type MatchedFactCheck,
  type Topic,
  type WeighedFactCheck,
} from '@corroborate/domain';
import {
  isCompatible,
  findConceptMentions,
  listContentStems,
  findDebunkCue,
  hasName,
  indexNames,
  findQuantities,
  findNamedRegions,
  regionsOverlap,
  isPlainDenial,
} from '@corroborate/text';
import { buildTopicModel, coverage, readRating, readVerdict, type TopicModel } from '@corroborate/reading';
import { FACT_CHECK_LIMITS as L } from '../verification.thresholds';

/** Fact checks of the topic's main claim. The match is strict: a check of a merely similar claim does not count. */
export function matchFactChecks(topic: Topic, claims: Claim[], checks: FactCheck[]): MatchedFactCheck[] {
  return matchChecks(buildTopicModel(topic, claims), checks);
}

/**
 * Fact checks of the topic's other claims, each assigned to the first claim that it matches. They are shown with the
 * claim but do not affect the decision, because one wrong detail does not make a story false.
 */
export function matchClaimChecks(topic: Topic, claims: Claim[], checks: FactCheck[]): MatchedFactCheck[] {
  const core = new Set(matchFactChecks(topic, claims, checks).map(({ url }) => url));
  const found = claims.filter(isSpecificEnough).flatMap((claim) => {
    // Compares only this claim: other figures in the topic must not prevent a match.
    const alone = { ...topic, title: claim.text, summary: null, articleText: null };
    const model = buildTopicModel(alone, [{ ...claim, core: true }]);
    const same = checks.filter((check) => hasSameFigures(claim.text, check.claim));
    return matchChecks(model, same).map((check) => ({ ...check, claimId: claim.id }));
  });
  const others = found.filter(({ url }) => !core.has(url));
  return others.filter(({ url }, at) => others.findIndex((other) => other.url === url) === at);
}

/** For a detail, every figure must match, because little else identifies it. */
function hasSameFigures(claim: string, checked: string): boolean {
  const [own, others] = [findQuantities(claim), findQuantities(checked)];
  return own.length === others.length && own.every((one) => others.some((other) => isCompatible(one, other)));
}

/** Very short claims match many unrelated texts. */
const isSpecificEnough = ({ core, text }: Claim): boolean =>
  !core && new Set(listContentStems(text)).size >= L.claimWords;

function matchChecks(model: TopicModel, checks: FactCheck[]): MatchedFactCheck[] {
  return checks.flatMap((check) => {
    const read = readRating(check.rating, check.language);
    if (read === null || findMismatch(model, check) !== null) return [];
    const share = Math.round(100 * coverage(model.terms, new Set(listContentStems(`${check.claim} ${check.title}`))));
    return [
      {
        ...check,
        verdict: read.verdict,
        ...(read.comment === null ? {} : { ratingComment: read.comment }),
        reasons: [createReason('check.same-claim', { percent: share })],
      },
    ];
  });
}

/** Why the fact check is not about this topic; null if it is. */
export function findMismatch(topic: TopicModel, check: FactCheck): Reason | null {
  const text = `${check.claim} ${check.title}`;
  if (coverage(topic.terms, new Set(listContentStems(text))) < L.share) return createReason('check.too-few-words');
  const kinds = new Set(findConceptMentions(text).map((mention) => mention.id));
  if (topic.concepts.length > 0 && !topic.concepts[0]?.some((id) => kinds.has(id)))
    return createReason('check.other-event');
  const names = indexNames(text);
  const who = [...topic.subjects, ...(topic.town ? [topic.town] : [])];
  if (who.length > 0 && !who.some((name) => hasName(names, name))) return createReason('check.names-nobody');
  const regions = [...findNamedRegions(text)];
  if (topic.regions.length > 0 && regions.length > 0 && !regionsOverlap(regions, topic.regions))
    return createReason('check.elsewhere');
  const figures = findQuantities(check.claim).filter((one) => one.unit !== '');
  const odd = findQuantities(topic.core).find(
    (own) => own.unit !== '' && figures.some((one) => one.unit === own.unit && !isCompatible(one, own)),
  );
  if (odd) return createReason('check.other-figure', { of: odd.label });
  if (isDenial(check.claim) !== topic.denies) return createReason('check.opposite');
  return untimelyReason(topic, check);
}

const isDenial = (text: string): boolean => findDebunkCue(text) !== null || isPlainDenial(text);

/** Why the date does not match: a check from before the event or long after it is about something else. */
function untimelyReason(topic: TopicModel, { claimDate, reviewDate }: FactCheck): Reason | null {
  const date = claimDate ?? reviewDate;
  if (!date || !topic.eventDate) return null;
  const days = (Date.parse(date) - topic.eventDate.getTime()) / DAY_MS;
  return days < -L.daysBefore || days > L.daysAfter ? createReason('check.other-time') : null;
}

/**
 * Adds the rating listed in a fact-check index if the page's own markup has none. If the rating is mixed, a dispute
 * found on the page itself is kept. A fact check supports the topic only by its rating.
 */
export function withFactCheck(article: Article, check: MatchedFactCheck): Article {
  if (article.claimReviews.some((review) => readVerdict(review, article.language) !== null)) return article;
  if (check.verdict === 'mixed') return { ...article, schemaTypes: [...article.schemaTypes, 'ClaimReview'] };
  const rating = statedRating(check, article.language);
  return {
    ...article,
    claimReviews: [
      ...article.claimReviews,
      { claim: check.claim, rating, publisher: check.publisher, date: check.reviewDate },
    ],
  };
}

/**
 * The published rating with its normalized verdict, or only the verdict if the wording of the rating could be misread.
 */
function statedRating({ rating, verdict }: MatchedFactCheck, language: string | null): string {
  const usable = [rating, `${rating} (${verdict})`].find((one) => readRating(one, language)?.verdict === verdict);
  return usable ?? verdict;
}

/**
 * Credible fact checks that rate the topic false (or true, if the topic is a denial). They hold an upgrade even if
 * their page could not be read, but only a page that was read is an independent source.
 */
export const selectCredibleDenials = (checks: WeighedFactCheck[]): WeighedFactCheck[] =>
  checks.filter((check) => isCredible(check.tier) && check.verdict === 'false');
