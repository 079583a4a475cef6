import type { Article, NotedPicture } from '@corroborate/domain';
import type { CaseChanges } from './since';
import type { CaseData } from '../case.types';
import type { ReportParts } from './report.parts';

export interface ReportInput extends CaseChanges {
  data: CaseData;
  /** Captures by source ID. Deleted text is empty; then only passages stored in the case remain. */
  pages: ReadonlyMap<number, Article>;
  parts?: ReportParts;
  /** Pictures on its source pages. */
  pictures?: readonly NotedPicture[];
  /** Outlet names to show instead of site names. */
  outletNames?: ReadonlyMap<string, string>;
}
