import type { PageKind } from '@corroborate/domain';
import type { PageNotes } from './page-notes.schema';

const UNFIT_GENRES = ['satire', 'promotion', 'opinion'] as const;
const UNFIT_RELATIONS = ['other-event', 'unrelated'] as const;

/** Kind of a page that cannot support any claim; null if the page can. */
export function unfitPageKind({ status, genre, relation }: PageNotes): PageKind | null {
  if (status.kind === 'retracted') return 'retracted';
  return UNFIT_GENRES.find((one) => one === genre) ?? UNFIT_RELATIONS.find((one) => one === relation) ?? null;
}
