import { z } from 'zod';
import { behaviour, count, domain, language, name, text, time, timeOrDay, webAddress } from './fields.schema';

const ENGINES = [
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

const WORLD_OUTLET_KINDS = [
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

const PLATFORMS = ['x', 'reddit', 'bluesky', 'mastodon', 'hackernews'] as const;

const RECORD_SOURCES = [
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

/** Schema of a line of each file. Unknown fields are dropped; `null` counts as absent unless documented otherwise. */
export const worldSchema = z.object({
  version: z.literal(1),
  name,
  description: text.default(''),
  now: time,
  language: language.default('en'),
});

export const outletSchema = z.object({
  domain,
  name,
  kind: z.enum(WORLD_OUTLET_KINDS),
  registered: time.optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 code')
    .optional(),
  place: text.optional(),
  owner: text.optional(),
  rating: z.number().min(0).max(1).optional(),
  robots: text.optional(),
});

const pageBody = {
  html: text.optional(),
  /** Path of the body inside the world folder; absolute once the world is loaded. */
  file: name.optional(),
  text: text.optional(),
  title: text.optional(),
  status: z.int().min(100).max(599).optional(),
  headers: z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be a header name'), headerValue()).optional(),
  redirect: name.optional(),
};

/** A version served from a given sandbox time on, or from a given request number on, counted from 1. */
const versionSchema = z
  .object({ ...pageBody, from: time.optional(), visit: z.int().min(1).optional() })
  .refine(({ from, visit }) => (from === undefined) !== (visit === undefined), 'needs either from or visit');

export const pageSchema = z
  .object({
    url: webAddress,
    ...pageBody,
    snippet: text.optional(),
    published: time.optional(),
    /** Undefined: the engines show `published`; null: they show no date. */
    engineDate: time.nullable().optional(),
    indexed: z.array(z.enum(ENGINES)).optional(),
    behaviour: behaviour.default({ kind: 'ok' }),
    /** In order; the last one in effect is sent instead of the page itself. */
    versions: z.array(versionSchema).optional(),
    /** `{visit}` and `{now}` in the page's markup differ with every request. */
    moving: z.boolean().optional(),
  })
  .superRefine((page, context) => {
    const bodyless =
      page.redirect !== undefined || (page.status ?? 200) >= 300 || BODYLESS_BEHAVIOURS.includes(page.behaviour.kind);
    const body = page.html ?? page.file ?? page.text;
    if (body === undefined && !bodyless) {
      context.addIssue({ code: 'custom', path: ['html'], message: 'one of html, file or text is required' });
    }
  });
const BODYLESS_BEHAVIOURS = ['hang', 'reset', 'huge', 'blocked'];

const metricsSchema = z.object({
  likes: count.optional(),
  reposts: count.optional(),
  replies: count.optional(),
  quotes: count.optional(),
  score: z.number().optional(),
  views: count.optional(),
});

const authorSchema = z.object({
  handle: text.optional(),
  name: text.optional(),
  created: time.optional(),
  followers: count.optional(),
  following: count.optional(),
  posts: count.optional(),
  karma: z.number().optional(),
  verified: z.boolean().optional(),
  verifiedType: text.optional(),
  bio: text.optional(),
  location: text.optional(),
  domainHandle: z.union([text, z.boolean()]).optional(),
});

export const postSchema = z.object({
  platform: z.enum(PLATFORMS),
  id: name,
  url: webAddress,
  created: time,
  text,
  lang: text.optional(),
  links: z.array(text).default([]),
  /** URLs of the post's pictures; the files are pages of the world. */
  pictures: z.array(webAddress).optional(),
  replyTo: text.optional(),
  repostOf: text.optional(),
  quoteOf: text.optional(),
  community: text.optional(),
  place: text.optional(),
  deleted: z.boolean().default(false),
  metrics: metricsSchema.default({}),
  author: authorSchema.default({}),
});

export const factCheckSchema = z.object({
  claim: name,
  claimant: text.optional(),
  claimDate: timeOrDay.optional(),
  publisher: domain,
  url: webAddress,
  title: text,
  reviewDate: timeOrDay,
  rating: name,
  language: name,
});

export const captureSchema = z.object({
  url: webAddress,
  timestamp: z.string().regex(/^\d{14}$/, 'must be 14 digits'),
  status: z.int().min(100).max(599).default(200),
  digest: text.optional(),
  html: text.optional(),
  file: name.optional(),
});

export const recordSchema = z.object({
  source: z.enum(RECORD_SOURCES),
  id: name,
  title: text,
  date: timeOrDay.optional(),
  text: text.default(''),
  url: webAddress.optional(),
  fields: z.record(z.string(), z.unknown()).default({}),
});

export const faultSchema = z.object({
  latencyMs: count.default(0),
  /** If absent, a `status` without a quota applies to every request. */
  errorRate: z.number().min(0).max(1).optional(),
  /** Makes `errorRate` repeatable. */
  seed: z.number().optional(),
  /** Status of failed responses, or of those beyond the quota. */
  status: z.int().min(100).max(599).optional(),
  /** Seconds. */
  retryAfter: count.optional(),
  down: z.boolean().default(false),
  /** Requests served before the quota is exhausted. */
  quota: z.int().min(0).optional(),
});

const level = z.enum(['unverified', 'verified', 'certified']);
/** A topic as sent by a newsroom's pipeline. */
export const topicSchema = z.object({
  externalId: name,
  title: name,
  summary: text.optional(),
  articleText: text.optional(),
  url: webAddress.optional(),
  eventDate: time.optional(),
  discoveryDate: time.optional(),
  location: text.optional(),
  entities: z.array(text).default([]),
  category: text.optional(),
  language: text.optional(),
  newsworthinessScore: z.number().min(0).max(100),
  status: name.default('approved'),
  verificationStatus: level.default('unverified'),
  sourceCount: z.int().min(0).default(0),
  sourcePlan: z.record(z.string(), z.unknown()).optional(),
  verifiedFacts: z.record(z.string(), z.unknown()).optional(),
  investigated: z.boolean().default(false),
  investigationDate: time.optional(),
});

export const truthSchema = z.object({
  topic: name,
  verdict: z.enum(['supported', 'refuted', 'disputed', 'unknown']),
  level: z.array(level).min(1),
  origin: z.array(text).optional(),
  independent: z.tuple([count, count]).optional(),
  review: z.boolean().optional(),
  claims: z.array(z.object({ text, verdict: text })).optional(),
  candidate: z.boolean().default(true),
  timeline: z.array(z.object({ date: text, text, entities: z.array(text).optional() })).optional(),
  people: z.array(z.object({ name: text, role: text.optional() })).optional(),
  balance: z.object({ for: count, neutral: count, critical: count }).optional(),
  scenario: z.union([text, z.number()]).optional(),
  variant: z.union([text, z.number()]).optional(),
  evidence: z.unknown().optional(),
  notes: text.optional(),
});

/** Rejects control characters, with which a world could break the protocol. */
function headerValue() {
  return z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'must be a header value');
}
