import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller';

/** Figures for people. */
@Module({ controllers: [MetricsController] })
export class MetricsModule {}
