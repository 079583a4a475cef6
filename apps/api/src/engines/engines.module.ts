import { Module } from '@nestjs/common';
import { EnginesController } from './engines.controller';

/** The search engines. */
@Module({ controllers: [EnginesController] })
export class EnginesModule {}
