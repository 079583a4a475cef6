import { Module } from '@nestjs/common';
import { Scrape } from './scrape';
import { ScrapeController } from './scrape.controller';

/** Figures for Prometheus. */
@Module({ controllers: [ScrapeController], providers: [Scrape] })
export class ScrapeModule {}
