import {
  createContextSources,
  createEntityIndexes,
  createFactCheckIndexes,
  createRegisters,
  GdeltVolume,
} from '@corroborate/records';
import { RdapRegistry } from '@corroborate/credibility';
import type { PlannedQuery } from '@corroborate/domain';
import { WaybackIndex } from '@corroborate/origin';
import { ParsePool } from '@corroborate/pages';
import { createEngines, type SearchEngine } from '@corroborate/search';
import { createNetworks, type SocialNetwork, type SocialPost } from '@corroborate/social';
import type { EngineCases } from '../../../libs/search/src/testing/engine.conformance';
import { ENGINE_CASES } from '../../../libs/search/src/testing/engine.cases';
import type { AnswerTaker, Family, Outside } from '../taker';
import { CLOCK, REGISTERS, SETTINGS, STORY } from '../world';

/** Takers are listed without a call. */
const closed = { call: () => Promise.reject(new Error('the gateway is closed while takers are listed')) };
const parts = ({ gateway, pool }: Outside) => ({ gateway, pool, clock: CLOCK });
const CLOSED = { gateway: closed, clock: CLOCK, pool: new ParsePool(0) };
const named = <T extends { manifest: { name: string } }>(all: T[], name: string): T =>
  all.find(({ manifest }) => manifest.name === name)!;

function casesOf(name: string): EngineCases {
  const cases = ENGINE_CASES.find((one) => one.name === name);
  if (!cases) throw new Error(`No engine cases named “${name}” in libs/search/src/testing`);
  return cases;
}

/** The file of each engine, and a proper answer where the world of the sandbox has none. */
const ENGINES: Record<string, { file: string; cases?: EngineCases }> = {
  googlenews: { file: 'google-news.adapter' },
  bingnews: { file: 'bing-news.adapter' },
  searxng: { file: 'searxng.adapter' },
  duckduckgo: { file: 'duckduckgo.adapter' },
  gdelt: { file: 'gdelt.adapter' },
  brave: { file: 'brave.adapter' },
  'brave-news': { file: 'brave.adapter' },
  serper: { file: 'serper.adapter', cases: casesOf('Serper') },
  'serper-news': { file: 'serper.adapter', cases: casesOf('Serper News') },
  'google-cse': { file: 'google-cse.adapter', cases: casesOf('Google Custom Search') },
  webiq: { file: 'web-iq.adapter', cases: casesOf('Microsoft Web IQ') },
  guardian: { file: 'guardian.adapter', cases: casesOf('The Guardian') },
  crossref: { file: 'crossref.adapter', cases: casesOf('Crossref') },
  tavily: { file: 'tavily.adapter' },
  wikipedia: { file: 'wikipedia.adapter', cases: casesOf('Wikipedia') },
  wayback: { file: 'wayback.adapter', cases: casesOf('Wayback Machine') },
};

const query = (text: string, over: Partial<PlannedQuery> = {}): PlannedQuery => ({
  strategy: 'keywords',
  text,
  reason: 'for a test',
  ...over,
});

const properOf = ({ results }: EngineCases): AnswerTaker['proper'] => ({
  'https://': { body: 'body' in results ? String(results.body) : '', type: 'application/json' },
});

const SHARED: Record<string, string[]> = {
  'google-news.adapter': ['feed', 'markup/google-news.reader'],
  'bing-news.adapter': ['feed'],
  'duckduckgo.adapter': ['markup/markup.reader', 'markup/duckduckgo.reader'],
};

function engineTaker({ manifest: { name } }: SearchEngine): AnswerTaker {
  const row = ENGINES[name];
  if (!row) throw new Error(`Add the engine “${name}” to ENGINES in test/bombs/takers/answers.ts`);
  const { file, cases } = row;
  const asked = cases?.query ?? query('ferry Pell Island');
  return {
    name: `engine ${name}`,
    files: [file, ...(SHARED[file] ?? [])].map((one) => `libs/search/src/engines/${one}.ts`),
    proper: cases && properOf(cases),
    ask: (outside) => named(createEngines(SETTINGS, parts(outside)), name).search(asked, outside.context),
  };
}

const LINK =
  'https://news.google.com/rss/articles/CBMiVkFVX3lxTE1hYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODk?oc=5';

const LINK_ANSWER = JSON.stringify(['garturlres', STORY, 1]);

/** An address that only Google can read is exchanged for the publisher's. */
const googleLinks: AnswerTaker = {
  name: 'links of google-news',
  files: ['libs/search/src/engines/google-news.links.ts'],
  proper: {
    '/articles/': {
      body: '<html><body><c-wiz data-n-a-sg="abc" data-n-a-ts="123"></c-wiz></body></html>',
      type: 'text/html',
    },
    batchexecute: {
      body: `)]}'\n\n${JSON.stringify([['wrb.fr', 'Fbv4je', LINK_ANSWER, null, null, null, 'generic']])}`,
      type: 'application/json',
    },
  },
  ask: (outside) => named(createEngines(SETTINGS, parts(outside)), 'googlenews').links!.resolve(LINK, outside.context),
};

export const engines: Family = {
  open: async () => ({ takers: [...createEngines(SETTINGS, CLOSED).map(engineTaker), googleLinks] }),
};

const NETWORKS: Record<string, { files: string[]; text: string; proper?: AnswerTaker['proper'] }> = {
  x: { files: ['x.adapter', 'x-client'], text: 'Pell Island' },
  reddit: { files: ['reddit.adapter', 'reddit-client', 'reddit.posts'], text: 'ferry' },
  bluesky: { files: ['bluesky.adapter'], text: 'ferry' },
  mastodon: { files: ['mastodon.adapter'], text: 'ferry' },
  hackernews: { files: ['hackernews.adapter'], text: 'Ask HN' },
};

const networkOf = (name: string, { gateway }: Pick<Outside, 'gateway'>): SocialNetwork =>
  named(createNetworks(SETTINGS, gateway, CLOCK), name);

const search = async (name: string, outside: Outside): Promise<SocialPost[]> => {
  const posts = await networkOf(name, outside).search(query(NETWORKS[name]!.text), outside.context);
  return posts.kind === 'found' ? posts.value : [];
};

/** Responses are asked of a post that has some. */
function responsesTaker(name: string, files: string[]): AnswerTaker {
  let post: SocialPost | undefined;
  const ask = (one: SocialPost, outside: Outside) => networkOf(name, outside).responses!(one, outside.context);
  return {
    name: `network ${name}: responses`,
    files,
    proper: NETWORKS[name]!.proper,
    prepare: async (outside) => {
      for (const one of await search(name, outside)) {
        post = one;
        if ((await ask(one, outside)).kind === 'found') return;
      }
    },
    ask: (outside) => ask(post!, outside),
  };
}

function networkTakers({ manifest: { name } }: SocialNetwork): AnswerTaker[] {
  const own = NETWORKS[name]?.files ?? ['none'];
  const files = [...own.map((file) => `libs/social/src/networks/${file}.ts`), 'libs/social/src/text/post-text.ts'];
  let posts: SocialPost[] = [];
  const prepare = async (outside: Outside) => {
    posts = (await search(name, outside)).slice(0, 2);
  };
  const taker = (what: string, ask: (network: SocialNetwork, outside: Outside) => Promise<unknown>): AnswerTaker => ({
    name: `network ${name}: ${what}`,
    files,
    prepare,
    ask: (outside) => ask(networkOf(name, outside), outside),
  });
  const whole = networkOf(name, CLOSED);
  return [
    taker('search', (one, { context }) => one.search(query(NETWORKS[name]!.text), context)),
    ...(whole.responses ? [responsesTaker(name, files)] : []),
    ...(whole.gone ? [taker('gone', (one, { context }) => one.gone!(posts, context))] : []),
    ...(whole.withAuthors ? [taker('authors', (one, { context }) => one.withAuthors!(posts, context))] : []),
    ...(whole.withActivity ? [taker('activity', (one, { context }) => one.withActivity!(posts, context))] : []),
  ];
}

export const networks: Family = {
  open: async () => ({ takers: createNetworks(SETTINGS, closed, CLOCK).flatMap(networkTakers) }),
};

const REGISTER_FILES: Record<string, string> = {
  'fec-committees': 'fec-bodies.adapter',
  'fec-candidates': 'fec-bodies.adapter',
};

function registerTaker(name: string): AnswerTaker {
  const actor = REGISTERS.find((one) => one.name === name)?.actor ?? {
    name: 'Larkspur Castings',
    kind: 'company' as const,
  };
  const file = REGISTER_FILES[name] ?? `${name}.adapter`;
  return {
    name: `register ${name}`,
    files: [`libs/records/src/registers/adapters/${file}.ts`, 'libs/records/src/registers/register.client.ts'],
    ask: (outside) =>
      named(createRegisters(SETTINGS, outside.gateway, CLOCK), name).find(
        { actor: { ...actor, reasons: [] }, from: null, to: null },
        outside.context,
      ),
  };
}

export const registers: Family = {
  open: async () => ({
    takers: createRegisters(SETTINGS, closed, CLOCK)
      .map(({ manifest }) => manifest)
      .map(({ name }) => registerTaker(name)),
  }),
};

const others: AnswerTaker[] = [
  {
    name: 'fact checks',
    files: ['libs/records/src/fact-checks/google-fact-check.adapter.ts'],
    ask: ({ gateway, context }) =>
      createFactCheckIndexes(SETTINGS, gateway)[0]!.find('Port Lorne banned trick-or-treating', 'en', context),
  },
  {
    name: 'encyclopedia',
    files: ['libs/records/src/sources/wikipedia.adapter.ts'],
    ask: ({ gateway, context }) =>
      createContextSources(SETTINGS, gateway, CLOCK)[0]!.find(
        { name: 'Granite Ford', kind: 'place' } as never,
        'en',
        context,
      ),
  },
  {
    name: 'entities',
    files: ['libs/records/src/actors/wikidata.entities.ts'],
    ask: ({ gateway, context }) =>
      createEntityIndexes(SETTINGS, gateway, CLOCK)[0]!.find('Orlock Energy', 'en', context),
  },
  {
    name: 'volume of news',
    files: ['libs/records/src/timeline/gdelt-volume.adapter.ts'],
    ask: (outside) =>
      new GdeltVolume(parts(outside)).volumes(
        { terms: ['ferry'], from: '2026-10-01T00:00:00Z', to: '2026-10-20T00:00:00Z' },
        outside.context,
      ),
  },
  {
    name: 'ages of domains',
    files: ['libs/credibility/src/rdap.registry.ts'],
    ask: ({ gateway, context }) => new RdapRegistry(gateway, CLOCK).registeredAt('pellsoundcurrent.com', context),
  },
  {
    name: 'first captures',
    files: ['libs/origin/src/wayback.adapter.ts'],
    ask: ({ gateway, context }) => new WaybackIndex(gateway, CLOCK).firstCapture(STORY, context),
  },
];

export const indexes: Family = { open: async () => ({ takers: others }) };
