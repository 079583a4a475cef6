import type { Reason } from '@corroborate/domain';
import type { EventTimeline, PersonRole } from '../parts/noted/timeline.types';
import type { ReportParts as CaseParts } from '../parts/parts.types';

type ShownPart = 'cards' | 'leads' | 'balance' | 'positions' | 'theories' | 'statements' | 'actors' | 'steps';

/** Optional computed parts; if one is missing, its section shows a note. */
export interface ReportParts extends Partial<Pick<CaseParts, ShownPart>> {
  /** Why no page has notes and only the cards have content. */
  withoutNotes?: Reason | null;
  timeline?: EventTimeline | null;
}

export type RolePart = Pick<PersonRole, 'role' | 'quote' | 'sourceIds'>;
