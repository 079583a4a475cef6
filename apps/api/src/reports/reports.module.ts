import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller';

/** Reports, case folders and ClaimReview. */
@Module({ controllers: [ReportsController] })
export class ReportsModule {}
