import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { ActorRequest } from '../access/access.gate';
import { toAdminActor } from '../access/admin-actor';
import { ApiProblems } from '../openapi/problem.schema';
import { RatingChangeResponse, RatingFileDto, RatingImportResponse, RatingListResponse } from './ratings.dto';
import { RatingsService } from './ratings.service';

/** Imported outlet ratings. Only administrators can import them, because they affect the tiers of sources. */
@ApiTags('ratings')
@Controller('api/ratings')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ operationId: 'listRatings', summary: 'List active rating files' })
  @ApiResponse({ status: 200, type: RatingListResponse, description: 'Latest rating file of each rating scheme.' })
  @ApiProblems()
  async list(): Promise<RatingListResponse> {
    return { lists: await this.ratings.listCurrent() };
  }

  @Post('preview')
  @HttpCode(200)
  @Access('admin')
  @ApiOperation({ operationId: 'previewRatings', summary: 'Preview the changes of a rating file' })
  @ApiResponse({ status: 200, type: RatingChangeResponse, description: 'Changes and invalid lines.' })
  @ApiProblems('malformed-ratings', 'body-too-large', 'unsupported-media-type')
  preview(@Body() file: RatingFileDto): Promise<RatingChangeResponse> {
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
  @ApiResponse({ status: 201, type: RatingImportResponse, description: 'Imported and active.' })
  @ApiProblems('malformed-ratings', 'body-too-large', 'unsupported-media-type')
  importFile(@Body() file: RatingFileDto, @Req() request: ActorRequest): Promise<RatingImportResponse> {
    return this.ratings.importFile(file, toAdminActor(request));
  }
}
