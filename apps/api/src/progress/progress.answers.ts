import { InvestigationAnswer } from '../investigations/investigations.answers';
import { z } from 'zod';
import { answer, json, list, moment, one } from '../openapi/answer';

/** `data` of the messages `progress`. */
export class ProgressEventAnswer extends answer({
  id: z.int().meta({ example: 4711, description: 'Rises with time; `Last-Event-ID` of this message.' }),
  at: moment,
  type: z.string().meta({
    example: 'source.read',
    description: 'What happened: `stage.started`, `search.answered`, `source.found` and the like.',
  }),
  data: json<object>({
    type: 'object',
    additionalProperties: true,
    example: { source_id: 5, domain: 'news.example' },
    description: 'What belongs to it, by its type. Texts in it come from outside: escape them.',
  }),
}) {}

/** `data` of the message `state`. */
export class ProgressStateAnswer extends answer({
  investigation: one(InvestigationAnswer),
  events: list(ProgressEventAnswer).meta({ description: 'All so far, oldest first.' }),
  last_event_id: z.int().meta({ example: 4711, description: 'Of the last of them; 0 where there is none.' }),
}) {}
