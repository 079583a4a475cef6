import type { Database } from '@corroborate/db';
import { printCaseFile } from '@corroborate/report';
import { caseOf } from './case.reader';

/** The case as plain text for people, with what persons decided since; null while there is none. */
export async function caseFileOf(
  db: Parameters<typeof caseOf>[0] & Pick<Database, 'reviews'>,
  investigationId: number,
): Promise<string | null> {
  const [data, decisions] = await Promise.all([
    caseOf(db, investigationId),
    db.reviews.decisionsAbout(investigationId),
  ]);
  return data && printCaseFile(data, decisions);
}
