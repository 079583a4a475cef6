import { z } from 'zod';
import { answer, json } from './answer';

/** Machine-readable form of a sentence, with its code and parameters. */
export class CodeAnswer extends answer({
  code: z.string().meta({ example: 'change.sources' }),
  params: json<object>({ type: 'object', additionalProperties: true, example: { from: 2, to: 1 } }),
}) {}
