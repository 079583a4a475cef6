import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { OriginalReader, openOriginalStore, type StoreSettings } from '@corroborate/evidence';
import { fullCaseFolder, type FolderFile } from '@corroborate/report';
import type { CaseReportInput } from './case-report.service';
import { StoredCaseReader } from './stored-case.reader';

/** Case folders with the stored bytes of their sources. */
@Injectable()
export class CaseFolderService {
  private readonly originals: OriginalReader;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) settings: StoreSettings,
  ) {
    this.originals = new OriginalReader(db.evidence, openOriginalStore(settings));
  }

  async buildFiles(found: CaseReportInput): Promise<FolderFile[]> {
    return fullCaseFolder(found, await new StoredCaseReader(this.db, this.originals).read(found));
  }
}
