import { CLAIM_KINDS, STANCES } from '@corroborate/domain';
import { z } from 'zod';
import { ADVERSARIAL_REPLIES } from '../guards/vouching/vouch.policy';
import { messageSchema } from './answer/message.text';

/** Strict response schemas: anything that does not match is rejected. IDs and quotes are compared with the prompt. */
const text = (max: number) => z.string().max(max);

const claimAnswer = { claim: text(20), stance: z.enum(STANCES), passage: text(20), quote: text(2_000) };

export const stanceAnswer = z.object({ answers: z.array(z.object(claimAnswer)).max(40) });

/** `differs` is the value in the quote, or empty if the page gives none. */
export const sourceClaimsAnswer = z.object({
  answers: z.array(z.object({ ...claimAnswer, differs: text(200) })).max(40),
});

export const vouchingAnswer = z.object({ answer: z.enum(ADVERSARIAL_REPLIES), passage: text(20), quote: text(2_000) });

export const coreClaimAnswer = z.object({
  kind: z.enum(['claim', 'no-claim']),
  sentence: text(600),
  who: text(300),
  what: text(300),
  where: text(300),
  when: text(300),
  accuses: z.enum(['nobody', 'somebody']),
  quotes: z.array(z.object({ passage: text(20), quote: text(1_000) })).max(10),
});

/** One answer per question, several if items disagree, and none if no item answers the question. */
export const questionAnswersAnswer = z.object({
  questions: z
    .array(
      z.object({
        question: text(20),
        answers: z.array(z.object({ answer: text(400), items: z.array(text(20)).max(12) })).max(4),
      }),
    )
    .max(12),
});

export const claimsAnswer = z.object({
  claims: z.array(z.object({ passage: text(20), quote: text(1_000), kind: z.enum(CLAIM_KINDS) })).max(20),
});

export const firsthandAnswer = z.object({
  answers: z.array(z.object({ statement: text(20), answer: z.enum(['own', 'taken-over', 'not-said']) })).max(40),
});

export const translationsAnswer = z.object({
  translations: z.array(z.object({ passage: text(20), text: text(4_000) })).max(40),
});

/** Fields used from responses by OpenAI-compatible servers. */
export const completionSchema = z.object({
  choices: z.array(z.object({ message: messageSchema, finish_reason: z.string().nullish() })).min(1),
});
