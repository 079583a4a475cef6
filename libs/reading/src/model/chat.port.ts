import type { CallContext } from '@corroborate/domain';
import type { z } from 'zod';
import type { DataLine } from '../grounding/fence.policy';
import type { ChatUsage } from '../reading.types';
import type { Prompt } from './prompts/prompts';

/** One question to a model, with our instructions separate from untrusted text. */
export interface ChatTask<T> {
  /** Name of the response schema. */
  name: string;
  prompt: Prompt;
  data: DataLine[];
  schema: z.ZodType<T>;
}

export const noUsage = (): ChatUsage => ({ calls: 0, tokensIn: 0, tokensOut: 0, costUsd: 0 });

export const addUsage = (a: ChatUsage, b: ChatUsage): ChatUsage => ({
  calls: a.calls + b.calls,
  tokensIn: a.tokensIn + b.tokensIn,
  tokensOut: a.tokensOut + b.tokensOut,
  costUsd: a.costUsd + b.costUsd,
});

/** `silent`: another request to this model is pointless at the moment (no credit, key rejected, over budget). */
export type ChatAnswer<T> = { usage: ChatUsage } & (
  { kind: 'answered'; value: T } | { kind: 'failed'; reason: string; silent: boolean }
);

/** A model that answers according to a schema. Never throws for model or network errors. */
export interface Chat {
  readonly provider: string;
  readonly model: string;
  ask<T>(task: ChatTask<T>, context: CallContext): Promise<ChatAnswer<T>>;
}
