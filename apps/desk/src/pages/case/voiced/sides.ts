import type { Position, ResultClaim } from '../../../api/types';

const HOLDS = ['affirms', 'doubts', 'denies'] as const;

export type ClaimSides = ReturnType<typeof groupByClaim>[number];

/** Positions by claim, in the order of the claims. */
export function groupByClaim(positions: readonly Position[], claims: readonly ResultClaim[]) {
  const asked = new Set([...claims.map(({ id }) => id), ...positions.map(({ claim_id }) => claim_id)]);
  return [...asked].flatMap((claimId) => {
    const held = positions.filter(({ claim_id }) => claim_id === claimId);
    const sides = HOLDS.map((holds) => ({ holds, positions: held.filter((one) => one.holds === holds) }));
    // Null if the claim is no longer in the result.
    const claim = claims.find(({ id }) => id === claimId) ?? null;
    return held.length > 0 ? [{ claimId, claim, sides: sides.filter((side) => side.positions.length > 0) }] : [];
  });
}
