import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { managerOf } from '../access/manager';
import { ApiProblems } from '../openapi/problem.schema';
import { RatingChangeAnswer, RatingFileDto, RatingImportAnswer, RatingListAnswer } from './ratings.dto';
import { RatingsService } from './ratings.service';

/** Ratings of outlets by others. They have a part in the tier of a source, so administrators alone bring them. */
@ApiTags('ratings')
@Controller('api/ratings')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listRatings', summary: 'Lists of ratings that are in force' })
  @ApiResponse({ status: 200, type: RatingListAnswer, description: 'The last file of each scheme.' })
  @ApiProblems()
  async list(): Promise<RatingListAnswer> {
    return { lists: await this.ratings.inForce() };
  }

  @Post('preview')
  @HttpCode(200)
  @Access('admin')
  @ApiOperation({ operationId: 'previewRatings', summary: 'What a file of ratings would change; nothing is stored' })
  @ApiResponse({ status: 200, type: RatingChangeAnswer, description: 'With the lines that cannot be read.' })
  @ApiProblems('malformed-ratings', 'body-too-large', 'unsupported-media-type')
  preview(@Body() file: RatingFileDto): Promise<RatingChangeAnswer> {
    return this.ratings.preview(file);
  }

  @Post()
  @HttpCode(201)
  @Access('admin')
  @ApiOperation({
    operationId: 'importRatings',
    summary: 'Put a file of ratings in the place of the last one of its scheme',
    description: 'Lines that cannot be read are left out. It holds for pages that are judged from now on.',
  })
  @ApiResponse({ status: 201, type: RatingImportAnswer, description: 'In force.' })
  @ApiProblems('malformed-ratings', 'body-too-large', 'unsupported-media-type')
  take(@Body() file: RatingFileDto, @Req() request: ActorRequest): Promise<RatingImportAnswer> {
    return this.ratings.take(file, managerOf(request));
  }
}
