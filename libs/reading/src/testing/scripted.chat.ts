import type { DataLine } from '../grounding/fence.policy';
import { noUsage, type Chat, type ChatAnswer, type ChatTask } from '../model/chat.port';

/** Answer for a schema, fixed or computed from the data that was sent. */
type Scripted = object | ((data: DataLine[]) => object);

/**
 * A model for tests that answers by schema as scripted, and fails otherwise. If the script contains `fails`, it is out
 * of credit. Records its tasks.
 */
export class ScriptedChat implements Chat {
  readonly asked: ChatTask<unknown>[] = [];

  constructor(
    private readonly script: Record<string, Scripted>,
    readonly model = 'parrot',
    readonly provider = 'scripted',
  ) {}

  async ask<T>(task: ChatTask<T>): Promise<ChatAnswer<T>> {
    this.asked.push(task);
    if (this.script.fails)
      return { kind: 'failed', reason: 'its credit is exhausted', silent: true, usage: { ...noUsage(), calls: 1 } };
    const usage = { calls: 1, tokensIn: 10, tokensOut: 5, costUsd: 0.001 };
    const scripted = this.script[task.name];
    const parsed = task.schema.safeParse(typeof scripted === 'function' ? scripted(task.data) : scripted);
    return parsed.success
      ? { kind: 'answered', value: parsed.data, usage }
      : { kind: 'failed', reason: 'it has no script', silent: false, usage };
  }
}
