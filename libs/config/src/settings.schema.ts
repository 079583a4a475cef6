import { isRole, LARGEST_TOPIC_BYTES, ROLES } from '@corroborate/domain';
import { z } from 'zod';

/**
 * Every setting of the product: type, default, meaning. `docs/configuration.md` is produced from this
 * table, so a description here is the documentation.
 */
const int = (fallback: number, min: number, max: number, meaning: string) =>
  z.coerce.number().int().min(min).max(max).default(fallback).describe(meaning);
const usd = (fallback: number, meaning: string) =>
  z.coerce.number().min(0).max(1000).default(fallback).describe(meaning);
const flag = (fallback: boolean, meaning: string) =>
  z
    .enum(['true', 'false', '1', '0'])
    .default(fallback ? 'true' : 'false')
    .transform((v) => v === 'true' || v === '1')
    .describe(meaning);
const optional = (meaning: string) => z.string().trim().min(1).optional().describe(meaning);
const address = (meaning: string, schemes: RegExp) =>
  z
    .string()
    .trim()
    .regex(schemes, { error: `must look like ${schemes.source}`, abort: true })
    .refine(isReadable, 'is no address; in a name or password write % as %25, and other marks in the same way')
    .optional()
    .describe(meaning);
/** Those who are given an address take it apart, and decode name and password. */
function isReadable(text: string): boolean {
  const { username = '', password = '', pathname = '' } = URL.parse(text) ?? {};
  return URL.canParse(text) && [username, password, pathname].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
}
const perMillion = (meaning: string) =>
  z
    .string()
    .trim()
    .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, 'must look like 0.25/2.00')
    .optional()
    .describe(meaning);
const claimPath = (fallback: string, meaning: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_:/-]+(?:\.[A-Za-z0-9_:/-]+)*$/, 'must be the name of a claim, dots between its parts')
    .default(fallback)
    .describe(meaning);
const isRolePair = (pair: string) => /^[^=]{1,200}=[a-z]+$/.test(pair) && isRole(pair.split('=')[1]);
/** Null when one of them is no origin. */
function originsOf(list: string): string[] | null {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isOrigin = (part: string) =>
    /^https?:$/.test(new URL(part).protocol) && new URL(part).href === `${new URL(part).origin}/`;
  return parts.every((part) => URL.canParse(part) && isOrigin(part)) ? parts.map((part) => new URL(part).origin) : null;
}
const MASKED_FROM = ['social', 'search', 'models'] as const;
const MODEL_PROVIDERS = ['openai', 'gemini', 'xai', 'local'] as const;

export const settingsSchema = z.object({
  // Where things are kept
  DATABASE_URL: address('PostgreSQL server to use instead of the embedded one', /^postgres(ql)?:\/\//),
  REDIS_URL: address(
    'Redis or Valkey server for queues, cache and rate limits; without it PostgreSQL does all three',
    /^rediss?:\/\//,
  ),
  CORROBORATE_HOME: z
    .string()
    .default('.corroborate')
    .describe('Folder of the embedded database, its passwords and its log'),
  EMBEDDED_PG_PORT: int(54330, 1024, 65535, 'TCP port of the embedded database (loopback only)'),
  DB_POOL_SIZE: int(12, 2, 100, 'Database connections of one process, queue connections apart'),
  QUEUE_POOL_SIZE: int(6, 2, 100, 'Database connections that the queues of one process share'),

  // HTTP
  HOST: z.string().default('127.0.0.1').describe('Address the API binds to; loopback unless you decide otherwise'),
  PORT: int(3000, 0, 65535, 'TCP port of the API; 0 takes a free one'),
  BODY_LIMIT_KB: int(
    16_384,
    16,
    102400,
    'Largest body of `POST /api/topics`, in kB; every topic the queue takes comes in with ' +
      `${Math.ceil(LARGEST_TOPIC_BYTES / 1024)}. No other body may have more than this or 1024, whichever ` +
      'is less',
  ),

  // Who may call
  AUTH_MODE: z
    .enum(['apikey', 'oidc', 'none'])
    .optional()
    .describe(
      'How callers are known: `apikey`, `oidc` (tokens of your identity provider), or `none`, which is the ' +
        'default on loopback and refused elsewhere, where `apikey` is',
    ),
  OIDC_ISSUER: address(
    'Issuer of the tokens, letter by letter as it stands in them; needed with AUTH_MODE=oidc',
    /^https?:\/\//,
  ),
  OIDC_AUDIENCE: optional('Audience the tokens must be made for; needed with AUTH_MODE=oidc'),
  OIDC_JWKS_URL: address(
    'Where the keys of the issuer are; without it the issuer is asked (`/.well-known/openid-configuration`)',
    /^https?:\/\//,
  ),
  OIDC_CLIENT_ID: optional(
    'Client id of the desk at the provider: with it people sign in there (authorization code flow with ' +
      'PKCE); the address to come back to is `PUBLIC_URL` with a slash at its end',
  ),
  OIDC_CLIENT_SECRET: optional('Secret of that client, where the provider gave one'),
  OIDC_SCOPES: z
    .string()
    .trim()
    .default('openid profile')
    .refine((v) => v.split(/\s+/).includes('openid'), 'must contain openid')
    .describe('What the desk asks the provider for'),
  OIDC_ROLES_CLAIM: claimPath('roles', 'Claim with the roles, dots lead inwards: `realm_access.roles`'),
  OIDC_ROLE_NAMES: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )
    .refine((pairs) => pairs.every(isRolePair), `must be a comma list of theirs=ours, ours one of ${ROLES.join(', ')}`)
    .describe(
      'What roles are called at your provider, e.g. `news-desk=editor,news-lead=reviewer`; without it ' +
        'roles must bear our names',
    ),
  OIDC_NAME_CLAIM: claimPath(
    'sub',
    'Claim with the name that decisions carry; it must be unique and not for its holder to choose',
  ),
  SESSION_HOURS: int(12, 1, 720, 'After so long a person at the desk signs in again'),
  KEY_REQUESTS_PER_MINUTE: int(
    15000,
    0,
    1_000_000,
    'Requests a minute that one caller may make of one API process; 0 sets no limit',
  ),
  FAILED_SIGN_INS_PER_MINUTE: int(
    20,
    1,
    10_000,
    'Wrong keys or tokens, and bodies of strangers that cannot be taken, a minute from one address; then ' +
      'it has to wait',
  ),
  STREAMS_PER_CALLER: int(
    100,
    0,
    100_000,
    'Streams of progress that one caller may hold open at one API process: of one key (with the sessions ' +
      'opened by it), one person of your provider, or one address where nobody needs a key; 0 sets no ' +
      'limit',
  ),
  PUBLIC_URL: z
    .string()
    .trim()
    .regex(/^https?:\/\/[^/\s?#]+\/?$/, 'must be an origin such as https://desk.example.org')
    .optional()
    .describe('Origin under which browsers reach the desk; with https cookies are sent over TLS alone and HSTS is set'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((each) => /^(?:loopback|linklocal|uniquelocal|[0-9a-f.:]+(?:\/\d{1,3})?)$/i.test(each)),
      'must be a comma list of addresses or networks',
    )
    .describe(
      'Comma list of addresses or networks of your reverse proxies, whose X-Forwarded-For is believed; ' +
        'also `loopback`, `uniquelocal`',
    ),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((each) => /^https?:\/\/[^/\s?#*]+$/.test(each)),
      'must be a comma list of origins without a path, such as https://tools.example.org',
    )
    .describe(
      'Comma list of other origins whose pages may call the API with a key; none by default, and never ' +
        'with the cookie of the desk',
    ),

  // Money and pace
  BUDGET_USD: usd(0.5, 'What one investigation may spend on paid calls'),
  COST_ALERT_USD: usd(1, 'Spending of one investigation above which an alert is logged'),
  CACHE_HOURS: int(24, 0, 8760, 'How long answers of upstreams are reused'),
  RATE_SCALE: z.coerce
    .number()
    .min(0)
    .max(10)
    .default(1)
    .describe('Multiplies every politeness interval; 0 switches spacing off and is meant for sandboxes only'),

  // The way out
  EGRESS_PROXY_URL: address('HTTP proxy through which all outside traffic leaves', /^https?:\/\//),
  EGRESS_CA_FILE: optional('PEM file of the certificate authority that the egress proxy signs with'),
  ALLOW_PRIVATE_NETWORKS: flag(false, 'Lets the door reach private addresses; for closed test networks only'),
  WEBHOOK_PRIVATE_ORIGINS: z
    .string()
    .default('')
    .transform(
      (v, context) =>
        originsOf(v) ??
        (context.addIssue({
          code: 'custom',
          message: 'must be origins such as http://10.0.0.5:8080, separated by commas',
        }),
        z.NEVER),
    )
    .describe(
      'Comma list of origins in your own network that webhooks may be sent to, e.g. ' +
        '`http://10.0.0.5:8080`; all others must be public and https',
    ),
  CONTACT: z
    .string()
    .default('https://github.com/corroborate/corroborate')
    .describe('Web or mail address put into the User-Agent so that sites can reach you'),
  FETCH_TIMEOUT_MS: int(10000, 500, 120000, 'Longest wait for one page or API answer'),
  FETCH_MAX_BYTES: int(5_000_000, 10_000, 100_000_000, 'Largest answer read, decoded bytes'),
  READER_FALLBACK: flag(
    false,
    'Asks Jina Reader (r.jina.ai) for pages that neither the site nor the Wayback Machine shows; the ' +
      'service learns their addresses',
  ),
  PAGE_WORKERS: int(1, 0, 16, 'Worker threads that parse pages; 0 parses in the calling thread'),
  JUDGE_WORKERS: int(1, 0, 16, 'Worker threads that judge what pages say; 0 judges in the calling thread'),

  // Search engines
  BRAVE_API_KEY: optional('Key of the Brave Search API'),
  SEARXNG_URL: address('Base address of your SearXNG instance', /^https?:\/\//),
  TAVILY_API_KEY: optional('Key of the Tavily search API; without it Tavily is asked keyless, within its limits'),
  SERPER_API_KEY: optional('Key of the Serper API (results of Google)'),
  GOOGLE_CSE_KEY: optional(
    'Existing key of the Google Custom Search JSON API; Google gives out no new ones and ends it on 2027-01-01',
  ),
  GOOGLE_CSE_ID: optional('Id (cx) of your Google Programmable Search engine, used with GOOGLE_CSE_KEY'),
  WEBIQ_API_KEY: optional('Key of Microsoft Web IQ'),
  GUARDIAN_API_KEY: optional('Key of the Guardian Open Platform'),
  GOOGLE_FACT_CHECK_KEY: optional('Key of the Google Fact Check Tools API: published fact checks of a claim'),
  COURTLISTENER_TOKEN: optional('Token of a CourtListener account; without it 100 calls a day are answered'),
  OPENFEC_API_KEY: optional('Key of api.data.gov for OpenFEC: contributions to campaigns'),
  OPENSANCTIONS_API_KEY: optional('Key of the OpenSanctions API; a question costs about $0.12'),
  COMPANIES_HOUSE_KEY: optional('Key of the UK Companies House API'),
  MASTODON_HOST: z
    .string()
    .trim()
    .regex(/^[a-z0-9.-]+$/i, 'must be a bare host name')
    .default('mastodon.social')
    .describe('Mastodon instance whose public posts are searched'),
  MASTODON_TOKEN: optional(
    'User token of that instance (scopes read:search read:statuses): with it words are searched, not hashtags alone',
  ),
  X_BEARER_TOKEN: optional('App-only bearer token of the X API; posts read are charged by X, see X_BUDGET_USD'),
  X_BUDGET_USD: usd(
    0.3,
    'Most that one investigation may spend on X, within its budget; a post with its author costs about $0.015',
  ),
  REDDIT_CLIENT_ID: optional('Client id of your approved Reddit app'),
  REDDIT_CLIENT_SECRET: optional('Secret of your approved Reddit app'),
  REDDIT_USERNAME: optional('Reddit account behind the app, named in the User-Agent as Reddit asks'),
  BLUESKY_IDENTIFIER: optional('Handle of the Bluesky account that searches'),
  BLUESKY_APP_PASSWORD: optional('App password of that account'),
  DESK_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two letters, such as en or es')
    .default('en')
    .describe('Language of your newsroom: a story told in another one is also asked for in this one'),
  DISABLED_ENGINES: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )
    .describe('Comma list of engines never to ask'),

  // Language models
  REASONER: z
    .enum(['rules', 'model'])
    .default('rules')
    .describe('Who judges: `rules` alone, or a language model beside them (what its reading can do: `MODEL_READING`)'),
  MODEL_READING: z
    .enum(['vouch', 'veto'])
    .default('vouch')
    .describe(
      "What a model's reading can do: `vouch`, it counts where its quote stands in the captured page and nothing the " +
        'page is or states bars it; `veto`, it can only make a judgement more careful',
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
  OPENAI_BASE_URL: z
    .string()
    .trim()
    .regex(/^https:\/\//, 'must be https')
    .default('https://api.openai.com/v1')
    .describe('Base address of the OpenAI API, or of a public service that speaks it'),
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-4.1-mini').describe('Model asked at OPENAI_BASE_URL'),
  OPENAI_PRICE: perMillion(
    'US dollars for a million tokens in/out, e.g. `0.40/1.60`; needed for models that docs/reasoning.md does not list',
  ),
  GEMINI_API_KEY: optional('Key of the Gemini API'),
  GEMINI_BASE_URL: z
    .string()
    .trim()
    .regex(/^https:\/\//, 'must be https')
    .default('https://generativelanguage.googleapis.com/v1beta/openai')
    .describe('Base address of the OpenAI-compatible end of the Gemini API'),
  GEMINI_MODEL: z.string().trim().min(1).default('gemini-2.5-flash').describe('Model asked at GEMINI_BASE_URL'),
  GEMINI_PRICE: perMillion('As OPENAI_PRICE'),
  XAI_API_KEY: optional('Key of the xAI API'),
  XAI_BASE_URL: z
    .string()
    .trim()
    .regex(/^https:\/\//, 'must be https')
    .default('https://api.x.ai/v1')
    .describe('Base address of the xAI API'),
  XAI_MODEL: z.string().trim().min(1).default('grok-4').describe('Model asked at XAI_BASE_URL'),
  XAI_PRICE: perMillion('As OPENAI_PRICE'),
  LOCAL_MODEL_URL: address(
    'Base address of your own OpenAI-compatible server (Ollama, vLLM …), e.g. ' +
      '`http://127.0.0.1:11434/v1`; of the models it alone may stand in a private network',
    /^https?:\/\//,
  ),
  LOCAL_MODEL: z.string().trim().min(1).default('llama3.1').describe('Model asked at LOCAL_MODEL_URL'),
  LOCAL_MODEL_KEY: optional('Key of your own server, where it wants one'),
  LOCAL_MODEL_PRICE: perMillion('As OPENAI_PRICE; your own server is free unless you say otherwise'),

  // Judgement
  CANDIDATE_MAX_SOURCES: int(3, 1, 100, 'A topic with this many sources is no candidate'),
  CANDIDATE_MIN_NEWSWORTHINESS: int(50, 0, 100, 'A topic below this newsworthiness is no candidate'),
  CERTIFIED_AT: int(6, 1, 100, 'Independent credible supporting sources for `certified`'),
  VERIFIED_AT: int(1, 1, 100, 'Independent credible supporting sources for `verified`'),
  STRONGLY_VERIFIED_AT: int(
    3,
    1,
    100,
    'Independent credible supporting sources at which `verified` counts as a success',
  ),

  REVIEW_SECOND_PERSON: flag(false, "Whether an editor's `certified` needs the approval of a second person"),

  // Work
  SEARCH_CONCURRENCY: int(16, 1, 200, 'Investigations searched at once by one worker process'),
  READ_CONCURRENCY: int(8, 1, 200, 'Investigations whose pages are read at once by one worker process'),
  WEIGH_CONCURRENCY: int(
    4,
    1,
    200,
    'Investigations in each of the stages assess, origin and cross-reference at once, by one worker process',
  ),
  DECIDE_CONCURRENCY: int(4, 1, 200, 'Investigations decided at once by one worker process'),
  STAGE_TIMEOUT_MS: int(120000, 1000, 900000, 'Time limit of one stage; what is ready by then is used'),
  STAGE_ATTEMPTS: int(3, 1, 10, 'Tries of one stage before it is given up'),
  JOB_LOCK_MS: int(30000, 1000, 600000, 'A job whose worker has been silent this long is handed to another'),
  RECONCILE_SECONDS: int(30, 1, 3600, 'How often investigations without a living job are looked for'),

  REINVESTIGATE_DAYS: int(
    0,
    0,
    365,
    'Days after which a topic that stayed unverified is investigated again; 0 never does',
  ),
  REINVESTIGATE_PER_DAY: int(20, 1, 10000, 'Most topics that are investigated again on one day'),
  REINVESTIGATE_TIMES: int(3, 1, 100, 'How often a topic is investigated before it is left alone'),

  // Watching it
  METRICS_PORT: int(
    0,
    0,
    65535,
    'TCP port on which a worker process gives its figures to Prometheus at /metrics; 0 opens none. The ' +
      'API gives its own at its own address',
  ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that METRICS_PORT binds to. It asks nobody who he is: keep it inside'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'Base address of an OTLP/HTTP receiver of traces, e.g. `http://127.0.0.1:4318`; without it nothing is traced',
    /^https?:\/\//,
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional('Headers for that receiver as `name=value,name=value`, e.g. its key'),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('corroborate').describe('Name of this installation in traces'),
  TRACE_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests and investigations that are traced'),
  // Private persons
  MASK_PRIVATE_NAMES: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(MASKED_FROM)))
    .describe(
      'Comma list of those who must not learn the names of private persons in a topic (minors, and people ' +
        'named with an age, as residents, victims, suspects): `social` networks, `search` engines and ' +
        'indexes, language `models`',
    ),
  PUBLIC_FIGURES: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    )
    .describe('Comma list of people who are never masked, whatever a topic says of them'),

  // What is kept, and for how long
  HANDLE_DAYS: int(
    30,
    0,
    3650,
    'Days after which handles of accounts in collected posts become pseudonyms, unless a decision rests ' +
      'on the post; 0 keeps them',
  ),
  POST_CHECK_DAYS: int(
    7,
    0,
    365,
    'Days for which collected posts are looked up again once a day, so that deleted ones are dropped ' +
      'here, too; 0 never looks',
  ),
  EVENT_DAYS: int(180, 0, 3650, 'Days for which progress events are kept; 0 keeps them'),
  CAPTURE_DAYS: int(
    0,
    0,
    36500,
    'Days after which the text of a captured page is let go, counted from when it was last met; what was ' +
      'quoted stays. 0 keeps it',
  ),
  WEBHOOK_LOG_DAYS: int(30, 1, 3650, 'Days for which the log of sent webhooks is kept'),
  LEDGER_DAYS: int(365, 0, 3650, 'Days for which the rows of outside calls are kept; 0 keeps them'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe line that is logged'),
  CLOCK_START: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Lets the product live at this moment instead of now; for replays of a frozen world'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Settings that must never reach a log, an error or the browser. */
export const SECRET_SETTINGS: readonly (keyof Settings)[] = [
  'DATABASE_URL',
  'REDIS_URL',
  'BRAVE_API_KEY',
  'TAVILY_API_KEY',
  'SERPER_API_KEY',
  'GOOGLE_CSE_KEY',
  'GOOGLE_CSE_ID',
  'WEBIQ_API_KEY',
  'GUARDIAN_API_KEY',
  'COURTLISTENER_TOKEN',
  'OPENFEC_API_KEY',
  'OPENSANCTIONS_API_KEY',
  'COMPANIES_HOUSE_KEY',
  'MASTODON_TOKEN',
  'X_BEARER_TOKEN',
  'REDDIT_CLIENT_ID',
  'REDDIT_CLIENT_SECRET',
  'BLUESKY_APP_PASSWORD',
  'GOOGLE_FACT_CHECK_KEY',
  'EGRESS_PROXY_URL',
  'OPENAI_API_KEY',
  'GEMINI_API_KEY',
  'XAI_API_KEY',
  'LOCAL_MODEL_KEY',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
];
