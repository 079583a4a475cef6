import { Module } from '@nestjs/common';
import { CapturesController } from './captures.controller';
import { CaseFileController } from './case-file.controller';
import { InvestigationsController } from './investigations.controller';
import { PlanController } from './plan.controller';

/** Starting, reading and planning investigations. */
@Module({ controllers: [InvestigationsController, PlanController, CapturesController, CaseFileController] })
export class InvestigationRoutesModule {}
