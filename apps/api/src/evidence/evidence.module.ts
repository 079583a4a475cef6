import { Module } from '@nestjs/common';
import { CaseEvidenceController } from './case-evidence.controller';
import { OriginalsController } from './originals.controller';

/** What is kept of cases, shown and handed out. */
@Module({ controllers: [CaseEvidenceController, OriginalsController] })
export class EvidenceModule {}
