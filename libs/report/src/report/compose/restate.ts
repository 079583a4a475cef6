import { contentStems, properNames } from '@corroborate/text';
import { claimSentence, type ClaimText } from './claim-words';

/**
 * Of what a statement says beside names, how much the core must say for it to be the core over again. Where the core is
 * denied less will do, so that it does not stand as confirmed in other words.
 */
const RESTATES = { share: 0.75, denied: 0.5, least: 2 };

/** Says the claim the core once more, in other words? Names alone, which all claims of a topic share, show nothing. */
export function restates(claim: ClaimText, core: ClaimText, denied: boolean): boolean {
  const [own, other] = [claimSentence(claim), claimSentence(core)];
  const names = new Set([own, other].flatMap((text) => properNames(`. ${text}`)).flatMap((name) => contentStems(name)));
  const said = (text: string) => new Set(contentStems(text).filter((stem) => !names.has(stem)));
  const [mine, known] = [said(own), said(other)];
  const shared = [...mine].filter((stem) => known.has(stem)).length;
  return shared >= RESTATES.least && shared >= (denied ? RESTATES.denied : RESTATES.share) * mine.size;
}
