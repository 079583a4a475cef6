import { z } from 'zod';
import { responseType, json } from './response.type';

/** Machine-readable form of a sentence, with its code and parameters. */
export class CodeResponse extends responseType({
  code: z.string().meta({ example: 'change.sources' }),
  params: json<object>({ type: 'object', additionalProperties: true, example: { from: 2, to: 1 } }),
}) {}
