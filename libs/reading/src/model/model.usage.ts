import { mergeFallbacks, mergeModelUsage } from '../reasoning.account';
import type { Fallback, ModelUse } from '../reasoner.port';
import type { ChatUsage } from '../reading.types';

type Role = ModelUse['role'];

/** A model as named in the account. */
export interface NamedModel {
  readonly provider: string;
  readonly model: string;
}

export const formatModelName = ({ provider, model }: NamedModel): string => `${provider} ${model}`;

/** Calls, usage and fallbacks per model in one stage. */
export class ModelUseTally {
  private uses: ModelUse[] = [];
  private handed: Fallback[] = [];

  add(role: Role, { provider, model }: NamedModel, { usage, task, answered }: ModelCall): void {
    const { tokensIn, tokensOut } = usage;
    const tasks = { [task]: { answered: Number(answered), tokensIn, tokensOut } };
    this.uses = mergeModelUsage([
      ...this.uses,
      { provider, model, role, ...usage, failures: Number(!answered), tasks },
    ]);
  }

  recordFallback(role: Role, { from, to, reason }: { from: NamedModel; to: NamedModel; reason: string }): void {
    const one = { role, from: formatModelName(from), to: formatModelName(to), reason, questions: 1 };
    this.handed = mergeFallbacks([...this.handed, one]);
  }

  get all(): readonly ModelUse[] {
    return this.uses;
  }

  get fallbacks(): readonly Fallback[] {
    return this.handed;
  }
}

/** One question to one model. */
interface ModelCall {
  usage: ChatUsage;
  task: string;
  answered: boolean;
}
