import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller';

/** Metrics for people. */
@Module({ controllers: [MetricsController] })
export class MetricsModule {}
