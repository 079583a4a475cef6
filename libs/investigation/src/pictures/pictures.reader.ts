import type { Database } from '@corroborate/db';
import type { ToldPicture } from '@corroborate/domain';
import { MOST_DIFFERENCE, pictureNotes } from '@corroborate/evidence';

/** Pictures that the sources of a case show, as they are told today: what later cases found is among it. */
export async function picturesOf(db: Pick<Database, 'pictures'>, investigationId: number): Promise<ToldPicture[]> {
  const kept = await db.pictures.ofInvestigation(investigationId, MOST_DIFFERENCE);
  return kept.map((picture) => ({ ...picture, notes: pictureNotes(picture) }));
}
