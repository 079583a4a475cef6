import { ApiProperty } from '@nestjs/swagger';
import { MOMENT, nullable } from '../openapi/answer.parts';
import { REPLY_STEPS } from './replies.dto';

const moment = { type: String, format: 'date-time', example: MOMENT } as const;

/** What an editor noted of a reply. */
export class ReplyNoteAnswer {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ example: 'Skarn Foundry', description: 'Plain text from outside: escape it before it is shown.' })
  name: string;
  @ApiProperty({ enum: REPLY_STEPS }) what: (typeof REPLY_STEPS)[number];
  @ApiProperty({ ...moment, ...nullable, description: 'Until when they were given time.' }) deadline: string | null;
  @ApiProperty({ type: String, ...nullable, example: 'It is not true.' }) reply: string | null;
  @ApiProperty({ type: String, ...nullable, example: null, description: 'Where the answer stands.' })
  url: string | null;
  @ApiProperty({ example: 'ann' }) made_by: string;
  @ApiProperty(moment) at: string;
}

export class RepliesAnswer {
  @ApiProperty({ type: [ReplyNoteAnswer] }) replies: ReplyNoteAnswer[];
}
