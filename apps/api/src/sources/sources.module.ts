import { Module } from '@nestjs/common';
import { SourcesController } from './sources.controller';

/** Added sources, and how sources depend on each other. */
@Module({ controllers: [SourcesController] })
export class SourcesModule {}
