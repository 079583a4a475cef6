import { z } from 'zod';
import { address, int, list, name, namesOf, oneOf, optional, perMillion, secureAddress, usd, WEB } from './kinds';

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
  'firsthand',
  'translations',
  'prose',
  'question-answers',
  'critique',
  'data-questions',
  'document-findings',
] as const;

/** Language models. */
export const MODELS = {
  REASONER: oneOf(['auto', 'rules', 'model'])
    .default('auto')
    .describe(
      'Who reads: `rules` alone; a language `model` checked by rules; ' +
        '`auto`, a model where the key or address of one is set, else rules',
    ),
  REPORT_PROSE: oneOf(['composed', 'model'])
    .default('composed')
    .describe(
      'Who writes the first paragraphs of a report: `composed`, templates and the words of the pages; `model`, ' +
        'the language model, from the quotes of confirmed claims, each sentence checked against them',
    ),
  MODEL_TASKS: list()
    .pipe(z.array(oneOf(MODEL_TASKS)))
    .transform((names): readonly (typeof MODEL_TASKS)[number][] => (names.length > 0 ? names : MODEL_TASKS))
    .describe(
      `Comma list of what models are asked, of ${MODEL_TASKS.map((name) => `\`${name}\``).join(', ')}; empty asks ` +
        'all; what is left out stays with the rules',
    ),
  REASONER_PROVIDER: namesOf(MODEL_PROVIDERS, 'none').describe(
    'Providers whose models read, in order, commas between them (`openai`, `gemini`, `xai`, `local`): where one does ' +
      'not answer the next is asked. Empty: those whose key or address is set, in this order',
  ),
  CRITIC_PROVIDER: namesOf(MODEL_PROVIDERS, 'none').describe(
    'Providers that read again what the first calls support or denial, in order as above, or `none`; the more ' +
      'careful of the two holds, and another than the one that read first is taken where there is one',
  ),
  MODEL_TIMEOUT_MS: int(30000, 1000, 300000, 'Longest wait for one answer of a language model'),
  MODEL_MAX_OUTPUT_TOKENS: int(
    4000,
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
  OPENAI_MODEL: name('gpt-6-luna', 'Model asked at OPENAI_BASE_URL'),
  OPENAI_PRICE: perMillion(
    'US dollars for a million tokens in/out, e.g. `0.40/1.60`; needed for models that docs/model-prices.md does not ' +
      'list',
  ),
  GEMINI_API_KEY: optional('Key of the Gemini API'),
  GEMINI_BASE_URL: secureAddress(
    'https://generativelanguage.googleapis.com/v1beta/openai',
    'Base address of the OpenAI-compatible end of the Gemini API',
  ),
  GEMINI_MODEL: name('gemini-3.5-flash-lite', 'Model asked at GEMINI_BASE_URL'),
  GEMINI_PRICE: perMillion('As OPENAI_PRICE'),
  XAI_API_KEY: optional('Key of the xAI API'),
  XAI_BASE_URL: secureAddress('https://api.x.ai/v1', 'Base address of the xAI API'),
  XAI_MODEL: name('grok-4.3', 'Model asked at XAI_BASE_URL'),
  XAI_PRICE: perMillion('As OPENAI_PRICE'),
  LOCAL_MODEL_URL: address(
    'Base address of an OpenAI-compatible server (Ollama, vLLM, LM Studio, llama.cpp, LiteLLM, OpenRouter …); with ' +
      '`REASONER_PROVIDER=local` alone Ollama on its usual port, `http://127.0.0.1:11434/v1`; of the models it alone ' +
      'may stand in a private network',
    WEB,
  ),
  LOCAL_MODEL: name('llama3.1', 'Model asked at LOCAL_MODEL_URL'),
  LOCAL_MODEL_KEY: optional('Key of your own server, where it wants one'),
  LOCAL_MODEL_PRICE: perMillion(
    'As OPENAI_PRICE; a server of your own is free unless you say otherwise, a service with a key needs a price',
  ),
  DEEP_RESEARCH: z
    .string()
    .default('off')
    .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
    .transform((names) => names.filter((one) => one !== '' && one !== 'off' && one !== 'none'))
    .pipe(z.array(oneOf(['openai', 'gemini', 'xai'])))
    .describe(
      'Services that search by themselves and name pages to read: `off`, or a comma list of `openai`, `gemini`, ' +
        '`xai`, each with its key. Their texts are leads: never cited, never counted (docs/deep-research.md)',
    ),
  DEEP_RESEARCH_PRICE_USD: usd(
    3,
    'US dollars reserved of the budget of an investigation before each piece of deep research; where `BUDGET_USD` ' +
      'does not bear it, it is not begun',
  ),
  DEEP_RESEARCH_MINUTES: int(60, 1, 600, 'Longest wait for a piece of deep research; then it is ended'),
  DEEP_RESEARCH_POLL_SECONDS: int(20, 1, 600, 'How often a piece of deep research is asked for by its id'),
  OPENAI_RESEARCH_MODEL: name('gpt-6.1-sol', 'Model of deep research at OPENAI_BASE_URL; it must know `web_search`'),
  GEMINI_RESEARCH_AGENT: name('deep-research-preview-04-2026', 'Agent of deep research at GEMINI_RESEARCH_URL'),
  GEMINI_RESEARCH_URL: secureAddress(
    'https://generativelanguage.googleapis.com/v1beta',
    'Base address of the Interactions API of Gemini',
  ),
  XAI_RESEARCH_MODEL: name('grok-4.3', 'Model of deep research at XAI_BASE_URL; it must know `web_search`'),
  CHECKER_ROLE: oneOf(['none', 'first', 'critic'])
    .default('none')
    .describe(
      'A small model that says whether a document bears out a sentence, beside the language model: `critic`, a page ' +
        'that only a model reads as support counts where it agrees; `first`, pages it finds nothing in are not put ' +
        'to the language model',
    ),
  CHECKER_URL: address(
    'Base address of the server of the checker, e.g. `http://127.0.0.1:11434/v1` for Ollama; it may stand in a ' +
      'private network',
    WEB,
  ),
  CHECKER_MODEL: name('bespoke-minicheck', 'Model asked at CHECKER_URL'),
  CHECKER_PROTOCOL: oneOf(['chat', 'classify'])
    .default('chat')
    .describe(
      'How the checker is asked: `chat`, chat completions that answer Yes or No (Bespoke-MiniCheck by Ollama or ' +
        'vLLM); `classify`, the classification API of vLLM and SGLang (MiniCheck on RoBERTa)',
    ),
  CHECKER_WINDOW: int(8000, 400, 100000, 'Longest document put to the checker, characters; longer ones are cut'),
  CHECKER_KEY: optional('Key of the server of the checker, where it wants one'),
  CHECKER_PRICE: perMillion('As LOCAL_MODEL_PRICE'),
};
