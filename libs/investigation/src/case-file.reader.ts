import type { Database } from '@corroborate/db';
import { printCaseFile } from '@corroborate/report';
import { caseOf } from './case.reader';

/** How many sources people corrected. */
export const correctedSources = (corrections: readonly { sourceId: number }[]): number =>
  new Set(corrections.map(({ sourceId }) => sourceId)).size;

/** The case as plain text for people, with what persons decided since; null while there is none. */
export async function caseFileOf(
  db: Parameters<typeof caseOf>[0] & Pick<Database, 'reviews' | 'corrections'>,
  investigationId: number,
): Promise<string | null> {
  const [data, decisions, corrections] = await Promise.all([
    caseOf(db, investigationId),
    db.reviews.decisionsAbout(investigationId),
    db.corrections.of(investigationId),
  ]);
  return data && printCaseFile(data, { decisions, corrected: correctedSources(corrections) });
}
