import { z } from 'zod';
import { responseType, list } from '../openapi/response.type';

class ErasedRowsResponse extends responseType({
  table: z.string().meta({ example: 'stage_results' }),
  rows: z.int().meta({ example: 3 }),
}) {}

class RetainedRowsResponse extends responseType(
  {
    why: z.string().meta({ example: 'chain', description: 'Reason code, see docs/privacy.md.' }),
  },
  ErasedRowsResponse,
) {}

export class ErasureResponse extends responseType({
  confirmed: z.boolean().meta({ example: false, description: 'True if the data was erased, false for a preview.' }),
  cases: z.array(z.number()).meta({ example: [17], description: 'IDs of cases with erased data.' }),
  masked: list(ErasedRowsResponse).meta({ description: 'Number of masked rows per table.' }),
  originals: z
    .int()
    .meta({ example: 1, description: 'Number of originals whose bytes are erased. Their digests are kept.' }),
  stays: list(RetainedRowsResponse).meta({ description: 'Rows that are not erased, with reason.' }),
  held: z.array(z.number()).meta({
    example: [17],
    description: 'IDs of cases on legal hold. Nothing is erased until they are released or excluded.',
  }),
  truncated: z
    .boolean()
    .meta({ example: false, description: 'Whether there is more data than one request can process.' }),
}) {}
