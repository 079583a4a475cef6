import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { orNotFound, toReasonText } from '@corroborate/domain';
import { PictureService } from '@corroborate/casework';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { PicturesResponse, PictureResponse } from './pictures.responses';

const ID_PARAM = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

@ApiTags('investigations')
@Controller('api/investigations/:id')
export class PicturesController {
  constructor(private readonly service: PictureService) {}

  @Get('pictures')
  @Access('viewer')
  @ApiParam(ID_PARAM)
  @ApiOperation({
    operationId: 'listPictures',
    summary: 'List pictures in the sources with their file metadata. Context only, not evidence.',
  })
  @ApiResponse({
    status: 200,
    type: PicturesResponse,
    description: 'Pictures from sources that are counted or dispute the topic.',
  })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<PicturesResponse> {
    const found = orNotFound(await this.service.pictures(id), `There is no investigation ${id}.`);
    const pictures = found.pictures.map(({ notes, ...picture }) =>
      PictureResponse.of({ ...picture, notes: notes.map(toReasonText), noteCodes: notes }),
    );
    return { pending: found.pending, pictures };
  }
}
