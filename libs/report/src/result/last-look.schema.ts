import {
  GRAVITIES,
  INTEGRITY_KINDS,
  QUESTION_ANSWERS,
  QUOTE_STATES,
  REPLY_STATES,
  RISK_KINDS,
  RISK_LEVELS,
} from '@corroborate/domain';
import { z } from 'zod';
import { code, flag, foreign, quote, sourceId, text } from './fields';
import { named } from './marks';

const sourceIds = z.array(sourceId);
const why = {
  reason: text.describe('In a sentence for people.'),
  reason_code: code.describe('The same for programs.'),
};
const state = z
  .enum(QUOTE_STATES)
  .describe('Whether quotations stand in what was captured, and whether credible words speak against them.');

const claimCheck = z.strictObject({
  claim_id: text.describe('The claim of the topic, as `claims` has it.'),
  state,
  action: text.describe('What is to be done about it, in a sentence for people.'),
  action_code: code.describe('The same for programs.'),
  quotes: z.array(z.strictObject({ source_id: sourceId, quote, state })).describe('Each that carries it.'),
});

const question = z.strictObject({
  id: text.describe('Its name.'),
  ask: text.describe('As it is put to an editor.'),
  answer: z.enum(QUESTION_ANSWERS).describe('`critical`: the case answers, and not well.'),
  ...why,
  source_ids: sourceIds,
});

const finding = z.strictObject({
  kind: z.enum(INTEGRITY_KINDS).describe('What it is about.'),
  gravity: z.enum(GRAVITIES).describe('`MAJOR` holds an upgrade while it is open.'),
  open: flag.describe('False once it has been settled.'),
  ...why,
  source_ids: sourceIds,
});

const risk = z.strictObject({
  kind: z.enum(RISK_KINDS).describe('What it is about.'),
  level: z.enum(RISK_LEVELS).describe('`HIGH` holds an upgrade.'),
  ...why,
  source_ids: sourceIds,
});

const reply = z.strictObject({
  name: foreign.describe('A person or body as the topic names it.'),
  claim_id: text.nullable().describe('The claim they are to answer.'),
  state: z
    .enum(REPLY_STATES)
    .describe(
      '`heard`: a page carries an answer; `no-answer`: one says that they were asked; else what editors noted.',
    ),
  quotes: z.array(z.strictObject({ source_id: sourceId, quote })).describe('The words it rests on.'),
  source_ids: sourceIds.describe('Pages that carry the answer, or say that one was asked for.'),
  letter: foreign.describe('A draft for an editor to look over and send.'),
});

export const lastLookSchema = named(
  'ResultLastLook',
  z.strictObject({
    clear: flag.describe('Nothing in it is grave and open.'),
    claims: z.array(claimCheck).describe('Each with its quotations, looked for again in what was captured.'),
    questions: z.array(question).describe('Put to the case by somebody who doubts it.'),
    findings: z.array(finding).describe('The review of integrity.'),
    risks: z.array(risk).describe('A list for a lawyer; never advice.'),
    replies: z.array(reply).describe('Who should be asked what.'),
    notes: z
      .array(z.strictObject({ ...why, source_ids: sourceIds }))
      .describe('For the writer of the article, where all is clear.'),
  }),
  'The last look before print.',
);
