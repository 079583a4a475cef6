import { Module } from '@nestjs/common';
import { TopicsController } from './topics.controller';

/** Topics. */
@Module({ controllers: [TopicsController] })
export class TopicsModule {}
