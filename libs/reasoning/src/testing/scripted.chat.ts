import type { Chat, ChatAnswer, ChatTask } from '../model/chat.port';

/** A model for tests: answers what its script says for the shape asked, else fails. Keeps what it was asked. */
export class ScriptedChat implements Chat {
  readonly provider = 'scripted';
  readonly asked: ChatTask<unknown>[] = [];

  constructor(
    private readonly script: Record<string, unknown>,
    readonly model = 'parrot',
  ) {}

  async ask<T>(task: ChatTask<T>): Promise<ChatAnswer<T>> {
    this.asked.push(task);
    const usage = { calls: 1, tokensIn: 10, tokensOut: 5, costUsd: 0.001 };
    const parsed = task.schema.safeParse(this.script[task.name]);
    return parsed.success
      ? { kind: 'answered', value: parsed.data, usage }
      : { kind: 'failed', reason: 'it has no script', silent: false, usage };
  }
}
