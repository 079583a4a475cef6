import { addUsage } from './model/chat.port';
import type { Fallback, ModelUse, ReasoningAccount, TaskUse } from './reasoner.port';

/** Account before any answer. */
export const emptyTally = () => ({
  droppedQuotes: 0,
  disagreements: 0,
  moreCareful: 0,
  vouched: 0,
  contradictions: 0,
  withheld: 0,
  notRead: 0,
  notBorneOut: 0,
});

export const rulesAccount = (): ReasoningAccount => ({
  judgedBy: 'rules',
  models: [],
  ...emptyTally(),
  fallbacks: [],
  degraded: [],
});

/** Adds up the usage of several stages. */
export function addAccounts(accounts: ReasoningAccount[]): ReasoningAccount {
  const sum = (pick: (one: ReasoningAccount) => number) => accounts.reduce((total, one) => total + pick(one), 0);
  return {
    judgedBy: accounts.find(({ models }) => models.length > 0)?.judgedBy ?? 'rules',
    models: mergeModelUsage(accounts.flatMap(({ models }) => models)),
    droppedQuotes: sum((one) => one.droppedQuotes),
    disagreements: sum((one) => one.disagreements),
    moreCareful: sum((one) => one.moreCareful),
    vouched: sum((one) => one.vouched),
    contradictions: sum((one) => one.contradictions),
    withheld: sum((one) => one.withheld),
    notRead: sum((one) => one.notRead),
    notBorneOut: sum((one) => one.notBorneOut),
    fallbacks: mergeFallbacks(accounts.flatMap(({ fallbacks }) => fallbacks)),
    degraded: [...new Set(accounts.flatMap(({ degraded }) => degraded))],
  };
}

/** Adds up usage, with one entry per model and role. */
export function mergeModelUsage(uses: readonly ModelUse[]): ModelUse[] {
  const byModel = new Map<string, ModelUse>();
  for (const use of uses) {
    const key = `${use.role} ${use.provider} ${use.model}`;
    const known = byModel.get(key);
    byModel.set(key, known ? addModelUse(known, use) : use);
  }
  return [...byModel.values()];
}

const addModelUse = (a: ModelUse, b: ModelUse): ModelUse => ({
  ...a,
  ...addUsage(a, b),
  failures: a.failures + b.failures,
  tasks: addTasks(a.tasks, b.tasks),
});

function addTasks(a: Record<string, TaskUse>, b: Record<string, TaskUse>): Record<string, TaskUse> {
  const sum = { ...a };
  for (const [task, more] of Object.entries(b)) {
    const known = sum[task] ?? { answered: 0, tokensIn: 0, tokensOut: 0 };
    sum[task] = {
      answered: known.answered + more.answered,
      tokensIn: known.tokensIn + more.tokensIn,
      tokensOut: known.tokensOut + more.tokensOut,
    };
  }
  return sum;
}

/** Adds up fallbacks, with one entry per pair of models. */
export function mergeFallbacks(all: readonly Fallback[]): Fallback[] {
  const byWay = new Map<string, Fallback>();
  for (const one of all) {
    const key = [one.role, one.from, one.to, one.reason].join('\n');
    byWay.set(key, { ...one, questions: one.questions + (byWay.get(key)?.questions ?? 0) });
  }
  return [...byWay.values()];
}
