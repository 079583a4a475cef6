import { composeReport, reportText } from '@corroborate/report';
import { caseToReport } from './report.reader';

/** The report of the case as plain text for people; null while there is none. */
export async function caseFileOf(
  db: Parameters<typeof caseToReport>[0],
  investigationId: number,
): Promise<string | null> {
  const found = await caseToReport(db, investigationId);
  return found && reportText(composeReport(found));
}
