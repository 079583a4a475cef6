import { z } from 'zod';
import {
  address,
  int,
  list,
  name,
  nameList,
  oneOf,
  perMillion,
  secureAddress,
  usd,
  WEB_SCHEMES,
  secret,
} from './kinds';

const MODEL_PROVIDERS = ['openai', 'gemini', 'xai', 'local'] as const;

const MODEL_TASKS = [
  'core-claim',
  'claims',
  'plan',
  'stance',
  'vouching',
  'page-notes',
  'consolidate',
  'source-claims',
  'other-names',
  'firsthand',
  'translations',
  'article',
  'question-answers',
  'critique',
  'frameworks',
  'data-questions',
  'document-findings',
] as const;

/** Language model providers, tasks and limits. */
export const MODELS = {
  REASONER: oneOf(['auto', 'rules', 'model'])
    .default('auto')
    .describe(
      'Reader of pages: `rules`; `model` (a language model checked by rules); `auto` (a model if a key ' +
        'or URL for one is set, otherwise rules)',
    ),
  ARTICLES: oneOf(['model', 'off'])
    .default('model')
    .describe(
      'Articles on confirmed stories: `model` (in `detailed` and `exhaustive` mode a configured language model ' +
        'writes one from page notes; each sentence is checked against its quotes) or `off`',
    ),
  MODEL_TASKS: list()
    .pipe(z.array(oneOf(MODEL_TASKS)))
    .transform((names): readonly (typeof MODEL_TASKS)[number][] => (names.length > 0 ? names : MODEL_TASKS))
    .describe(
      'Comma-separated tasks for language models: ' +
        `${MODEL_TASKS.map((name) => `\`${name}\``).join(', ')}. Empty: all; rules do the rest`,
    ),
  REASONER_PROVIDER: nameList(MODEL_PROVIDERS, 'none').describe(
    'Comma-separated model providers for reading, in order of preference (`openai`, `gemini`, `xai`, ' +
      '`local`); if one fails, the next is used. Empty: those with a key or URL, in this order',
  ),
  CRITIC_PROVIDER: nameList(MODEL_PROVIDERS, 'none').describe(
    'Comma-separated model providers, in order of preference, that reread pages first read as ' +
      'supporting or disputing, or `none`. The more cautious reading wins; a provider other than the ' +
      'first reader is preferred',
  ),
  MODEL_TIMEOUT_MS: int(30000, 1000, 300000, 'Timeout of one language model call in ms'),
  MODEL_MAX_OUTPUT_TOKENS: int(
    4000,
    200,
    32000,
    'Maximum output tokens of one language model call, including reasoning tokens; their price is ' +
      'reserved before the call and settled afterward',
  ),
  OPENAI_API_KEY: secret('OpenAI API key'),
  OPENAI_BASE_URL: secureAddress(
    'https://api.openai.com/v1',
    'Base URL of the OpenAI API or a compatible public service',
  ),
  OPENAI_MODEL: name('gpt-6-luna', 'Model used at OPENAI_BASE_URL'),
  OPENAI_PRICE: perMillion(
    'Price in US dollars per million tokens, in/out, e.g. `0.40/1.60`; required for models not listed ' +
      'in docs/model-prices.md',
  ),
  GEMINI_API_KEY: secret('Gemini API key'),
  GEMINI_BASE_URL: secureAddress(
    'https://generativelanguage.googleapis.com/v1beta/openai',
    "Base URL of Gemini's OpenAI-compatible API",
  ),
  GEMINI_MODEL: name('gemini-3.5-flash-lite', 'Model used at GEMINI_BASE_URL'),
  GEMINI_PRICE: perMillion('Same as OPENAI_PRICE'),
  XAI_API_KEY: secret('xAI API key'),
  XAI_BASE_URL: secureAddress('https://api.x.ai/v1', 'Base URL of the xAI API'),
  XAI_MODEL: name('grok-4.3', 'Model used at XAI_BASE_URL'),
  XAI_PRICE: perMillion('Same as OPENAI_PRICE'),
  LOCAL_MODEL_URL: address(
    'Base URL of an OpenAI-compatible server (Ollama, vLLM, LM Studio, llama.cpp, LiteLLM, OpenRouter ' +
      '…). Default with `REASONER_PROVIDER=local`: Ollama at `http://127.0.0.1:11434/v1`. Unlike the other ' +
      'providers, it can be in a private network',
    WEB_SCHEMES,
  ),
  LOCAL_MODEL: name('llama3.1', 'Model used at LOCAL_MODEL_URL'),
  LOCAL_MODEL_KEY: secret('API key of LOCAL_MODEL_URL, if required'),
  LOCAL_MODEL_PRICE: perMillion(
    'Same as OPENAI_PRICE; without a key the server is assumed to be free, with a key a price is required',
  ),
  DEEP_RESEARCH: z
    .string()
    .default('off')
    .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
    .transform((names) => names.filter((one) => one !== '' && one !== 'off' && one !== 'none'))
    .pipe(z.array(oneOf(['openai', 'gemini', 'xai'])))
    .describe(
      'Deep research services that suggest pages to read: `off` or a comma-separated list of `openai`, ' +
        '`gemini`, `xai`, each with its key. Their texts are leads only: never cited, never counted ' +
        '(docs/deep-research.md)',
    ),
  DEEP_RESEARCH_PRICE_USD: usd(
    3,
    'US dollars reserved from the investigation budget before each deep research task; if `BUDGET_USD` ' +
      'does not cover it, the task is not started',
  ),
  DEEP_RESEARCH_MINUTES: int(60, 1, 600, 'Time limit of a deep research task in minutes'),
  DEEP_RESEARCH_POLL_SECONDS: int(20, 1, 600, 'Polling interval of a deep research task in seconds'),
  OPENAI_RESEARCH_MODEL: name('gpt-6.1-sol', 'Deep research model at OPENAI_BASE_URL; it must support `web_search`'),
  GEMINI_RESEARCH_AGENT: name('deep-research-preview-04-2026', 'Deep research agent at GEMINI_RESEARCH_URL'),
  GEMINI_RESEARCH_URL: secureAddress(
    'https://generativelanguage.googleapis.com/v1beta',
    'Base URL of the Gemini Interactions API',
  ),
  XAI_RESEARCH_MODEL: name('grok-4.3', 'Deep research model at XAI_BASE_URL; it must support `web_search`'),
  CHECKER_ROLE: oneOf(['none', 'first', 'critic'])
    .default('none')
    .describe(
      'Role of a small fact-checking model, used in addition to the language model, that tests whether a ' +
        'document supports a sentence: `critic` (support found only by a model counts if the checker ' +
        'agrees), `first` (pages without support according to the checker are not sent to the language ' +
        'model) or `none`',
    ),
  CHECKER_URL: address(
    "Base URL of the checker's server, e.g. `http://127.0.0.1:11434/v1` for Ollama; it can be in a " +
      'private network',
    WEB_SCHEMES,
  ),
  CHECKER_MODEL: name('bespoke-minicheck', 'Model used at CHECKER_URL'),
  CHECKER_PROTOCOL: oneOf(['chat', 'classify'])
    .default('chat')
    .describe(
      'Protocol of the checker: `chat` (chat completions answering Yes or No: Bespoke-MiniCheck on ' +
        'Ollama or vLLM) or `classify` (classification API of vLLM and SGLang: MiniCheck on RoBERTa)',
    ),
  CHECKER_WINDOW: int(
    8000,
    400,
    100000,
    'Maximum document length for the checker in characters; longer documents are truncated',
  ),
  CHECKER_KEY: secret("API key of the checker's server, if required"),
  CHECKER_PRICE: perMillion('Same as LOCAL_MODEL_PRICE'),
};
