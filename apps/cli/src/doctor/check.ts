import { toCorroborateError } from '@corroborate/domain';

export type CheckState = 'ok' | 'warning' | 'problem';

/** Result of checking one component. Never contains passwords (not even in URLs), keys or other secrets. */
export interface Check {
  name: string;
  state: CheckState;
  says: string;
  /** Advice in one sentence; null if no action is needed. */
  todo: string | null;
}

export const ok = (name: string, says: string): Check => ({ name, state: 'ok', says, todo: null });
export const warning = (name: string, says: string, todo: string): Check => ({ name, state: 'warning', says, todo });
export const problem = (name: string, says: string, todo: string): Check => ({ name, state: 'problem', says, todo });

/** Converts an error thrown during a check into its result. */
export function toProblem(name: string, thrown: unknown): Check {
  const { message, hint } = toCorroborateError(thrown);
  return problem(name, message, hint ?? 'Report this error and what you did.');
}

export const notChecked = (name: string, needs: string): Check =>
  warning(name, `not checked: requires the ${needs}`, `Fix the ${needs} and run the check again.`);
