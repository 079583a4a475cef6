import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsMarkdown } from '@corroborate/config';
import type { Command } from 'commander';
import { parseEnv } from 'node:util';
import { buildProgram } from '../apps/cli/src/program';
import { listAnchors, extractCode, extractCommands, listLinks } from './support/markdown';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ends: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ends.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file));

const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...['apps', 'clients', 'data', 'docs', 'lab', 'libs', 'ops', 'test', 'tools', 'worlds'].flatMap((folder) =>
    filesIn(folder, /\.md$/),
  ),
];
/** What happened once may name what is gone. */
const present = pages.filter((page) => page !== 'CHANGELOG.md');

const faultsIn = (found: (page: string) => string[]): string[] =>
  present.flatMap((page) => found(page).map((fault) => `${page}: ${fault}`));

describe('documentation page', () => {
  it('links only to existing files and headings', () => {
    const isDead = (page: string, target: string): boolean => {
      const [file = '', anchor] = target.split('#');
      const to = file === '' ? page : path.normalize(path.join(path.dirname(page), file));
      if (!existsSync(path.join(root, to))) return true;
      return anchor !== undefined && !listAnchors(read(to)).has(anchor);
    };
    const dead = pages.flatMap((page) =>
      listLinks(read(page))
        .filter((target) => isDead(page, target))
        .map((target) => `${page}: ${target}`),
    );
    expect(dead).toEqual([]);
    expect(pages.flatMap((page) => listLinks(read(page))).length).toBeGreaterThan(200);
  });

  it('mentions only existing commands and their options', () => {
    expect(faultsIn((page) => extractCommands(read(page)).flatMap(faultsOfCommand))).toEqual([]);
    expect(extractCommands(read('docs/tutorial.md'))).toContain('doctor');
  });

  it('mentions only existing settings', () => {
    const unknown = (page: string) => namesIn(extractCode(read(page))).filter((name) => !known.has(name));
    expect(faultsIn(unknown)).toEqual([]);
    expect(namesIn(extractCode(read('docs/operations.md')))).toContain('DATABASE_URL');
  });

  it('links each documentation page from the index or the list of decisions', () => {
    const indexes = ['docs/README.md', 'docs/adr/README.md'];
    const linkedFrom = (index: string) =>
      listLinks(read(index)).map((target) => path.normalize(path.join(path.dirname(index), target)));
    const reachable = new Set([...indexes, ...indexes.flatMap(linkedFrom)]);
    expect(pages.filter((page) => page.startsWith('docs/') && !reachable.has(page))).toEqual([]);
  });
});

it('references only existing pages from code and data', () => {
  const sources = ['apps', 'libs', 'tools'].flatMap((folder) => filesIn(folder, /\.(?:ts|tsx|mjs)$/));
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/])docs\/[\w/.-]+\.md\b/g)].map(([page]) => ({ file, page })),
  );
  expect(named.filter(({ page }) => !existsSync(path.join(root, page)))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it('explains every error code exactly once', () => {
  const { components } = JSON.parse(read('docs/openapi.json')) as {
    components: { schemas: { ProblemCode: { enum: string[] } } };
  };
  const [, table = ''] = read('docs/troubleshooting.md').split('\n## Every code\n');
  const explained = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
  expect(explained.sort()).toEqual([...components.schemas.ProblemCode.enum].sort());
});

const program = buildProgram();
const called = (commands: readonly Command[], name: string | undefined) =>
  commands.find((command) => command.name() === name);

/** What is wrong with `keys create --name X` as a page shows it. */
function faultsOfCommand(line: string): string[] {
  const [first, second] = line.split(/\s+/);
  if (first === 'help') return [];
  const command = called(program.commands, first);
  if (!command) return [`there is no command “${first}”`];
  const inner = command.commands.length > 0 && /^[a-z]/.test(second ?? '') ? called(command.commands, second) : command;
  if (!inner) return [`“${first}” has no “${second}”`];
  const options = new Set([...inner.options.map(({ long }) => long), '--help']);
  return [...line.matchAll(/(?<=\s)--[a-z][a-z0-9-]*/g)]
    .filter(([option]) => !options.has(option))
    .map(([option]) => `“${first}” takes no ${option}`);
}

/** Names of the environment. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(/(?<![\w-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g)].map(([name]) => name);

/** What looks like a setting and is none. */
const NO_SETTINGS = [
  // Constants of the code, spoken of to contributors.
  ...['ACTIVE_STAGES', 'ALL_QUEUES', 'LEFT_OUT', 'MORE_ENGINE_CASES', 'STAGE_CLASSES', 'STAGE_PROCESSORS'],
  ...['HANDLED_QUEUES', 'UPSTREAM_GATEWAY'],
  // Read by tests and measurements.
  ...['DESK_PICTURES', 'DESK_PICTURES_AS', 'DESK_PICTURES_OF', 'HOSTILE_WORLD'],
  ...['TEST_CHAOS', 'TEST_QUALITY', 'TEST_REDIS_URL', 'TEST_SEED'],
  // What a check of quotes, and a checkpoint, answer.
  ...['CONTRADICTED', 'NEEDS_REVISION', 'NOT_FOUND', 'NO_EVIDENCE', 'VERIFIED'],
  // Of the programs that pages show as examples, and of terminals.
  ...['ADMIN_KEY', 'EXAMPLE_API_KEY', 'CORROBORATE_URL', 'CORROBORATE_WEBHOOK_SECRET', 'NO_COLOR'],
];
const settings = [...settingsMarkdown().matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
const offered = Object.keys(parseEnv(read('.env.example').replace(/^# (?=[A-Z][A-Z_]+=)/gm, '')));
const known = new Set([...settings, ...settings.map((name) => `${name}_FILE`), ...offered, ...NO_SETTINGS]);
