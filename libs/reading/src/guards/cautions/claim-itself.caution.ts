import { createReason, type Reason } from '@corroborate/domain';
import { lexicon, sharedPortion, shingles } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import { isSpoken } from '../../rules/page/page-kind.policy';
import { PROPOSITION_LIMITS } from '../../rules/stance.thresholds';

/** Texts in the first person (speeches, posts, letters) are claims by the speaker. */
const FIRST_PERSON = lexicon('en', 'propositions', 'first-person').pattern;

/** Applies to the speech or post that made the claim, because it is not evidence for the claim. */
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
