import { readEnvironment, type Environment } from '@corroborate/config';
import type { LocalServer } from './local-servers';

/** Settings that show that the user has already decided for or against a model. */
const MODEL_SETTINGS = [
  'REASONER',
  'REASONER_PROVIDER',
  'LOCAL_MODEL_URL',
  'LOCAL_MODEL',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'GEMINI_API_KEY',
  'XAI_API_KEY',
  'CHECKER_URL',
];

export const isModelChosen = (env: Environment = readEnvironment()): boolean =>
  MODEL_SETTINGS.some((name) => [name, `${name}_FILE`].some((one) => (env[one] ?? '').trim() !== ''));

/** Which local models were found and how to configure them; null if none. */
export function modelAdvice(servers: readonly LocalServer[]): { says: string; todo: string } | null {
  const [server, ...others] = servers;
  if (!server) return null;
  const [model = ''] = server.models;
  const also = others.length === 0 ? '' : ` (as does ${others.map(({ name }) => name).join(' and ')})`;
  return {
    says: `${server.name} serves ${model} on this machine${also}, but it is not configured`,
    todo: `To use it, set LOCAL_MODEL_URL=${server.url} LOCAL_MODEL=${model}`,
  };
}
