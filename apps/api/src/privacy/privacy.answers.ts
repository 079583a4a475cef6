import { z } from 'zod';
import { answer, list } from '../openapi/answer';

class ErasedRowsAnswer extends answer({
  table: z.string().meta({ example: 'stage_results' }),
  rows: z.int().meta({ example: 3 }),
}) {}

class StayingRowsAnswer extends answer(
  {
    why: z.string().meta({ example: 'chain', description: 'Why, as a code; docs/privacy.md says them.' }),
  },
  ErasedRowsAnswer,
) {}

export class ErasureAnswer extends answer({
  confirmed: z.boolean().meta({ example: false, description: 'It was done; otherwise this is what would be.' }),
  cases: z.array(z.number()).meta({ example: [17], description: 'Cases of which something goes.' }),
  masked: list(ErasedRowsAnswer).meta({ description: 'Rows in which the name is masked.' }),
  originals: z.int().meta({ example: 1, description: 'Pages and posts whose bytes go; their digests stay.' }),
  stays: list(StayingRowsAnswer).meta({ description: 'Rows that stay as they are.' }),
  held: z.array(z.number()).meta({ example: [17], description: 'Held cases: while there are any, nothing is erased.' }),
  truncated: z.boolean().meta({ example: false, description: 'There is more than is looked at in one go.' }),
}) {}
