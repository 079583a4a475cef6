import { Module } from '@nestjs/common';
import { RatingsController } from './ratings.controller';
import { RatingsService } from './ratings.service';

/** Ratings of outlets by others, as files bring them. */
@Module({ controllers: [RatingsController], providers: [RatingsService] })
export class RatingsModule {}
