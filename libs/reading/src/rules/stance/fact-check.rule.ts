import { createReason, hasReason, getPrintedTitle } from '@corroborate/domain';
import { listContentStems, padWords } from '@corroborate/text';
import { closestSentence, mentionFinding, toPassage } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { readVerdict } from '../page/rating.policy';
import type { PageSentence } from '../page/page.model';
import { STANCE_LIMITS } from '../stance.thresholds';
import { coverage } from '../topic/topic.model';

/** The verdict of a fact checker outweighs the words around it. */
export const factCheckRule: StanceRule = {
  name: 'fact-check',
  about: 'The page’s markup contains a fact check of this claim; its rating decides.',
  vouched: true,
  judge: judgeByClaimReview,
};

function judgeByClaimReview(c: PageCase): Finding | null {
  const { topic, page, article, match } = c;
  const review = article.claimReviews.find(
    (one) =>
      coverage(topic.terms, new Set(listContentStems(`${one.claim} ${getPrintedTitle(article)}`))) >=
      STANCE_LIMITS.checkedClaim,
  );
  const rating = review ? readVerdict(review, article.language) : null;
  if (!review || !rating || (!match.same && !hasMatchingNames(c))) return null;
  const reason = createReason('stance.fact-check', {
    claim: review.claim.slice(0, 160),
    rating: review.rating.slice(0, 60),
  });
  const telling = rating === 'false' ? findRatingSentence(page.sentences, review.rating) : undefined;
  const passage = rating === 'mixed' ? null : toPassage(telling ?? closestSentence(topic, page.sentences), article);
  if (!passage) return mentionFinding(c, [reason]);
  const disputes = (rating === 'false') !== topic.denies;
  return { stance: disputes ? 'disputes' : 'supports', strength: 0.95, passage, reasons: [reason, ...match.reasons] };
}

/** The sentence with the rating. The sentence closest to the topic would only be the claim that is rated. */
function findRatingSentence(sentences: readonly PageSentence[], rating: string): PageSentence | undefined {
  const wanted = padWords(rating);
  return wanted.trim() === '' ? undefined : sentences.find(({ text }) => padWords(text).includes(wanted));
}

/** Whether the names match. They determine whether a fact check is about the topic if it is undated or late. */
const hasMatchingNames = ({ topic, page, match }: PageCase): boolean =>
  coverage(topic.terms, page.stems) >= STANCE_LIMITS.checkedPage &&
  !hasReason(
    match.reasons,
    'event.placed-elsewhere',
    'event.other-number',
    'event.too-early',
    'event.names-missing',
    'event.town-missing',
  );
