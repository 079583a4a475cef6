import { lexiconRows } from '@corroborate/text';

/** A model or service that its provider ends. */
export interface Retirement {
  name: string;
  /** `openai`, `gemini`, `xai`, or `service`. */
  provider: string;
  /** First day on which it is gone (`2027-01-14`, UTC). */
  ends: string;
  /** `rerouted`: another model answers under the name, at its own price. */
  how: 'off' | 'rerouted';
  instead: string;
}

/** `data/lexicon/any/retirements.yaml` */
const RETIREMENTS: readonly Retirement[] = lexiconRows('any', 'retirements').map(([name, row]) => ({
  name,
  provider: row.provider ?? '',
  ends: row.ends ?? '',
  how: row.how === 'rerouted' ? 'rerouted' : 'off',
  instead: row.instead ?? '',
}));

/** When this one ends; null where no end is known. `name-2025-04-14` is a snapshot of `name`. */
export function retirementOf(provider: string, name: string): Retirement | null {
  const model = name.trim().toLowerCase();
  const base = model.replace(/-\d{4}-\d{2}-\d{2}$/, '');
  return RETIREMENTS.find((one) => one.provider === provider && (one.name === model || one.name === base)) ?? null;
}

/** Whether it is gone at this moment. */
export const hasEnded = ({ ends }: Pick<Retirement, 'ends'>, now: Date): boolean =>
  now.getTime() >= Date.parse(`${ends}T00:00:00Z`);
