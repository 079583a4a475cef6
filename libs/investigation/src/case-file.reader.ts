import { composeReport, reportText } from '@corroborate/report';
import { caseToReport } from './report.reader';

/** The report of the case as plain text; null before the decision. */
export async function caseFileOf(
  db: Parameters<typeof caseToReport>[0],
  investigationId: number,
): Promise<string | null> {
  const found = await caseToReport(db, investigationId);
  return found && reportText(composeReport(found));
}
