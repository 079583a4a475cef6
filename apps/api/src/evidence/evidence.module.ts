import { Module } from '@nestjs/common';
import { CaseEvidenceController } from './case-evidence.controller';
import { OriginalsController } from './originals.controller';

@Module({ controllers: [CaseEvidenceController, OriginalsController] })
export class EvidenceModule {}
