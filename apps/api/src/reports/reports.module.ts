import { Module } from '@nestjs/common';
import { ReportsController } from './reports.controller';

/** Reports, case folders and reviews of claims. */
@Module({ controllers: [ReportsController] })
export class ReportsModule {}
