import type { Statement } from '../guards/vouching/controls.policy';
import type { PageNotes } from './page-notes.schema';

/** Converts notes on statements to notes on claims and leaves out controls. Affirming a negation denies the claim. */
export function mapToClaims(notes: PageNotes, statements: readonly Statement[]): PageNotes {
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  const claimOf = (id: string) => byId.get(id)?.claimId ?? null;
  const stances = notes.stances.flatMap((one) => {
    const claimId = claimOf(one.claimId);
    return claimId === null ? [] : [{ ...one, claimId }];
  });
  const assigned = notes.statements.map((one) => {
    const statement = one.claimId === null ? undefined : byId.get(one.claimId);
    if (statement?.denies) return { ...one, claimId: statement.denies, side: OTHER_SIDE[one.side] };
    const claimId = statement?.claimId ?? null;
    return { ...one, claimId, side: claimId === null ? ('neither' as const) : one.side };
  });
  return { ...notes, stances, statements: assigned };
}

const OTHER_SIDE = { affirms: 'denies', denies: 'affirms', neither: 'neither' } as const;
