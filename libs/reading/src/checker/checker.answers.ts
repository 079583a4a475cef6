import { z } from 'zod';
import { answerTexts, messageSchema } from '../model/answer/message.text';
import { failed, type ModelAttempt } from '../model/openai.failures';
import { REASONING } from '../reasoning.thresholds';

const tokenSchema = z.object({ token: z.string(), logprob: z.number() });

const chatSchema = z.object({
  choices: z
    .array(
      z.object({
        message: messageSchema,
        logprobs: z
          .object({ content: z.array(tokenSchema.extend({ top_logprobs: z.array(tokenSchema).nullish() })).nullish() })
          .nullish(),
      }),
    )
    .min(1),
});

const classifySchema = z.object({ data: z.array(z.object({ probs: z.array(z.number()).length(2) })).min(1) });

const answeredWith = (value: number): ModelAttempt<number> => ({
  kind: 'answered',
  value: Math.min(1, Math.max(0, value)),
});
const firstWord = (text: string): string => text.trim().toLowerCase().replace(/\W+$/u, '');

/**
 * Reads Yes or No from the first token, with the probability of Yes if the server reports it, or else from the word
 * alone.
 */
export function readChat(answer: unknown): ModelAttempt<number> {
  const choice = chatSchema.safeParse(answer).data?.choices[0];
  if (!choice) return failed('the response is not a chat completion', { again: true });
  const first = choice.logprobs?.content?.[0];
  const tokens = first?.top_logprobs?.length ? first.top_logprobs : [first].filter((one) => one !== undefined);
  const chance = (word: string) =>
    tokens.reduce((sum, one) => (firstWord(one.token) === word ? sum + Math.exp(one.logprob) : sum), 0);
  const [yes, no] = [chance('yes'), chance('no')];
  if (yes > 0) return answeredWith(yes);
  if (no > 0) return answeredWith(tokens.length > 1 ? 0 : 1 - no);
  const bare = firstWord(answerTexts(choice.message)[0] ?? '');
  if (bare === 'yes') return answeredWith(REASONING.checkerBareYes);
  return bare === 'no' ? answeredWith(REASONING.checkerBareNo) : failed('the response is neither yes nor no');
}

/** Reads the probability of the second of two classes, which means "supported". */
export function readClasses(answer: unknown): ModelAttempt<number> {
  const probs = classifySchema.safeParse(answer).data?.data[0]?.probs;
  return probs ? answeredWith(probs[1] ?? 0) : failed('the response is not a binary classification', { again: true });
}
