import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CorroborateError, sentenceOf, type NotedPicture } from '@corroborate/domain';
import { PictureService } from '@corroborate/casework';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import { ApiProblems } from '../openapi/problem.schema';
import { PicturesAnswer, type PictureAnswer } from './pictures.answers';

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

@ApiTags('investigations')
@Controller('api/investigations/:id')
export class PicturesController {
  constructor(private readonly service: PictureService) {}

  @Get('pictures')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'listPictures',
    summary: 'List pictures in the sources with their file metadata. Context only, not evidence.',
  })
  @ApiResponse({
    status: 200,
    type: PicturesAnswer,
    description: 'Pictures from sources that are counted or dispute the topic.',
  })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<PicturesAnswer> {
    const found = await this.service.pictures(id);
    if (!found) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    return { pending: found.pending, pictures: found.pictures.map(answerOf) };
  }
}

const answerOf = (picture: NotedPicture): PictureAnswer => ({
  source_id: picture.sourceId,
  url: picture.url,
  state: picture.state,
  site: picture.site,
  page_url: picture.pageUrl,
  page_day: picture.pageDay,
  received_at: picture.receivedAt,
  sha256: picture.sha256,
  media_type: picture.mediaType,
  marks: marksOf(picture),
  notes: picture.notes.map(sentenceOf),
  note_codes: picture.notes,
});

const marksOf = ({ marks }: NotedPicture): PictureAnswer['marks'] =>
  marks && {
    ...{ made_at: marks.madeAt, edited_at: marks.editedAt, place: marks.place, place_name: marks.placeName },
    ...{ camera: marks.camera, software: marks.software, credit: marks.credit },
  };
