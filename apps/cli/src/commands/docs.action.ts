import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import { settingsMarkdown } from '@corroborate/config';
import { webhooksJsonSchema } from '@corroborate/delivery';
import { investigatedTopicsJsonSchema, reviewsJsonSchema, unverifiedTopicsJsonSchema } from '@corroborate/queue';
import type { Command } from 'commander';
import { commandsPage } from '../docs/commands.page';
import { enginesPage } from '../docs/engines.page';
import { mcpPage } from '../docs/mcp.page';
import { modelsPage } from '../docs/models.page';
import { recordsPage } from '../docs/records.page';
import { rulesPage } from '../docs/rules.page';
import { print, RELEASE_FOLDER } from '@corroborate/terminal';

const DOCS_FOLDER = path.join(RELEASE_FOLDER, 'docs');

export async function writeDocs(check: boolean, program: Command): Promise<void> {
  const stale: string[] = [];
  for (const [name, text] of await buildPages(program)) {
    const file = path.join(DOCS_FOLDER, name);
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
  print(stale.length ? `Written: ${stale.join(', ')}\n` : 'Documentation is up to date.\n');
}

const ABOUT_SETTINGS = [
  'Every setting is an environment variable, or a line `NAME=value` of the file `.env` in the working directory,',
  'read once at start. The environment wins; an empty value there unsets the one in `.env`. All wrong values are',
  'reported in one error; a name close to a setting gets a warning.',
  '',
  'Secrets can be read from files: `DATABASE_URL_FILE=/run/secrets/database`. The table says which. Line breaks at',
  'the ends are removed. A file that cannot be read, or a secret given both ways, prevents the start.',
].join('\n');

async function buildPages(program: Command): Promise<[string, string][]> {
  return [
    ['commands.md', commandsPage(program)],
    ['configuration.md', `# Configuration\n\n${ABOUT_SETTINGS}\n\n${settingsMarkdown()}`],
    ['engines.md', enginesPage()],
    ['mcp.md', await buildToolsPage()],
    ['model-prices.md', modelsPage()],
    ['reasons.md', await buildReasonsPage()],
    ['records.md', recordsPage()],
    ['rules.md', rulesPage()],
    ['openapi.json', await loadOpenApi()],
    ['schemas/investigated-topics.v1.json', `${JSON.stringify(investigatedTopicsJsonSchema(), null, 2)}\n`],
    ['schemas/reviews.v1.json', `${JSON.stringify(reviewsJsonSchema(), null, 2)}\n`],
    ['schemas/webhooks.v1.json', `${JSON.stringify(webhooksJsonSchema(), null, 2)}\n`],
    ['schemas/unverified-topics.v1.json', `${JSON.stringify(unverifiedTopicsJsonSchema(), null, 2)}\n`],
  ];
}

/** Loaded on demand, because it uses the TypeScript compiler, which production installations lack. */
async function buildReasonsPage(): Promise<string> {
  const { reasonsPage } = await import('../docs/reasons.page.js');
  return reasonsPage();
}

async function buildToolsPage(): Promise<string> {
  const { buildToolTable } = await import('../api.part.js');
  return mcpPage(await buildToolTable());
}

async function loadOpenApi(): Promise<string> {
  const { buildOpenApi } = await import('../api.part.js');
  return buildOpenApi();
}
