import { listContentStems, findProperNames } from '@corroborate/text';
import { claimSentence, type ClaimText } from './claim-words';

/**
 * Share of a claim's words, excluding names, that the main claim must contain for the claim to be a restatement. Lower
 * if the main claim is disputed, so that it does not appear confirmed in other words.
 */
const RESTATEMENT_LIMITS = { share: 0.75, denied: 0.5, least: 2 };

/** Whether the claim restates the main claim. Shared names are no evidence of it, because all claims share them. */
export function isRestatement(claim: ClaimText, core: ClaimText, isDenied: boolean): boolean {
  const [own, other] = [claimSentence(claim), claimSentence(core)];
  const names = new Set(
    [own, other].flatMap((text) => findProperNames(`. ${text}`)).flatMap((name) => listContentStems(name)),
  );
  const ownStems = (text: string) => new Set(listContentStems(text).filter((stem) => !names.has(stem)));
  const [mine, known] = [ownStems(own), ownStems(other)];
  const shared = [...mine].filter((stem) => known.has(stem)).length;
  return (
    shared >= RESTATEMENT_LIMITS.least &&
    shared >= (isDenied ? RESTATEMENT_LIMITS.denied : RESTATEMENT_LIMITS.share) * mine.size
  );
}
