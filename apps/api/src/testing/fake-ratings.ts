import type { AdminActor, RatingImport, RatingRow } from '@corroborate/db';
import { NOW } from './investigation.samples';
import type { RatingsStore } from './ports';

type Ratings = RatingsStore['ratings'];

/** Ratings in memory. */
export class FakeRatings implements Ratings {
  readonly rows = new Map<string, RatingRow[]>();
  readonly files: RatingImport[] = [];
  readonly importers: (AdminActor | undefined)[] = [];

  async listByScheme(scheme: string): Promise<RatingRow[]> {
    return this.rows.get(scheme) ?? [];
  }

  async importRows(scheme: string, rows: RatingRow[], fileName: string, by?: AdminActor): Promise<RatingImport> {
    const file = { scheme, fileName, rowCount: rows.length, importedAt: NOW };
    this.rows.set(scheme, rows);
    this.files.unshift(file);
    this.importers.push(by);
    return file;
  }

  async imports(): Promise<RatingImport[]> {
    return this.files;
  }
}
