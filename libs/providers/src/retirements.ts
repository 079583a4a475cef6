import { lexiconRows } from '@corroborate/text';

/** A model or service retired by its provider. */
export interface Retirement {
  name: string;
  /** `openai`, `gemini`, `xai`, or `service`. */
  provider: string;
  /** First day without the model or service (`2027-01-14`, UTC). */
  ends: string;
  /** `rerouted`: another model responds under this name, at its own price. */
  how: 'off' | 'rerouted';
  instead: string;
}

/** From `data/lexicon/any/retirements.yaml`. */
const RETIREMENTS: readonly Retirement[] = lexiconRows('any', 'retirements').map(([name, row]) => ({
  name,
  provider: row.provider ?? '',
  ends: row.ends ?? '',
  how: row.how === 'rerouted' ? 'rerouted' : 'off',
  instead: row.instead ?? '',
}));

/** Retirement of a model or service; null if none is known. `name-2025-04-14` is a snapshot of `name`. */
export function findRetirement(provider: string, name: string): Retirement | null {
  const model = name.trim().toLowerCase();
  const base = model.replace(/-\d{4}-\d{2}-\d{2}$/, '');
  return RETIREMENTS.find((one) => one.provider === provider && (one.name === model || one.name === base)) ?? null;
}

/** Whether the retirement has taken effect. */
export const hasEnded = ({ ends }: Pick<Retirement, 'ends'>, now: Date): boolean =>
  now.getTime() >= Date.parse(`${ends}T00:00:00Z`);
