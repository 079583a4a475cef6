import { z } from 'zod';
import {
  address,
  code,
  externalText,
  hits,
  moment,
  outcome,
  provider,
  quote,
  reasons,
  sourceId,
  stance,
  text,
  tier,
  usd,
  noAnswerReason,
} from './fields';
import { namedSchema } from './named-schemas';

export const recordSchema = namedSchema(
  'ResultRecord',
  z.strictObject({
    register: provider,
    id: text.describe('Id in the register.'),
    title: externalText,
    form: externalText.describe('Document type used by the register: “8-K”, “docket”.'),
    date: moment.nullable().describe('Date filed, created or published.'),
    url: address,
    actor: externalText,
    bearing: z.enum(['evidence', 'background', 'unrelated']).describe('Relevance to the topic.'),
    text: externalText.max(600),
    source_id: sourceId
      .nullable()
      .describe('Set if the record was evaluated as a source; the next three fields are then set too.'),
    credibility_tier: tier.nullable(),
    stance: stance.nullable(),
    passage: quote.nullable(),
    ...reasons,
  }),
  'A public record about an actor.',
);

export const registerSearchSchema = namedSchema(
  'ResultRegisterAsked',
  z.strictObject({
    register: provider,
    actor: externalText,
    why: z.array(text).describe('Why it was searched, as sentences.'),
    why_codes: z.array(code).describe('Machine-readable form.'),
    outcome: outcome.nullable(),
    reason: noAnswerReason,
    hits,
    cost_usd: usd,
  }),
  'A register search for an actor, with reason and outcome.',
);
