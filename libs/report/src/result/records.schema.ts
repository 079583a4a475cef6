import { z } from 'zod';
import {
  address,
  code,
  foreign,
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
  whyNot,
} from './fields';
import { named } from './marks';

export const recordSchema = named(
  'ResultRecord',
  z.strictObject({
    register: provider,
    id: text.describe('As the register numbers it.'),
    title: foreign,
    form: foreign.describe('What it is, in the words of the register: “8-K”, “docket”.'),
    date: moment.nullable().describe('When it was filed, made or published.'),
    url: address,
    actor: foreign,
    bearing: z.enum(['evidence', 'background', 'unrelated']).describe('What it is to the topic.'),
    text: foreign.max(600),
    source_id: sourceId.nullable().describe('Where it was weighed as a source; then the next three are told.'),
    credibility_tier: tier.nullable(),
    stance: stance.nullable(),
    passage: quote.nullable(),
    ...reasons,
  }),
  'An entry of a public register on one of the actors.',
);

export const registerAskedSchema = named(
  'ResultRegisterAsked',
  z.strictObject({
    register: provider,
    actor: foreign,
    why: z.array(text).describe('Why it was asked, in sentences for people.'),
    why_codes: z.array(code).describe('The same for programs.'),
    outcome: outcome.nullable(),
    reason: whyNot,
    hits,
    cost_usd: usd,
  }),
  'A register that was asked about an actor, why, and what came of it.',
);
