import { z } from 'zod';
import { address, code, count, day, flag, externalText, quote, sourceId, text } from './fields';
import { namedSchema } from './named-schemas';

const passageFields = {
  quote,
  start: count.describe('Start offset in the captured text, in UTF-16 code units.'),
  end: count.describe('End offset in the captured text, exclusive, in UTF-16 code units.'),
};
const quoted = z.strictObject({ source_id: sourceId, ...passageFields });
const sourceIds = z.array(sourceId);

export const positionSchema = namedSchema(
  'ResultPosition',
  z.strictObject({
    claim_id: text.describe('Id of the claim in `claims`.'),
    holder: externalText.describe(
      'Person or organization as named on pages, or the outlet that takes the position itself.',
    ),
    kind: z.enum(['speaker', 'outlet']).describe('`outlet`: the page itself takes the position.'),
    holds: z.enum(['affirms', 'denies', 'doubts']).describe('Position on the claim.'),
    statements: z.array(quoted).describe('Strongest quotes, credible pages first.'),
    answered: text.nullable().describe('Evidence against the position; null if there is none.'),
    answered_code: code.nullable().describe('Machine-readable form.'),
  }),
  'A position on a claim.',
);

export const theorySchema = namedSchema(
  'ResultTheory',
  z.strictObject({
    text: externalText,
    ...passageFields,
    source_ids: sourceIds.describe('Sources that offer it; the first is quoted.'),
    for: z.array(quoted).describe('Quotes from credible pages that support it.'),
    against: z.array(quoted).describe('Quotes from credible pages that dispute it.'),
  }),
  'An alternative explanation offered by a source.',
);

const earlier = z.strictObject({
  quote,
  source_id: sourceId.nullable().describe('Null if the page is not among the sources.'),
  url: address,
  date: day.nullable(),
  changed: flag.describe("True if the speaker's position on the same claim has changed."),
});

export const statementSchema = namedSchema(
  'ResultStatement',
  z.strictObject({
    speaker: externalText,
    date: day.nullable().describe('Date of the statement or, if unknown, of the page.'),
    dated_by: z
      .enum(['statement', 'page'])
      .describe('Whether the date is that of the statement, or of the page because the page gives none.'),
    venue: externalText.nullable().describe('Where or in what medium, in the words of the page.'),
    summary: externalText.describe('Content of the statement, without the speaker.'),
    ...passageFields,
    source_id: sourceId,
    claim_id: text.nullable().describe('Id of the claim it addresses; null if it addresses no claim of the topic.'),
    evidence: z
      .enum(['borne-out', 'contradicted', 'open'])
      .describe('Result of comparing it with what other independent sources say on the claim.'),
    source_ids: sourceIds.describe('Sources used for the comparison.'),
    earlier: earlier.nullable().describe('An earlier statement by the speaker on the same subject.'),
  }),
  'A statement by a named speaker, compared with the evidence and with earlier statements.',
);
