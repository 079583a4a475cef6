import type { Article, ToldPicture } from '@corroborate/domain';
import type { Since } from './since';
import type { CaseData } from '../case.types';
import type { ReportParts } from './report.parts';

/** What a report is made of. */
export interface ReportInput extends Since {
  data: CaseData;
  /** Captures by source. A page whose text was deleted has an empty one: then the passages kept in the case are all. */
  pages: ReadonlyMap<number, Article>;
  parts?: ReportParts;
  /** Pictures that its sources show. */
  pictures?: readonly ToldPicture[];
  /** Names that stand for addresses of outlets in this report. */
  spelled?: ReadonlyMap<string, string>;
}
