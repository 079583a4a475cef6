import type { Position, ResultClaim } from '../../../api/types';
import { groupByClaim } from './sides';

const position = (claim_id: string, holder: string, holds: Position['holds']) =>
  ({ claim_id, holder, holds, kind: 'speaker', statements: [], answered: null, answered_code: null }) as Position;
const claim = (id: string) => ({ id, text: id }) as ResultClaim;

describe('positions on claims', () => {
  it('groups positions by claim, with those that affirm it before those that doubt or deny it', () => {
    const positions = [
      position('c2', 'Ann', 'denies'),
      position('c1', 'Ben', 'affirms'),
      position('c2', 'Cem', 'affirms'),
    ];
    const claimSides = groupByClaim(positions, [claim('c1'), claim('c2'), claim('c3')]);
    expect(claimSides.map(({ claimId, sides }) => [claimId, ...sides.map(({ holds }) => holds)])).toEqual([
      ['c1', 'affirms'],
      ['c2', 'affirms', 'denies'],
    ]);
  });

  it('keeps positions on a claim even if the claim no longer exists', () => {
    expect(groupByClaim([position('c9', 'Ann', 'doubts')], [claim('c1')])).toMatchObject([
      { claimId: 'c9', claim: null },
    ]);
  });
});
