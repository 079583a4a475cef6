import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller';

/** Metrics for users of the API. */
@Module({ controllers: [MetricsController] })
export class MetricsModule {}
