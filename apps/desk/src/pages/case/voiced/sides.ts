import type { Position, ResultClaim } from '../../../api/types';

const HOLDS = ['affirms', 'doubts', 'denies'] as const;

export interface ClaimSides {
  claimId: string;
  /** As the topic has it; null where the claim is not in the result any more. */
  claim: ResultClaim | null;
  /** Those that anybody takes, in the order of `HOLDS`. */
  sides: { holds: Position['holds']; positions: Position[] }[];
}

/** Who holds what, claim by claim in the order of the claims. */
export function sidesOf(positions: readonly Position[], claims: readonly ResultClaim[]): ClaimSides[] {
  const asked = new Set([...claims.map(({ id }) => id), ...positions.map(({ claim_id }) => claim_id)]);
  return [...asked].flatMap((claimId) => {
    const held = positions.filter(({ claim_id }) => claim_id === claimId);
    const sides = HOLDS.map((holds) => ({ holds, positions: held.filter((one) => one.holds === holds) }));
    const claim = claims.find(({ id }) => id === claimId) ?? null;
    return held.length > 0 ? [{ claimId, claim, sides: sides.filter((side) => side.positions.length > 0) }] : [];
  });
}
