import { z } from 'zod';
import { answer, list } from '../openapi/answer';

class ErasedRowsAnswer extends answer({
  table: z.string().meta({ example: 'stage_results' }),
  rows: z.int().meta({ example: 3 }),
}) {}

class StayingRowsAnswer extends answer(
  {
    why: z.string().meta({ example: 'chain', description: 'Reason code, see docs/privacy.md.' }),
  },
  ErasedRowsAnswer,
) {}

export class ErasureAnswer extends answer({
  confirmed: z.boolean().meta({ example: false, description: 'True if the data was erased, false for a preview.' }),
  cases: z.array(z.number()).meta({ example: [17], description: 'IDs of cases with erased data.' }),
  masked: list(ErasedRowsAnswer).meta({ description: 'Number of masked rows per table.' }),
  originals: z
    .int()
    .meta({ example: 1, description: 'Number of originals whose bytes are erased. Their digests are kept.' }),
  stays: list(StayingRowsAnswer).meta({ description: 'Rows that are not erased, with reason.' }),
  held: z.array(z.number()).meta({
    example: [17],
    description: 'IDs of cases on legal hold. Nothing is erased until they are released or excluded.',
  }),
  truncated: z
    .boolean()
    .meta({ example: false, description: 'Whether there is more data than one request can process.' }),
}) {}
