import { createReason, type Reason } from '@corroborate/domain';
import { lexicon, sharedPortion, shingles } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import { isSpoken } from '../../rules/page/page-kind.policy';
import { PROPOSITION_LIMITS } from '../../rules/stance.thresholds';

/** First-person texts (speeches, posts, letters) are the speaker's own claims. */
const FIRST_PERSON = lexicon('en', 'propositions', 'first-person').pattern;

/** Applies to the original speech or post that made the claim, because it does not prove it. */
export function findOriginalClaim({ topic, page, isClaim }: PageCase): Reason | null {
  const own = page.sentences.filter((one) => !isSpoken(one));
  const isOriginal =
    isClaim &&
    own.some(({ text }) => FIRST_PERSON.test(text)) &&
    own.some(({ text }) => repeatsVerbatim(topic.title, text));
  return isOriginal ? createReason('stance.claim-itself') : null;
}

/** Whether the text repeats the claim verbatim. */
function repeatsVerbatim(claim: string, text: string): boolean {
  const own = shingles(claim, PROPOSITION_LIMITS.verbatim);
  return (
    own.size > 0 && sharedPortion(own, shingles(text, PROPOSITION_LIMITS.verbatim)) > PROPOSITION_LIMITS.verbatimShare
  );
}
