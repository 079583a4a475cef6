import { Module } from '@nestjs/common';
import { TopicsController } from './topics.controller';

/** Topics, as pipelines send them and people read them. */
@Module({ controllers: [TopicsController] })
export class TopicsModule {}
