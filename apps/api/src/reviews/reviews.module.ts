import { Module } from '@nestjs/common';
import { EvidenceController } from './evidence.controller';
import { RepliesController } from './replies.controller';
import { ReviewsController } from './reviews.controller';

@Module({ controllers: [EvidenceController, RepliesController, ReviewsController] })
export class ReviewsModule {}
