import {
  SEVERITIES,
  INTEGRITY_KINDS,
  QUESTION_ANSWERS,
  QUOTE_STATES,
  REPLY_STATES,
  RISK_KINDS,
  RISK_LEVELS,
} from '@corroborate/domain';
import { z } from 'zod';
import { code, flag, externalText, quote, sourceId, text } from './fields';
import { namedSchema } from './named-schemas';

const sourceIds = z.array(sourceId);
const why = {
  reason: text.describe('Reason, as a sentence.'),
  reason_code: code.describe('Machine-readable form.'),
};
const state = z
  .enum(QUOTE_STATES)
  .describe('Whether the quotes were found on the captured pages and whether a credible source disputes them.');

const claimCheck = z.strictObject({
  claim_id: text.describe('Id of the claim in `claims`.'),
  state,
  action: text.describe('Recommended action, as a sentence.'),
  action_code: code.describe('Machine-readable form.'),
  quotes: z.array(z.strictObject({ source_id: sourceId, quote, state })).describe('Quotes that carry the claim.'),
});

const question = z.strictObject({
  id: text.describe('Name.'),
  ask: text.describe('Wording of the question.'),
  answer: z.enum(QUESTION_ANSWERS).describe('`critical`: the answer is a cause for concern.'),
  ...why,
  source_ids: sourceIds,
});

const finding = z.strictObject({
  kind: z.enum(INTEGRITY_KINDS).describe('Subject.'),
  gravity: z.enum(SEVERITIES).describe('An open `MAJOR` finding holds an upgrade.'),
  open: flag.describe('False once resolved.'),
  ...why,
  source_ids: sourceIds,
});

const risk = z.strictObject({
  kind: z.enum(RISK_KINDS).describe('Subject.'),
  level: z.enum(RISK_LEVELS).describe('`HIGH` holds an upgrade.'),
  ...why,
  source_ids: sourceIds,
});

const reply = z.strictObject({
  name: externalText.describe('Person or organization, as named in the topic.'),
  claim_id: text.nullable().describe('Id of the claim to respond to.'),
  state: z
    .enum(REPLY_STATES)
    .describe(
      '`heard`: a page carries a response. `no-answer`: a page says a response was sought. Other ' +
        'values are set by editors.',
    ),
  quotes: z.array(z.strictObject({ source_id: sourceId, quote })).describe('Quotes that show this state.'),
  source_ids: sourceIds.describe('Pages that carry a response or say one was sought.'),
  letter: externalText.describe('Draft request for an editor to review and send.'),
});

export const lastLookSchema = namedSchema(
  'ResultLastLook',
  z.strictObject({
    clear: flag.describe('True if no serious finding is open.'),
    claims: z.array(claimCheck).describe('Claims with their quotes, checked again on the captured pages.'),
    questions: z.array(question).describe('Skeptical questions about the case.'),
    findings: z.array(finding).describe('Findings of the pre-publication check.'),
    risks: z.array(risk).describe('Legal review list; not legal advice.'),
    replies: z.array(reply).describe('Requests for comment.'),
    notes: z
      .array(z.strictObject({ ...why, source_ids: sourceIds }))
      .describe('Notes for the writer; empty if a serious finding is open.'),
  }),
  'Pre-publication check.',
);
