import { Module } from '@nestjs/common';
import { CapturesController } from './captures.controller';
import { CaseFileController } from './case-file.controller';
import { EvidenceArchiveController } from './evidence-archive.controller';
import { EvidenceChecksController } from './evidence-checks.controller';
import { HoldController } from './hold.controller';
import { InvestigationsController } from './investigations.controller';
import { CasesOnHoldController, LegalHoldController } from './legal-hold.controller';
import { PlanController } from './plan.controller';
import { PicturesController } from './pictures.controller';
import { ReplayController } from './replay.controller';
import { ResearchController } from './research.controller';

/** Starts, reads and plans investigations. */
@Module({
  controllers: [
    InvestigationsController,
    PlanController,
    HoldController,
    PicturesController,
    ResearchController,
    CapturesController,
    CaseFileController,
    EvidenceArchiveController,
    EvidenceChecksController,
    ReplayController,
    LegalHoldController,
    CasesOnHoldController,
  ],
})
export class InvestigationRoutesModule {}
