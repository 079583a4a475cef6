import type { Database } from '@corroborate/db';
import type { ToldPicture } from '@corroborate/domain';
import { pictureNotes } from '@corroborate/evidence';

/** Pictures that the sources of a case show, with notes for an editor. */
export async function picturesOf(db: Pick<Database, 'pictures'>, investigationId: number): Promise<ToldPicture[]> {
  const kept = await db.pictures.ofInvestigation(investigationId);
  return kept.map((picture) => ({ ...picture, notes: pictureNotes(picture) }));
}
