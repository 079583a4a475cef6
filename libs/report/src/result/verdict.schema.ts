import { CASE_STATES, CONFIDENCE_BANDS } from '@corroborate/domain';
import { z } from 'zod';
import { code, externalText, quote, reasons, sourceId, text } from './fields';
import { namedSchema } from './named-schemas';

const verdictQuotes = z.array(
  z.strictObject({
    source_id: sourceId,
    quote,
    speaker: externalText.nullable().describe('Whom the page quotes; null if the page itself says it.'),
  }),
);

export const verdictSchema = namedSchema(
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
    for: verdictQuotes.describe('The best quotes that support the main claim.'),
    against: verdictQuotes.describe('The best quotes that dispute it.'),
  }),
  'The answer of the case, with its main reason first.',
);
