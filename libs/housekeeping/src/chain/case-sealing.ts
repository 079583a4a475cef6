import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { readOrMakeKey, SealingService } from '@corroborate/evidence';

/** Seals chains with the installation's key, which is created when first needed; reading must not create one. */
@Injectable()
export class CaseSealing {
  private made: Promise<SealingService> | null = null;

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'evidence' | 'stamps'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'EVIDENCE_KEY' | 'CORROBORATE_HOME' | 'TSA_URLS'>,
  ) {}

  open(): Promise<SealingService> {
    return (this.made ??= readOrMakeKey(this.settings).then((key) => {
      const authorities = this.settings.TSA_URLS.map(({ name }) => name);
      return new SealingService(this.db.evidence, key, { stamps: this.db.stamps, authorities });
    }));
  }
}
