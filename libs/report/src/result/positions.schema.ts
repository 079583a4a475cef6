import { z } from 'zod';
import { address, code, count, day, flag, foreign, quote, sourceId, text } from './fields';
import { named } from './marks';

const place = {
  quote,
  start: count.describe('Where it begins in the captured text: a JavaScript string position.'),
  end: count.describe('Where it ends there.'),
};
const quoted = z.strictObject({ source_id: sourceId, ...place });
const sourceIds = z.array(sourceId);

export const positionSchema = named(
  'ResultPosition',
  z.strictObject({
    claim_id: text.describe('The claim of the topic, as `claims` has it.'),
    holder: foreign.describe('A person or body as pages name it, or the outlet that says so in its own voice.'),
    kind: z.enum(['speaker', 'outlet']).describe('`outlet`: the page says so in its own voice.'),
    holds: z.enum(['affirms', 'denies', 'doubts']).describe('What is held of the claim.'),
    statements: z.array(quoted).describe('The strongest words, those of pages that can be trusted first.'),
    answered: text.nullable().describe('What the evidence says against it; null where nothing does.'),
    answered_code: code.nullable().describe('The same for programs.'),
  }),
  'Who holds what about a claim.',
);

export const theorySchema = named(
  'ResultTheory',
  z.strictObject({
    text: foreign,
    ...place,
    source_ids: sourceIds.describe('Who offers it; the first is quoted.'),
    for: z.array(quoted).describe('Words of credible pages that speak for it; empty where none does.'),
    against: z.array(quoted).describe('Words of credible pages that speak against it.'),
  }),
  'An explanation that a source offers beside what is told as fact.',
);

const earlier = z.strictObject({
  quote,
  source_id: sourceId.nullable().describe('Null where the page is none of the sources.'),
  url: address,
  date: day.nullable(),
  changed: flag.describe('Of the same claim the speaker now says otherwise.'),
});

export const statementSchema = named(
  'ResultStatement',
  z.strictObject({
    speaker: foreign,
    date: day.nullable().describe('When it was said, else the day of the page.'),
    venue: foreign.nullable().describe('Where or by what, as the page puts it.'),
    summary: foreign.describe('What was said, without who said it.'),
    ...place,
    source_id: sourceId,
    claim_id: text.nullable().describe('The claim it speaks of; null where it is none of the topic’s.'),
    evidence: z.enum(['borne-out', 'contradicted', 'open']).describe('By what other voices say of the claim.'),
    source_ids: sourceIds.describe('Pages on which that rests.'),
    earlier: earlier.nullable().describe('What the same speaker said before, on the same matter.'),
  }),
  'What somebody with a name said, against the evidence and against what they said before.',
);
