import { InvestigationResponse } from '../investigations/investigations.responses';
import { z } from 'zod';
import { responseType, json, list, moment, nested } from '../openapi/response.type';

/** Data of `progress` messages. */
export class ProgressEventResponse extends responseType({
  id: z.int().meta({ example: 4711, description: 'Increasing event ID, also the `Last-Event-ID` of the message.' }),
  at: moment,
  type: z.string().meta({
    example: 'source.read',
    description: 'Event type, for example `stage.started`, `search.answered` or `source.found`.',
  }),
  data: json<object>({
    type: 'object',
    additionalProperties: true,
    example: { source_id: 5, domain: 'news.example' },
    description: 'Data of the event type. Texts are untrusted: escape them before display.',
  }),
}) {}

/** Data of the `state` message. */
export class ProgressStateResponse extends responseType({
  investigation: nested(InvestigationResponse),
  events: list(ProgressEventResponse).meta({ description: 'All events so far, oldest first.' }),
  last_event_id: z.int().meta({ example: 4711, description: 'ID of the last event; 0 without events.' }),
}) {}
