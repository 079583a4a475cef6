import { z } from 'zod';
import { address, int, list, name, optional, perMillion, secureAddress } from './kinds';

const MODEL_PROVIDERS = ['openai', 'gemini', 'xai', 'local'] as const;

const MODEL_TASKS = [
  'core-claim',
  'claims',
  'queries',
  'stance',
  'vouching',
  'attributions',
  'firsthand',
  'explanation',
  'translations',
] as const;

/** Language models. */
export const MODELS = {
  REASONER: z
    .enum(['rules', 'model'])
    .default('rules')
    .describe('Who judges: `rules` alone, or a language model beside them (what its reading can do: `MODEL_READING`)'),
  MODEL_READING: z
    .enum(['veto', 'vouch'])
    .default('veto')
    .describe(
      'What the reading of a model can do: `veto`, it can only make a judgement more careful; `vouch`, it counts ' +
        'where its quote stands in the captured page and nothing the page is or states bars it',
    ),
  MODEL_TASKS: list()
    .pipe(z.array(z.enum(MODEL_TASKS)))
    .transform((names): readonly (typeof MODEL_TASKS)[number][] => (names.length > 0 ? names : MODEL_TASKS))
    .describe(
      `Comma list of what models are asked, of ${MODEL_TASKS.map((name) => `\`${name}\``).join(', ')}; empty asks ` +
        'all; what is left out stays with the rules',
    ),
  REASONER_PROVIDER: z
    .enum(MODEL_PROVIDERS)
    .default('openai')
    .describe('Provider whose model reads when REASONER is `model`'),
  CRITIC_PROVIDER: z
    .enum(['none', ...MODEL_PROVIDERS])
    .default('none')
    .describe(
      'Second provider that reads again what the first calls support or denial; the more careful of the two holds',
    ),
  MODEL_TIMEOUT_MS: int(30000, 1000, 300000, 'Longest wait for one answer of a language model'),
  MODEL_MAX_OUTPUT_TOKENS: int(
    2000,
    200,
    32000,
    'Longest answer asked of a language model, hidden thinking included; it is paid for in advance and ' +
      'settled afterwards',
  ),
  OPENAI_API_KEY: optional('Key of the OpenAI API'),
  OPENAI_BASE_URL: secureAddress(
    'https://api.openai.com/v1',
    'Base address of the OpenAI API, or of a public service that speaks it',
  ),
  OPENAI_MODEL: name('gpt-4.1-mini', 'Model asked at OPENAI_BASE_URL'),
  OPENAI_PRICE: perMillion(
    'US dollars for a million tokens in/out, e.g. `0.40/1.60`; needed for models that docs/reasoning.md does not list',
  ),
  GEMINI_API_KEY: optional('Key of the Gemini API'),
  GEMINI_BASE_URL: secureAddress(
    'https://generativelanguage.googleapis.com/v1beta/openai',
    'Base address of the OpenAI-compatible end of the Gemini API',
  ),
  GEMINI_MODEL: name('gemini-2.5-flash', 'Model asked at GEMINI_BASE_URL'),
  GEMINI_PRICE: perMillion('As OPENAI_PRICE'),
  XAI_API_KEY: optional('Key of the xAI API'),
  XAI_BASE_URL: secureAddress('https://api.x.ai/v1', 'Base address of the xAI API'),
  XAI_MODEL: name('grok-4', 'Model asked at XAI_BASE_URL'),
  XAI_PRICE: perMillion('As OPENAI_PRICE'),
  LOCAL_MODEL_URL: address(
    'Base address of your own OpenAI-compatible server (Ollama, vLLM …), e.g. ' +
      '`http://127.0.0.1:11434/v1`; of the models it alone may stand in a private network',
    /^https?:\/\//,
  ),
  LOCAL_MODEL: name('llama3.1', 'Model asked at LOCAL_MODEL_URL'),
  LOCAL_MODEL_KEY: optional('Key of your own server, where it wants one'),
  LOCAL_MODEL_PRICE: perMillion('As OPENAI_PRICE; your own server is free unless you say otherwise'),
};
