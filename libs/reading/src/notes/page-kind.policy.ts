import type { PageKind } from '@corroborate/domain';
import type { PageNotes } from './page-notes.schema';

const UNFIT_GENRES = ['satire', 'promotion', 'opinion'] as const;
const UNFIT_RELATIONS = ['other-event', 'unrelated'] as const;

/** What makes a page unfit to support a claim whatever it asserts; null if nothing does. */
export function unfitKind({ status, genre, relation }: PageNotes): PageKind | null {
  if (status.kind === 'retracted') return 'retracted';
  return UNFIT_GENRES.find((one) => one === genre) ?? UNFIT_RELATIONS.find((one) => one === relation) ?? null;
}
