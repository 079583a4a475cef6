import { contentStems, properNames } from '@corroborate/text';
import { claimSentence, type ClaimText } from './claim-words';

/**
 * Share of a claim's words, excluding names, that the main claim must contain for the claim to be a restatement. Lower
 * if the main claim is disputed, so that it does not appear confirmed in other words.
 */
const RESTATEMENT_LIMITS = { share: 0.75, denied: 0.5, least: 2 };

/** Whether the claim restates the main claim. Shared names are no evidence of it, because all claims share them. */
export function isRestatement(claim: ClaimText, core: ClaimText, denied: boolean): boolean {
  const [own, other] = [claimSentence(claim), claimSentence(core)];
  const names = new Set([own, other].flatMap((text) => properNames(`. ${text}`)).flatMap((name) => contentStems(name)));
  const said = (text: string) => new Set(contentStems(text).filter((stem) => !names.has(stem)));
  const [mine, known] = [said(own), said(other)];
  const shared = [...mine].filter((stem) => known.has(stem)).length;
  return (
    shared >= RESTATEMENT_LIMITS.least &&
    shared >= (denied ? RESTATEMENT_LIMITS.denied : RESTATEMENT_LIMITS.share) * mine.size
  );
}
