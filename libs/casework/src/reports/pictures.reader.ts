import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '@corroborate/db';
import type { NotedPicture } from '@corroborate/domain';
import { pictureNotes } from '@corroborate/evidence';

/** Pictures on the sources of a case, with notes for editors. */
export async function listPictures(db: Pick<Database, 'pictures'>, investigationId: number): Promise<NotedPicture[]> {
  const kept = await db.pictures.listByInvestigation(investigationId);
  return kept.map((picture) => ({ ...picture, notes: pictureNotes(picture) }));
}

@Injectable()
export class PictureService {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Null if the investigation does not exist. */
  async pictures(id: number): Promise<{ pictures: NotedPicture[]; pending: boolean } | null> {
    if (!(await this.db.investigations.get(id))) return null;
    return { pictures: await listPictures(this.db, id), pending: await this.db.pictures.isDue(id) };
  }
}
