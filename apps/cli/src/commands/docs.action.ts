import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError, systemClock, type Door } from '@corroborate/domain';
import { loadSettings, settingsMarkdown } from '@corroborate/config';
import { RECORD_TIME_MS, registerManifests, type RecordManifest } from '@corroborate/context';
import { webhooksJsonSchema } from '@corroborate/investigation';
import { reviewsJsonSchema, unverifiedTopicsJsonSchema } from '@corroborate/queue';
import { createEngines, type EngineManifest } from '@corroborate/search';
import { RELEASE } from '../release.folder';
import { print } from '../terminal';

const DOCS = path.join(RELEASE, 'docs');

export async function produce(check: boolean): Promise<void> {
  const stale: string[] = [];
  for (const [name, text] of await pages()) {
    const file = path.join(DOCS, name);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    stale.push(name);
    if (check) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  if (check && stale.length) {
    throw new CorroborateError('conflict', `Out of date: ${stale.map((name) => `docs/${name}`).join(', ')}.`, {
      hint: 'Run `npx corroborate docs` and commit the result.',
    });
  }
  print(stale.length ? `Written: ${stale.join(', ')}\n` : 'The documentation is up to date.\n');
}

async function pages(): Promise<[string, string][]> {
  return [
    [
      'configuration.md',
      `# Configuration\n\nEvery setting is an environment variable, read once at start. Wrong values are all named in one error.\n\n${settingsMarkdown()}`,
    ],
    ['engines.md', enginesPage()],
    ['records.md', recordsPage()],
    ['openapi.json', await openApi()],
    ['schemas/reviews.v1.json', `${JSON.stringify(reviewsJsonSchema(), null, 2)}\n`],
    ['schemas/webhooks.v1.json', `${JSON.stringify(webhooksJsonSchema(), null, 2)}\n`],
    ['schemas/unverified-topics.v1.json', `${JSON.stringify(unverifiedTopicsJsonSchema(), null, 2)}\n`],
  ];
}

const NO_QUEUES = { allQueues: () => [], counts: async () => ({}), waitingSeconds: async () => ({}) };

/** The document comes from the routes' own declarations; no use case is called for it. */
async function openApi(): Promise<string> {
  const { buildOpenApi } = await import('../api.part.js');
  const unused = {} as never;
  return buildOpenApi({
    settings: loadSettings({}, { LOG_LEVEL: 'silent' }),
    investigations: unused,
    reviews: unused,
    webhooks: unused,
    progress: unused,
    metrics: unused,
    processMetrics: unused,
    queues: NO_QUEUES,
    callers: unused,
    db: unused,
    health: async () => ({}),
    clock: systemClock,
  });
}

/** The manifests are asked for, nothing is called. */
const closedDoor: Door = { call: async () => ({ kind: 'blocked', reason: 'no calls while documentation is written' }) };

function enginesPage(): string {
  const manifests = createEngines(loadSettings({}), closedDoor, systemClock).map(({ manifest }) => manifest);
  const list = (names: readonly string[]) => (names.length ? names.map((name) => `\`${name}\``).join(', ') : '–');
  const row = (m: EngineManifest) =>
    `| ${m.title} | \`${m.name}\` | ${m.kind} | ${m.needsKey ? 'yes' : 'no'} | ${list(m.settings)} | ${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms | ${m.maxQueryLength} | ${m.resultsPerPage} | ${operatorsOf(m)} |`;
  const notes = manifests.map(
    (m) =>
      `## ${m.title}\n\n${m.homepage}\n\n${m.terms}\n\nSelf-test: \`${m.selfTest.query}\` brings ${m.selfTest.proves}.\n\n${m.notes.map((note) => `* ${note}`).join('\n')}\n`,
  );
  return [
    '# Engines',
    '',
    'Produced from the manifests of the adapters. Keyless engines are asked first; paid ones only while results and budget are lacking.',
    '',
    'An engine is asked at most once in its pace, by all processes together. `corroborate engines --test` asks each its self-test; `GET /api/engines` says',
    'which are configured and healthy, whether their circuit is open and what was spent today.',
    '',
    '| engine | name | kind | key needed | settings | price a call | pace | query length | results | operators |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...manifests.map(row),
    '',
    ...notes,
  ].join('\n');
}

function recordsPage(): string {
  const manifests = registerManifests();
  const list = (names: readonly string[]) => (names.length ? names.join(', ') : '–');
  const row = (m: RecordManifest) =>
    `| ${m.title} | \`${m.name}\` | ${m.bears} | ${m.country} | ${list(m.actors)} | ${m.matters.length ? `${list(m.matters)}${m.always ? ', and otherwise' : ''}` : 'any'} | ${list(m.settings.map((name) => `\`${name}\``))} | ${m.priceUsd ? `$${m.priceUsd}` : 'free'} | ${m.paceMs} ms |`;
  const notes = manifests.map(
    (m) =>
      `## ${m.title}\n\n${m.homepage}\n\n${m.limits} ${m.terms}\n\nSelf-test: \`${m.selfTest}\` is found at any time.\n\n${m.notes.map((note) => `* ${note}`).join('\n')}\n`,
  );
  return [
    '# Public records',
    '',
    'Produced from the manifests of the registers. A register is asked where it keeps the kind of actor that a topic names, in the topic’s country, and',
    'where the matter calls for it; in quick mode the matter alone decides. A record of `events` that is of the very actor, bears a day of the event and is not the',
    'actor’s own advertisement becomes a source of tier 1, and what it says is judged as with any source. One of `identity` is background: it says who somebody is.',
    'Switch one off by its name in `DISABLED_ENGINES`.',
    '',
    `Registers and fact checks together have ${Object.entries(RECORD_TIME_MS)
      .map(([mode, ms]) => `${ms / 1000} s in ${mode} mode`)
      .join(', ')}, since reading waits for them; what answered by then is used, and the`,
    'coverage says of the others that the time was over. In quick mode registers are asked only where a claim is of a matter they keep, and reference works only',
    'where a claim speaks of what was before or the place is named without its region (`needs-background.policy.ts`); else the result says so under `not_looked_up`.',
    'Fact checks are asked in every mode: a published refutation keeps a false story from being lifted.',
    '',
    '| register | name | tells of | country | actors | matters | settings | price a call | pace |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...manifests.map(row),
    '',
    ...notes,
  ].join('\n');
}

const OPERATORS: Record<keyof EngineManifest['operators'], string> = {
  phrase: '"…"',
  site: 'site:',
  dateWindow: 'days',
  or: 'OR',
  exclude: '-',
};

function operatorsOf({ operators }: EngineManifest): string {
  const known = (Object.keys(OPERATORS) as (keyof typeof OPERATORS)[]).filter((name) => operators[name]);
  return known.map((name) => `\`${OPERATORS[name]}\``).join(' ') || '–';
}
