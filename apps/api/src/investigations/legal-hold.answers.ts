import { z } from 'zod';
import { answer, list, moment } from '../openapi/answer';

/** A legal hold, which prevents any deletion in a case while it is active. */
export class LegalHoldAnswer extends answer({
  id: z.int().meta({ example: 4 }),
  reason: z.string().meta({ example: 'Legal claim dated March 3.' }),
  held_by: z.string().meta({ example: 'ann' }),
  held_at: moment,
  released_why: z.string().nullable().meta({ example: null }),
  released_by: z.string().nullable().meta({ example: null }),
  released_at: moment.nullable().meta({ example: null }),
}) {}

export class LegalHoldsAnswer extends answer({
  held: z.boolean().meta({ example: true, description: 'Whether the case is on legal hold.' }),
  holds: list(LegalHoldAnswer).meta({ description: 'All legal holds, including released ones, oldest first.' }),
}) {}

class HeldCaseAnswer extends answer(
  {
    investigation_id: z.int().meta({ example: 123 }),
  },
  LegalHoldAnswer,
) {}

export class HeldCasesAnswer extends answer({
  holds: list(HeldCaseAnswer),
}) {}
