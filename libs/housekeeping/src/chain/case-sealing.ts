import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { loadOrCreateKey, SealingService } from '@corroborate/evidence';

/** Seals chains with the installation's key, which is created when it is first needed; reading must not create it. */
@Injectable()
export class SealingServiceProvider {
  private made: Promise<SealingService> | null = null;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'EVIDENCE_KEY' | 'CORROBORATE_HOME' | 'TSA_URLS'>,
  ) {}

  get(): Promise<SealingService> {
    return (this.made ??= loadOrCreateKey(this.settings).then((key) => {
      const authorities = this.settings.TSA_URLS.map(({ name }) => name);
      return new SealingService(this.db.evidence, key, { stamps: this.db.stamps, authorities });
    }));
  }
}
