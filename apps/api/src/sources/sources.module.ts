import { Module } from '@nestjs/common';
import { SourcesController } from './sources.controller';

/** Added sources and lineage. */
@Module({ controllers: [SourcesController] })
export class SourcesModule {}
