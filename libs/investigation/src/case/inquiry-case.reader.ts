import type { Inquiry } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { CaseHistory } from './case.history';

/** The questions of a finished case. */
export interface InquiryCase {
  inquiry: Inquiry;
  rounds: number;
}

/** Null if the case has no inquiry. */
export async function readInquiryCase(
  { stageResults }: Pick<Database, 'stageResults'>,
  investigationId: number,
): Promise<InquiryCase | null> {
  const history = new CaseHistory(await stageResults.findAll(investigationId));
  const inquiry = history.inquiry();
  return inquiry && { inquiry, rounds: history.all('decide').length };
}
