import { Module } from '@nestjs/common';
import { ProgressController } from './progress.controller';

/** Progress streams. */
@Module({ controllers: [ProgressController] })
export class ProgressModule {}
