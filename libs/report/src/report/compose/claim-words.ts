import { sentenceOfClaim, type Claim } from '@corroborate/domain';
import { bareClaim } from '@corroborate/reading';
import { isStopword, lexicon } from '@corroborate/text';
import { plainLine } from '../quoting';

export type ClaimText = Pick<Claim, 'text' | 'statement'>;

const PASSED_ON = lexicon('en', 'claim-sentences', 'passed-on-tail').pattern;

/** The claim as a sentence of the topic, with a full stop; that some sites have it so is left off. */
export const claimSentence = (claim: ClaimText): string =>
  `${plainLine(bareClaim(sentenceOfClaim(claim)))
    .replace(/[.!?]+$/, '')
    .replace(PASSED_ON, '')}.`;

/** The same inside another sentence: “… that the ferry ran aground”. */
export function clauseOf(claimed: string): string {
  const sentence = claimed.slice(0, -1);
  const [first = ''] = sentence.split(' ');
  return isStopword(first.toLowerCase()) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
