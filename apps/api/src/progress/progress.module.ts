import { Module } from '@nestjs/common';
import { ProgressController } from './progress.controller';

/** What an investigation does, as it does it. */
@Module({ controllers: [ProgressController] })
export class ProgressModule {}
