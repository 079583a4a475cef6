import type { Fallback, ModelUse } from '../reasoner.port';
import type { ChatUsage } from './chat.port';

type Role = ModelUse['role'];

/** A model as the account names it. */
export interface Named {
  readonly provider: string;
  readonly model: string;
}

export const nameOf = ({ provider, model }: Named): string => `${provider} ${model}`;

/** What each model was asked in one stage, what it took, and who answered where another did not. */
export class ModelUses {
  private readonly uses = new Map<string, ModelUse>();
  private readonly handed = new Map<string, Fallback>();

  add(role: Role, by: Named, { usage, task, answered }: { usage: ChatUsage; task: string; answered: boolean }): void {
    const use = this.use(role, by);
    use.calls += usage.calls;
    use.tokensIn += usage.tokensIn;
    use.tokensOut += usage.tokensOut;
    use.costUsd += usage.costUsd;
    if (!answered) use.failures += 1;
    const known = use.tasks?.[task] ?? { answered: 0, tokensIn: 0, tokensOut: 0 };
    use.tasks = {
      ...use.tasks,
      [task]: {
        answered: known.answered + (answered ? 1 : 0),
        tokensIn: known.tokensIn + usage.tokensIn,
        tokensOut: known.tokensOut + usage.tokensOut,
      },
    };
  }

  handOn(role: Role, { from, to, reason }: { from: Named; to: Named; reason: string }): void {
    const key = [role, nameOf(from), nameOf(to), reason].join('\n');
    const known = this.handed.get(key) ?? { role, from: nameOf(from), to: nameOf(to), reason, questions: 0 };
    this.handed.set(key, { ...known, questions: known.questions + 1 });
  }

  get all(): ModelUse[] {
    return [...this.uses.values()].map((use) => ({ ...use }));
  }

  get fallbacks(): Fallback[] {
    return [...this.handed.values()];
  }

  private use(role: Role, { provider, model }: Named): ModelUse {
    const key = `${role} ${provider} ${model}`;
    const known = this.uses.get(key) ?? { provider, model, role, ...NOTHING };
    this.uses.set(key, known);
    return known;
  }
}

const NOTHING = { calls: 0, failures: 0, tokensIn: 0, tokensOut: 0, costUsd: 0 };
