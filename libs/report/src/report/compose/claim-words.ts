import { getImportanceLevel, getClaimStatement, type Claim, type Topic } from '@corroborate/domain';
import { removeSetting } from '@corroborate/reading';
import { isStopword, lexicon } from '@corroborate/text';
import { caseStatement, sourcedDraft, type Draft } from '../draft';
import { plainLine } from '../quoting';
import type { Citation } from '../report.types';

export type ClaimText = Pick<Claim, 'text' | 'statement'>;

const ATTRIBUTION_TAIL = lexicon('en', 'claim-sentences', 'passed-on-tail').pattern;

/** The claim as a sentence with a period, without “some sites report that”. */
export const claimSentence = (claim: ClaimText): string =>
  `${plainLine(removeSetting(getClaimStatement(claim)))
    .replace(/[.!?]+$/, '')
    .replace(ATTRIBUTION_TAIL, '')}.`;

const IMPORTANCE_NOTES = { high: 'High importance.', medium: 'Medium importance.' };

/** Note on how much the story depends on the claim, shown only in the file; null if it depends little. */
export function importanceNote(claim: Claim): Draft | null {
  const level = getImportanceLevel(claim);
  return level && caseStatement(IMPORTANCE_NOTES[level], { minor: true });
}

/** The sentence as a clause: “… that the ferry ran aground”. */
export function toClause(claimed: string): string {
  const sentence = claimed.slice(0, -1);
  const [first = ''] = sentence.split(' ');
  return isStopword(first.toLowerCase()) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

const UNCLEAR_PATTERNS = ['subject', 'owner', 'first-person', 'passed-on-within'].map(
  (section) => lexicon('en', 'claim-sentences', section).pattern,
);

/** In scripts with capitals, text that starts in lower case is a fragment of a sentence. */
const FRAGMENT = /^\p{Ll}/u;
export const isFragment = (text: string): boolean => FRAGMENT.test(text);

/** Whether the claim cannot be understood alone (“It is now 31”) or states no fact (“Four are said to be hurt”). */
export const isUnclear = (claim: ClaimText): boolean =>
  [FRAGMENT, ...UNCLEAR_PATTERNS].some((pattern) => pattern.test(claimSentence(claim)));

/**
 * Versions of the claim stated as fact: in full, then without the enclosing region; each cites the first sources, then
 * all. The first version that passes the check is used.
 */
export function claimDraft(
  claim: Claim,
  sources: readonly (readonly (Citation | null)[])[],
  fallback: Draft | undefined,
  { location }: Pick<Topic, 'location'>,
): Draft {
  const full = claimSentence(claim);
  const region = location?.split(',').at(1)?.trim();
  const wordings = [...new Set([full, region ? withoutRegion(full, region) : full])];
  const forms = wordings.flatMap((sentence) => sources.map((cited) => sourcedDraft(sentence, cited)));
  const [first, ...rest] = forms;
  const last = rest.reduceRight<Draft | undefined>((next, form) => ({ ...form, fallback: next }), fallback);
  return { ...(first ?? sourcedDraft(full, [])), ...(last ? { fallback: last } : {}) };
}

/** The comma after the region may also end an apposition: “Ann Roe, mayor of Elm Valley, Ohio, said”. */
function withoutRegion(sentence: string, region: string): string {
  const at = sentence.indexOf(`, ${region}, `);
  if (at < 0) return sentence.replace(`, ${region}`, '');
  const isOpen = sentence.slice(0, at).includes(',');
  return `${sentence.slice(0, at)}${isOpen ? ', ' : ' '}${sentence.slice(at + region.length + 4)}`;
}
