import type { Database } from '@corroborate/db';
import { printCaseFile } from '@corroborate/report';
import { correctedCaseOf } from './corrected.case';

/** The case as plain text for people, with what persons decided and corrected since; null while there is none. */
export async function caseFileOf(
  db: Parameters<typeof correctedCaseOf>[0] & Pick<Database, 'reviews'>,
  investigationId: number,
): Promise<string | null> {
  const [found, decisions] = await Promise.all([
    correctedCaseOf(db, investigationId),
    db.reviews.decisionsAbout(investigationId),
  ]);
  if (!found) return null;
  const { data, ...since } = found;
  return printCaseFile(data, { decisions, ...since });
}
