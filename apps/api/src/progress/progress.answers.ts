import { ApiProperty } from '@nestjs/swagger';
import { InvestigationAnswer } from '../investigations/investigations.answers';
import { MOMENT } from '../openapi/answer.parts';

/** `data` of the messages `progress`. */
export class ProgressEventAnswer {
  @ApiProperty({ type: 'integer', example: 4711, description: 'Rises with time; `Last-Event-ID` of this message.' })
  id: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({
    example: 'source.read',
    description: 'What happened: `stage.started`, `search.answered`, `source.found` and the like.',
  })
  type: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { source_id: 5, domain: 'news.example' },
    description: 'What belongs to it, by its type. Texts in it come from outside: escape them.',
  })
  data: object;
}

/** `data` of the message `state`. */
export class ProgressStateAnswer {
  @ApiProperty({ type: InvestigationAnswer }) investigation: InvestigationAnswer;
  @ApiProperty({ type: [ProgressEventAnswer], description: 'All so far, oldest first.' }) events: ProgressEventAnswer[];
  @ApiProperty({ type: 'integer', example: 4711, description: 'Of the last of them; 0 where there is none.' })
  last_event_id: number;
}
