import type { InvestigationRow, Result } from '../../api/types';

/** A finished case: row and result. */
export interface CaseProps {
  row: InvestigationRow;
  result: Result;
}
