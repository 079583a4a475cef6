import { Module } from '@nestjs/common';
import { PrometheusExporter } from './prometheus.exporter';
import { ScrapeController } from './scrape.controller';

/** Metrics for Prometheus. */
@Module({ controllers: [ScrapeController], providers: [PrometheusExporter] })
export class ScrapeModule {}
