import { Module } from '@nestjs/common';
import { RatingsController } from './ratings.controller';
import { RatingsService } from './ratings.service';

/** Imported outlet ratings. */
@Module({ controllers: [RatingsController], providers: [RatingsService] })
export class RatingsModule {}
