import type { Result } from '../../api/result';
import type { InvestigationRow } from '../../api/types';

/** A case that is done: its row and what it came to. */
export interface CaseProps {
  row: InvestigationRow;
  result: Result;
}
