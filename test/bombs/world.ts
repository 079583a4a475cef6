import { appendFileSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings } from '@corroborate/config';
import { createClockAt } from '@corroborate/domain';
import { ParsePool } from '@corroborate/pages';
import { createEngines } from '@corroborate/search';
import { RECORDED_CASES } from '../../libs/records/src/registers/testing/recorded.cases';
import { REGISTER_CASES, type RegisterCase } from '../../libs/records/src/registers/testing/register.cases';

/** Now, in the world of the proper answers. */
export const CLOCK = createClockAt('2026-10-20T15:00:00Z');
export const STORY = 'https://www.pellsoundcurrent.com/2026/10/17/ferry-marian-locke-aground-on-hobs-ledge-all-163/';

export const REGISTERS: RegisterCase[] = [...REGISTER_CASES, ...RECORDED_CASES];

/** Answers of registers that the sandbox does not serve. */
export const RECORDED = RECORDED_CASES.flatMap(({ answers }) => answers);

const unused = { call: () => Promise.reject(new Error('only the manifests are read')) };
const ENGINE_KEYS = createEngines(loadSettings({}), { gateway: unused, clock: CLOCK, pool: new ParsePool(0) }).flatMap(
  ({ manifest }) => manifest.settings,
);

/** Every provider has its key. */
export const SETTINGS = loadSettings(
  {},
  {
    ...Object.fromEntries(
      [
        ...ENGINE_KEYS,
        'TAVILY_API_KEY',
        'GOOGLE_FACT_CHECK_KEY',
        'COURTLISTENER_TOKEN',
        'OPENFEC_API_KEY',
        'OPENSANCTIONS_API_KEY',
        'COMPANIES_HOUSE_KEY',
        'OPENCORPORATES_API_TOKEN',
        'PACER_USERNAME',
        'PACER_PASSWORD',
        'X_BEARER_TOKEN',
        'REDDIT_CLIENT_ID',
        'REDDIT_CLIENT_SECRET',
        'BLUESKY_APP_PASSWORD',
        'OPENAI_API_KEY',
        'GEMINI_API_KEY',
        'XAI_API_KEY',
      ].map((name) => [name, 'sandbox-key']),
    ),
    REASONER: 'rules',
    DATABASE_URL: 'postgres://localhost/none',
    SEARXNG_URL: 'https://searx.example.org',
    PACER_SEARCHES: 'on',
    X_BUDGET_USD: '10',
    REDDIT_USERNAME: 'desk',
    BLUESKY_IDENTIFIER: 'desk.example',
    MASTODON_HOST: 'mastodon.social',
    MASTODON_TOKEN: 'user-token',
    DEEP_RESEARCH: 'openai,gemini,xai',
  },
);

/** The world of the demo with records of every register. */
export function writeWorld(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bombs-world-'));
  cpSync(path.resolve(__dirname, '../../worlds/demo/demo'), folder, { recursive: true });
  const records = REGISTER_CASES.map(({ upstream, record }) => ({ source: upstream, ...record }));
  appendFileSync(path.join(folder, 'records.jsonl'), records.map((record) => `\n${JSON.stringify(record)}`).join(''));
  appendFileSync(path.join(folder, 'posts.jsonl'), repliesTo(path.join(folder, 'posts.jsonl')).join(''));
  return folder;
}

interface Post {
  id: string;
  url: string;
  platform: string;
  replyTo?: string;
}

/** A reply to each post, since few in the demo have one. */
function repliesTo(file: string): string[] {
  const posts = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return posts
    .map((line) => JSON.parse(line) as Post)
    .filter(({ replyTo }) => replyTo === undefined)
    .map((post) => {
      const id = next(post.id);
      const url = post.platform === 'reddit' ? `${post.url}_/${id}/` : post.url.replace(post.id, id);
      return `\n${JSON.stringify({ ...post, id, url, replyTo: post.id, text: 'I saw it, too' })}`;
    });
}

/** Another id of the same form. */
const next = (id: string): string => id.slice(0, -2) + (id.endsWith('9') ? '18' : '99');
