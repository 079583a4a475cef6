import { CASE_STATES, CONFIDENCE_BANDS } from '@corroborate/domain';
import { z } from 'zod';
import { code, foreign, quote, reasons, sourceId, text } from './fields';
import { named } from './named-schemas';

const shown = z.array(
  z.strictObject({
    source_id: sourceId,
    quote,
    speaker: foreign.nullable().describe('Whom the page quotes; null if the page itself says it.'),
  }),
);

export const verdictSchema = named(
  'ResultVerdict',
  z.strictObject({
    state: z
      .enum(CASE_STATES)
      .describe(
        '`held`: an upgrade waits for an editor. `incomplete`: the search could not be finished, or ended without ' +
          'settling the main claim.',
      ),
    ...reasons,
    next: text.describe('What to do next, as a sentence.'),
    next_code: code.describe('Machine-readable form.'),
    confidence: z
      .enum(CONFIDENCE_BANDS)
      .nullable()
      .describe('`high` from 75 of 100, `moderate` from 50; null if it is open whether the story is so.'),
    for: shown.describe('The best quotes that support the main claim.'),
    against: shown.describe('The best quotes that dispute it.'),
  }),
  'The answer of the case, with its main reason first.',
);
