import type { InvestigationRow, Result } from '../../api/types';

/** A case that is done: its row and what it came to. */
export interface CaseProps {
  row: InvestigationRow;
  result: Result;
}
