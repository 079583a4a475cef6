import { Module } from '@nestjs/common';
import { SourcesController } from './sources.controller';

/** Sources that people add, and the lineage of all. */
@Module({ controllers: [SourcesController] })
export class SourcesModule {}
