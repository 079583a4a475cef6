import { CASE_STATES } from '@corroborate/domain';

import { z } from 'zod';
import { CodeResponse } from '../openapi/code.response';
import { nested, responseType } from '../openapi/response.type';

/** Verdict of a topic in lists. The full verdict is in the investigation. */
export class TopicVerdictResponse extends responseType({
  investigation_id: z.int().meta({ example: 41, description: 'Latest investigation with a verdict.' }),
  state: z.enum(CASE_STATES).meta({ example: 'disputed', description: 'Includes decisions of editors.' }),
  reason: z.string().meta({ example: 'City Herald disputes it.', description: 'Main reason, as a sentence.' }),
  reason_code: nested(CodeResponse).nullable().meta({ description: 'Machine-readable form.' }),
}) {}
