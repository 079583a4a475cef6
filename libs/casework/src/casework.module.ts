import { Global, Module, type Provider } from '@nestjs/common';
import { EvidenceCheckService } from './evidence/evidence-check.service';
import { LegalHolds } from './holds/legal-holds';
import { CaseFolderService } from './reports/case-folder.service';
import { CaseReportService } from './reports/case-report.service';
import { PictureService } from './reports/pictures.reader';
import { ReviewService } from './reviews/review.service';

const SERVICES: Provider[] = [
  CaseFolderService,
  CaseReportService,
  EvidenceCheckService,
  LegalHolds,
  PictureService,
  ReviewService,
];

/** User actions on cases; part of every process that serves users. */
@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class CaseworkModule {}
