import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller';

/** Metrics in the API, for people. */
@Module({ controllers: [MetricsController] })
export class MetricsModule {}
