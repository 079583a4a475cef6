import { ApiProperty } from '@nestjs/swagger';
import { PICTURE_STATES, type PictureState } from '@corroborate/domain';
import { MOMENT, nullable } from '../openapi/answer.parts';
import { CodeAnswer } from '../openapi/code.answer';

const TEXT = { type: String, ...nullable } as const;
const FOREIGN = 'Plain text from outside.';

class PlaceAnswer {
  @ApiProperty({ example: 53.07 }) latitude: number;
  @ApiProperty({ example: 8.8 }) longitude: number;
}

class PictureMarksAnswer {
  @ApiProperty({ ...TEXT, example: '2019-07-14T15:12:09', description: 'By the clock of the camera.' })
  made_at: string | null;
  @ApiProperty({ ...TEXT, example: '2019-07-15T08:00:00', description: 'By the clock of the program that wrote it.' })
  edited_at: string | null;
  @ApiProperty({ type: PlaceAnswer, ...nullable }) place: PlaceAnswer | null;
  @ApiProperty({ ...TEXT, example: 'Elm Valley', description: FOREIGN }) place_name: string | null;
  @ApiProperty({ ...TEXT, example: 'Acme, One', description: FOREIGN }) camera: string | null;
  @ApiProperty({ type: [String], example: ['Darkroom 3'], description: FOREIGN }) software: string[];
  @ApiProperty({ ...TEXT, example: 'Ann Roe', description: FOREIGN }) credit: string | null;
}

export class PictureAnswer {
  @ApiProperty({ example: 56 }) source_id: number;
  @ApiProperty({ example: 'https://mill.example/flood.jpg' }) url: string;
  @ApiProperty({ enum: PICTURE_STATES, example: 'read' }) state: PictureState;
  @ApiProperty({ example: 'mill.example' }) site: string;
  @ApiProperty({ example: 'https://mill.example/flood' }) page_url: string;
  @ApiProperty({ ...TEXT, example: '2026-10-14', description: 'Null where the page names no day.' })
  page_day: string | null;
  @ApiProperty({ format: 'date-time', example: MOMENT }) received_at: string;
  @ApiProperty({ ...TEXT, example: 'a'.repeat(64), description: 'Of the bytes; they are in the archive of the case.' })
  sha256: string | null;
  @ApiProperty({ ...TEXT, example: 'image/jpeg', description: 'As its server calls it.' }) media_type: string | null;
  @ApiProperty({ type: PictureMarksAnswer, ...nullable, description: 'What its file says of itself.' })
  marks: PictureMarksAnswer | null;
  @ApiProperty({ type: [String], example: [], description: 'What an editor should look at; nothing is decided by it.' })
  notes: string[];
  @ApiProperty({ type: [CodeAnswer], description: 'The same for programs.' }) note_codes: CodeAnswer[];
}

export class PicturesAnswer {
  @ApiProperty({ description: 'They are still to be looked at, or some are.' }) pending: boolean;
  @ApiProperty({ type: [PictureAnswer] }) pictures: PictureAnswer[];
}
