import { z } from 'zod';
import { responseType, list, moment } from '../openapi/response.type';

/** A legal hold, which prevents any deletion in a case while it is active. */
export class LegalHoldResponse extends responseType({
  id: z.int().meta({ example: 4 }),
  reason: z.string().meta({ example: 'Legal claim dated March 3.' }),
  held_by: z.string().meta({ example: 'ann' }),
  held_at: moment,
  released_why: z.string().nullable().meta({ example: null }),
  released_by: z.string().nullable().meta({ example: null }),
  released_at: moment.nullable().meta({ example: null }),
}) {}

export class LegalHoldsResponse extends responseType({
  held: z.boolean().meta({ example: true, description: 'Whether the case is on legal hold.' }),
  holds: list(LegalHoldResponse).meta({ description: 'All legal holds, including released ones, oldest first.' }),
}) {}

class CaseOnHoldResponse extends responseType(
  {
    investigation_id: z.int().meta({ example: 123 }),
  },
  LegalHoldResponse,
) {}

export class CasesOnHoldResponse extends responseType({
  holds: list(CaseOnHoldResponse),
}) {}
