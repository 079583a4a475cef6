/** One world, as its files say. Times stay ISO strings; `Date` copies stand beside them where they are compared. */
export const ENGINES = [
  'google',
  'bing',
  'duckduckgo',
  'brave',
  'searxng',
  'tavily',
  'serper',
  'googlenews',
  'bingnews',
  'gdelt',
  'newsapi',
  'guardian',
  'webiq',
  'mojeek',
  'crossref',
  'wikipedia',
] as const;
export type EngineName = (typeof ENGINES)[number];

export const WORLD_OUTLET_KINDS = [
  'wire',
  'newspaper',
  'broadcaster',
  'magazine',
  'official',
  'academic',
  'company',
  'blog',
  'aggregator',
  'factchecker',
  'satire',
  'forum',
] as const;

export const PLATFORMS = ['x', 'reddit', 'bluesky', 'mastodon', 'hackernews'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const RECORD_SOURCES = [
  'edgar',
  'usaspending',
  'propublica',
  'courtlistener',
  'openfec',
  'gleif',
  'wikidata',
  'wikipedia',
  'federalregister',
  'icij',
] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

export interface Outlet {
  domain: string;
  name: string;
  kind: (typeof WORLD_OUTLET_KINDS)[number];
  registered?: string;
  country?: string;
  place?: string;
  owner?: string;
  rating?: number;
  robots?: string;
}

/** How a page misbehaves. Sizes in bytes, times in milliseconds. */
export type Behaviour =
  | { kind: 'ok' | 'hang' | 'reset' | 'truncate' | 'paywall' | 'blocked' }
  | { kind: 'slow'; ms: number }
  | { kind: 'huge'; bytes: number }
  | { kind: 'flaky'; times: number };

/** What a server sends for a page. */
export interface PageBody {
  html?: string;
  /** Absolute path of the body, inside the world folder. */
  file?: string;
  text?: string;
  title?: string;
  status?: number;
  headers?: Record<string, string>;
  redirect?: string;
}

/** What is sent from a moment of the sandbox's time on, or from a request on, counted from 1. */
export interface PageVersion extends PageBody {
  from?: string;
  visit?: number;
}

export interface Page extends PageBody {
  url: string;
  snippet?: string;
  published?: string;
  /** Undefined = the engines show `published`; null = they show no date. */
  engineDate?: string | null;
  indexed?: EngineName[];
  behaviour: Behaviour;
  /** In their order; the last that holds is sent instead of the page's own. */
  versions?: PageVersion[];
  /** `{visit}` and `{now}` in its markup are another with every request. */
  moving?: boolean;
}

export interface PostMetrics {
  likes?: number;
  reposts?: number;
  replies?: number;
  quotes?: number;
  score?: number;
  views?: number;
}

export interface PostAuthor {
  handle?: string;
  name?: string;
  created?: string;
  followers?: number;
  following?: number;
  posts?: number;
  karma?: number;
  verified?: boolean;
  verifiedType?: string;
  bio?: string;
  location?: string;
  domainHandle?: string | boolean;
}

export interface Post {
  platform: Platform;
  id: string;
  url: string;
  created: string;
  text: string;
  lang?: string;
  links: string[];
  /** Addresses of the pictures in it; the files are pages of the world. */
  pictures?: string[];
  replyTo?: string;
  repostOf?: string;
  quoteOf?: string;
  community?: string;
  place?: string;
  deleted: boolean;
  metrics: PostMetrics;
  author: PostAuthor;
}

export interface FactCheck {
  claim: string;
  claimant?: string;
  claimDate?: string;
  publisher: string;
  url: string;
  title: string;
  reviewDate: string;
  rating: string;
  language: string;
}

export interface Capture {
  url: string;
  /** 14 digits, UTC. */
  timestamp: string;
  status: number;
  digest?: string;
  html?: string;
  /** Absolute path. */
  file?: string;
}

export interface PublicRecord {
  source: RecordSource;
  id: string;
  title: string;
  date?: string;
  text: string;
  url?: string;
  fields: Record<string, unknown>;
}

/** Ways in which a language model can answer, good and bad. */
export const MODEL_BEHAVIOURS = ['behaves', 'hallucinates', 'obeys', 'agrees', 'broken-json', 'out-of-credit'] as const;
export type ModelBehaviour = (typeof MODEL_BEHAVIOURS)[number];

export interface Fault {
  latencyMs: number;
  /** 0–1. */
  errorRate: number;
  status?: number;
  /** Seconds. */
  retryAfter?: number;
  down: boolean;
  /** Requests answered before the quota is used up. */
  quota?: number;
  seed?: number;
  /** For upstreams that are language models: how the model behaves. */
  behaviour?: ModelBehaviour;
}

/** What a newsroom's pipeline would send; plain JSON, in the field names of the world format. */
export interface WorldTopic {
  externalId: string;
  title: string;
  summary?: string;
  articleText?: string;
  url?: string;
  eventDate?: string;
  discoveryDate?: string;
  location?: string;
  entities: string[];
  category?: string;
  language?: string;
  newsworthinessScore: number;
  status: string;
  verificationStatus: 'unverified' | 'verified' | 'certified';
  sourceCount: number;
  sourcePlan?: Record<string, unknown>;
  verifiedFacts?: Record<string, unknown>;
  investigated: boolean;
  investigationDate?: string;
}

/** Deep research as a provider would answer it. */
export interface WorldResearch {
  /** Absent: any. */
  provider?: 'openai' | 'gemini' | 'xai';
  /** Words of the question that it answers; absent: any. */
  match?: string;
  /** How often it is asked for before it is there. */
  looks: number;
  text: string;
  /** As the provider names them: anything may stand there. */
  links: { url: string; title?: string }[];
  /** What goes wrong, once each: at the start, or (`lost`, `failed`) when it is asked for. */
  fault?: 'unauthorised' | 'too-many' | 'lost' | 'failed' | 'unavailable';
}

export interface World {
  dir: string;
  name: string;
  description: string;
  /** The world's present. */
  now: Date;
  /** BCP 47. */
  language: string;
  outlets: Outlet[];
  pages: Page[];
  posts: Post[];
  factChecks: FactCheck[];
  captures: Capture[];
  records: PublicRecord[];
  research: WorldResearch[];
  /** By upstream name; `default` applies to all others. */
  faults: Map<string, Fault>;
  topics: WorldTopic[];
  /** Quality ratings as a public rating file would list them, 0–1; unrated outlets are absent. */
  ratings: { site: string; rating: number }[];
}

export interface TopicTruth {
  topic: string;
  verdict: 'supported' | 'refuted' | 'disputed' | 'unknown';
  level: ('unverified' | 'verified' | 'certified')[];
  origin?: string[];
  independent?: [number, number];
  review?: boolean;
  claims?: { text: string; verdict: string }[];
  candidate: boolean;
  timeline?: { date: string; text: string; entities?: string[] }[];
  balance?: { for: number; neutral: number; critical: number };
  scenario?: string | number;
  variant?: string | number;
  evidence?: unknown;
  notes?: string;
}
