import { ApiProperty } from '@nestjs/swagger';
import { MOMENT, nullable } from '../openapi/answer.parts';

export class SubmittedStoryAnswer {
  @ApiProperty({ type: 'integer', example: 7 }) topic_id: number;
  @ApiProperty({ example: true, description: 'False where this submission was stored already.' }) created: boolean;
  @ApiProperty({ type: 'integer', ...nullable, example: 123, description: 'Null where it is only stored.' })
  investigation_id: number | null;
  @ApiProperty({ enum: ['stored', 'started', 'awaiting-approval'], example: 'started' })
  status: 'stored' | 'started' | 'awaiting-approval';
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT })
  estimated_completion: string | null;
}
