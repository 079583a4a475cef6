import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError, systemClock } from '@corroborate/domain';
import { loadSettings, settingsMarkdown } from '@corroborate/config';
import { webhooksJsonSchema } from '@corroborate/investigation';
import { reviewsJsonSchema, unverifiedTopicsJsonSchema } from '@corroborate/queue';
import { enginesPage } from '../docs/engines.page';
import { modelsPage } from '../docs/models.page';
import { recordsPage } from '../docs/records.page';
import { rulesPage } from '../docs/rules.page';
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
      `# Configuration\n\nEvery setting is an environment variable, read once at start. Wrong values are all ` +
        `named in one error.\n\n${settingsMarkdown()}`,
    ],
    ['engines.md', enginesPage()],
    ['model-prices.md', modelsPage()],
    ['reasons.md', await reasons()],
    ['records.md', recordsPage()],
    ['rules.md', rulesPage()],
    ['openapi.json', await openApi()],
    ['schemas/reviews.v1.json', `${JSON.stringify(reviewsJsonSchema(), null, 2)}\n`],
    ['schemas/webhooks.v1.json', `${JSON.stringify(webhooksJsonSchema(), null, 2)}\n`],
    ['schemas/unverified-topics.v1.json', `${JSON.stringify(unverifiedTopicsJsonSchema(), null, 2)}\n`],
  ];
}

/** The compiler reads the registers; what is installed to run has none. */
async function reasons(): Promise<string> {
  const { reasonsPage } = await import('../docs/reasons.page.js');
  return reasonsPage();
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
