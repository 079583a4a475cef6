import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { toAdminActor } from '../access/manager';
import { ApiProblems } from '../openapi/problem.schema';
import { RatingChangeAnswer, RatingFileDto, RatingImportAnswer, RatingListAnswer } from './ratings.dto';
import { RatingsService } from './ratings.service';

/** Imported outlet ratings. Only administrators can import them, because they affect the tiers of sources. */
@ApiTags('ratings')
@Controller('api/ratings')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listRatings', summary: 'List active rating files' })
  @ApiResponse({ status: 200, type: RatingListAnswer, description: 'Latest rating file of each rating scheme.' })
  @ApiProblems()
  async list(): Promise<RatingListAnswer> {
    return { lists: await this.ratings.listCurrent() };
  }

  @Post('preview')
  @HttpCode(200)
  @Access('admin')
  @ApiOperation({ operationId: 'previewRatings', summary: 'Preview the changes of a rating file' })
  @ApiResponse({ status: 200, type: RatingChangeAnswer, description: 'Changes and invalid lines.' })
  @ApiProblems('malformed-ratings', 'body-too-large', 'unsupported-media-type')
  preview(@Body() file: RatingFileDto): Promise<RatingChangeAnswer> {
    return this.ratings.preview(file);
  }

  @Post()
  @HttpCode(201)
  @Access('admin')
  @ApiOperation({
    operationId: 'importRatings',
    summary: 'Import a rating file, replacing the previous one of its scheme',
    description: 'Skips invalid lines. Applies to pages rated from now on.',
  })
  @ApiResponse({ status: 201, type: RatingImportAnswer, description: 'Imported and active.' })
  @ApiProblems('malformed-ratings', 'body-too-large', 'unsupported-media-type')
  importFile(@Body() file: RatingFileDto, @Req() request: ActorRequest): Promise<RatingImportAnswer> {
    return this.ratings.importFile(file, toAdminActor(request));
  }
}
