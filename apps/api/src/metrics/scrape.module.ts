import { Module } from '@nestjs/common';
import { Scrape } from './scrape';
import { ScrapeController } from './scrape.controller';

/** Metrics for Prometheus. */
@Module({ controllers: [ScrapeController], providers: [Scrape] })
export class ScrapeModule {}
