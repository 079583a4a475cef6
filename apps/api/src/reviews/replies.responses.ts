import { REPLY_STEPS } from './reviews.dto';
import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

/** A request for comment, or a response to it. */
export class ReplyNoteResponse extends responseType({
  id: z.int().meta({ example: 3 }),
  investigation_id: z.int().meta({ example: 123 }),
  name: z.string().meta({ example: 'Skarn Foundry', description: 'Untrusted plain text: escape it before display.' }),
  what: z.enum(REPLY_STEPS),
  deadline: moment.nullable().meta({ description: 'Deadline for the reply.' }),
  reply: z.string().nullable().meta({ example: 'It is not true.' }),
  url: z.string().nullable().meta({ example: null, description: 'URL of the published reply.' }),
  made_by: z.string().meta({ example: 'ann' }),
  at: moment,
}) {}

export class RepliesResponse extends responseType({
  replies: list(ReplyNoteResponse),
}) {}
