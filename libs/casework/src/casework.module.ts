import { Global, Module, type Provider } from '@nestjs/common';
import { EvidenceCheckService } from './evidence/evidence-check.service';
import { LegalHoldService } from './holds/legal-hold.service';
import { CaseFolderService } from './reports/case-folder.service';
import { CaseReportService } from './reports/case-report.service';
import { PictureService } from './reports/pictures.reader';
import { ReviewService } from './reviews/review.service';

const SERVICES: Provider[] = [
  CaseFolderService,
  CaseReportService,
  EvidenceCheckService,
  LegalHoldService,
  PictureService,
  ReviewService,
];

/** User actions on cases; part of every process that serves users. */
@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class CaseworkModule {}
