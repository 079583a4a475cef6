import type { Settings } from './settings.schema';

/** URL of Ollama on its default port. */
const DEFAULT_LOCAL_URL = 'http://127.0.0.1:11434/v1';

type Provider = Settings['REASONER_PROVIDER'][number];

/** Selects default models if only an API key or URL is set, so that one setting is enough to configure a model. */
export function chooseModel(settings: Settings): Settings {
  const { REASONER, REASONER_PROVIDER: named } = settings;
  const isModel =
    REASONER === 'model' || (REASONER === 'auto' && (named.length > 0 || availableProviders(settings).length > 0));
  if (!isModel) return { ...settings, REASONER: 'rules' };
  const providers: Settings['REASONER_PROVIDER'] =
    named.length > 0 ? named : preferNonCritic(availableProviders(settings), settings.CRITIC_PROVIDER);
  const asksLocal = [...providers, ...settings.CRITIC_PROVIDER].includes('local');
  const url = settings.LOCAL_MODEL_URL ?? (asksLocal ? DEFAULT_LOCAL_URL : undefined);
  return { ...settings, REASONER: 'model', REASONER_PROVIDER: providers, LOCAL_MODEL_URL: url };
}

/**
 * Leaves out the critics' providers, if others are available. `openai` if none is available, so that the error names a
 * missing key.
 */
const preferNonCritic = (providers: Provider[], critics: readonly Provider[]): Provider[] =>
  [providers.filter((one) => !critics.includes(one)), providers].find((list) => list.length > 0) ?? ['openai'];

function availableProviders(settings: Settings): Provider[] {
  const { OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY, LOCAL_MODEL_URL } = settings;
  const given: [Provider, string | undefined][] = [
    ['openai', OPENAI_API_KEY],
    ['gemini', GEMINI_API_KEY],
    ['xai', XAI_API_KEY],
    ['local', LOCAL_MODEL_URL],
  ];
  return given.filter(([, value]) => value !== undefined).map(([provider]) => provider);
}
