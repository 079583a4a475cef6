import { CorroborateError } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { readCheckerServer, type CheckerServer, type CheckerSettings } from '../checker/checker.server';
import type { ModelServer } from './openai.caller';
import { getPrice, getDefaultPrice } from './prices';

export type ProviderName = Settings['REASONER_PROVIDER'][number];
/** A model on an OpenAI-compatible server. */
export interface ModelProvider extends ModelServer {
  name: ProviderName;
  model: string;
  maxOutputTokens: number;
}

export type ModelSettings = CheckerSettings &
  Pick<
    Settings,
    | 'REASONER'
    | 'REASONER_PROVIDER'
    | 'CRITIC_PROVIDER'
    | 'MODEL_TIMEOUT_MS'
    | 'MODEL_MAX_OUTPUT_TOKENS'
    | 'OPENAI_API_KEY'
    | 'OPENAI_BASE_URL'
    | 'OPENAI_MODEL'
    | 'OPENAI_PRICE'
    | 'GEMINI_API_KEY'
    | 'GEMINI_BASE_URL'
    | 'GEMINI_MODEL'
    | 'GEMINI_PRICE'
    | 'XAI_API_KEY'
    | 'XAI_BASE_URL'
    | 'XAI_MODEL'
    | 'XAI_PRICE'
    | 'LOCAL_MODEL_URL'
    | 'LOCAL_MODEL'
    | 'LOCAL_MODEL_KEY'
    | 'LOCAL_MODEL_PRICE'
  >;

interface ProviderSettings {
  baseUrl: [setting: string, value: string | undefined];
  /** Name of the setting with the key; null if no key is needed. */
  key: [setting: string, value: string | undefined] | null;
  apiKey: string | undefined;
  model: string;
  price: [setting: string, value: string | undefined];
}

const PROVIDER_SETTINGS: Record<ProviderName, (s: ModelSettings) => ProviderSettings> = {
  openai: (s) => ({
    baseUrl: ['OPENAI_BASE_URL', s.OPENAI_BASE_URL],
    key: ['OPENAI_API_KEY', s.OPENAI_API_KEY],
    apiKey: s.OPENAI_API_KEY,
    model: s.OPENAI_MODEL,
    price: ['OPENAI_PRICE', s.OPENAI_PRICE],
  }),
  gemini: (s) => ({
    baseUrl: ['GEMINI_BASE_URL', s.GEMINI_BASE_URL],
    key: ['GEMINI_API_KEY', s.GEMINI_API_KEY],
    apiKey: s.GEMINI_API_KEY,
    model: s.GEMINI_MODEL,
    price: ['GEMINI_PRICE', s.GEMINI_PRICE],
  }),
  xai: (s) => ({
    baseUrl: ['XAI_BASE_URL', s.XAI_BASE_URL],
    key: ['XAI_API_KEY', s.XAI_API_KEY],
    apiKey: s.XAI_API_KEY,
    model: s.XAI_MODEL,
    price: ['XAI_PRICE', s.XAI_PRICE],
  }),
  local: (s) => ({
    baseUrl: ['LOCAL_MODEL_URL', s.LOCAL_MODEL_URL],
    key: null,
    apiKey: s.LOCAL_MODEL_KEY,
    model: s.LOCAL_MODEL,
    price: ['LOCAL_MODEL_PRICE', s.LOCAL_MODEL_PRICE ?? getDefaultPrice(s.LOCAL_MODEL_URL, s.LOCAL_MODEL_KEY)],
  }),
};

export interface Models {
  /** First readers in order of fallback. */
  first: ModelProvider[];
  critic: ModelProvider[];
  checker: CheckerServer | null;
}

/** Configured models: first reader, critic and checker. Null with `REASONER=rules`. */
export function readModels(settings: ModelSettings): Models | null {
  if (settings.REASONER !== 'model') return null;
  const known = new Map<ProviderName, ModelProvider>();
  const all = (names: readonly ProviderName[]) =>
    names.map((name) => {
      const provider = known.get(name) ?? readProvider(name, settings);
      known.set(name, provider);
      return provider;
    });
  return {
    first: all(settings.REASONER_PROVIDER),
    critic: all(settings.CRITIC_PROVIDER),
    checker: readCheckerServer(settings),
  };
}

/** @throws CorroborateError `invalid-configuration` naming the missing setting */
function readProvider(name: ProviderName, settings: ModelSettings): ModelProvider {
  const row = PROVIDER_SETTINGS[name](settings);
  const price = getPrice(row.model, row.price[1]);
  if (!row.baseUrl[1]) throw missingSettingError(name, row.baseUrl[0], 'the URL of the server');
  if (row.key && !row.key[1]) throw missingSettingError(name, row.key[0], 'the API key');
  const priced = `the price of ${row.model} (0/0 if it is free), which the budget requires`;
  if (!price) throw missingSettingError(name, row.price[0], priced);
  return {
    name,
    baseUrl: row.baseUrl[1].replace(/\/+$/, ''),
    apiKey: row.apiKey ?? 'none',
    model: row.model,
    price,
    maxOutputTokens: settings.MODEL_MAX_OUTPUT_TOKENS,
    timeoutMs: settings.MODEL_TIMEOUT_MS,
  };
}

const missingSettingError = (name: string, setting: string, what: string) =>
  new CorroborateError(
    'invalid-configuration',
    `The language model “${name}” is selected, but ${setting} is not set: ${what}.`,
    {
      hint: `Set ${setting}, select another provider, or set REASONER=rules.`,
    },
  );
