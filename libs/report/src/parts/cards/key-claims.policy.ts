import type { Claim, Passage } from '@corroborate/domain';
import { checkWorthiness } from '@corroborate/stance';
import { contentStems, squash } from '@corroborate/text';
import { likeness } from '../likeness';
import type { Tellable } from '../read-sources';
import type { KeyClaim } from './cards.types';
import { standsAlone } from './summary.policy';

const CLAIMS = { most: 3, same: 0.6, ofTopic: 0.5, lookedAt: 40 };

/**
 * Up to three statements of a page that most deserve a check; that of its key finding only where it has
 * no other.
 */
export function keyClaimsOf(
  sentences: readonly Tellable[],
  claims: readonly Claim[],
  finding: Passage | null,
): KeyClaim[] {
  const whole = sentences.filter(standsAlone);
  const others = whole.filter((one) => !overlaps(one, finding));
  const ranked = (others.length > 0 ? others : whole)
    .slice(0, CLAIMS.lookedAt)
    .map((one) => ({ one, score: checkWorthiness(one.text).score - one.at * 0.005 }))
    .sort((a, b) => b.score - a.score);
  const chosen: Tellable[] = [];
  for (const { one } of ranked)
    if (chosen.length < CLAIMS.most && !chosen.some((other) => likeness(one.stems, other.stems) >= CLAIMS.same))
      chosen.push(one);
  return chosen.sort((a, b) => a.start - b.start).map((one) => keyClaim(one, claims));
}

const overlaps = (one: Tellable, finding: Passage | null): boolean =>
  finding !== null && one.start < finding.end && finding.start < one.end;

const keyClaim = ({ text, start, end, stems }: Tellable, claims: readonly Claim[]): KeyClaim => ({
  text: squash(text),
  quote: text,
  start,
  end,
  claimId: claims.find((claim) => speaksOf(stems, claim))?.id ?? null,
});

/** Half of what the claim says is in the sentence. */
function speaksOf(stems: ReadonlySet<string>, { text }: Claim): boolean {
  const told = [...new Set(contentStems(text))];
  return told.length > 0 && told.filter((stem) => stems.has(stem)).length / told.length >= CLAIMS.ofTopic;
}
