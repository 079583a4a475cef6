import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import type { ApiOptions, DeskDataOptions } from './commands/bench.action';
import type { EvalOptions } from './commands/eval.action';
import type { GoldenOptions } from './commands/eval-golden.action';
import type { DataOptions } from './data-set';
import { numberIn } from './number.option';
import { RELEASE } from './release.folder';
import { DEMO_WORLD } from './world-run/world.finder';

/**
 * The `corroborate` command. Actions are loaded when they are called: a command that only reads a file
 * should not wait for the API and its framework.
 */
export function buildProgram(): Command {
  const program = new Command('corroborate')
    .description('Takes news topics nobody could verify and answers with evidence an editor can defend.')
    // An option behind the name of a command belongs to that command: `eval --json`, `eval dates --json`.
    .enablePositionalOptions()
    .showHelpAfterError()
    .version(versionOf(), '-V, --version', 'print the version')
    // Said here, before the commands are added: they take it over. Who ran the command decides how the process ends.
    .exitOverride();
  addProcesses(program);
  addInvestigations(program);
  addUpkeep(program);
  addAccess(program);
  addMeasures(program);
  return program;
}

const versionOf = (): string =>
  (JSON.parse(readFileSync(path.join(RELEASE, 'package.json'), 'utf8')) as { version: string }).version;

function addProcesses(program: Command): void {
  const add = (name: string, description: string, parts: { api: boolean; workers: boolean }) =>
    program
      .command(name)
      .description(description)
      .action(async () => (await import('./commands/processes.action.js')).runUntilStopped(parts));
  add('up', 'API and workers in one process; the database is migrated first', { api: true, workers: true });
  add('api', 'the HTTP API alone', { api: true, workers: false });
  add('worker', 'the workers alone', { api: false, workers: true });
}

function addInvestigations(program: Command): void {
  program
    .command('demo')
    .description('the whole product on a small invented web: no key, no network, nothing to install')
    .option('--once', 'end after the topics are done instead of staying up')
    .option('--world <dir>', 'another world: its folder, or its name', DEMO_WORLD)
    .action(async (options: { once?: boolean; world: string }) =>
      (await import('./commands/demo.action.js')).demo(options),
    );
  program
    .command('investigate <title>')
    .description('investigate one story now, on the live web')
    .option('--url <address>', 'page on which the story was found; it never counts as a source')
    .option('--text-file <path>', 'text of the article')
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--json', 'print the result as JSON')
    .action(async (title: string, options: { url?: string; textFile?: string; mode: string; json?: boolean }) =>
      (await import('./commands/investigate.action.js')).investigate(title, options),
    );
}

function addUpkeep(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables up to date')
    .action(async () => (await import('./commands/migrate.action.js')).migrate());
  program
    .command('import-ratings <csv>')
    .description('import a file of outlet ratings (Lin et al. domain file, MBFC-style, or plain domain,score)')
    .action(async (csv: string) => (await import('./commands/ratings.action.js')).importRatings(csv));
  program
    .command('engines')
    .description('the search engines: what they need and what they did today')
    .option('--test', 'ask each free engine its self-test now')
    .option('--paid', 'with --test: also the engines that cost money')
    .option('--json', 'print JSON only')
    .action(async (options: { test?: boolean; paid?: boolean; json?: boolean }) =>
      (await import('./commands/engines.action.js')).engines(options),
    );
  program
    .command('retention')
    .description(
      'drop posts deleted where they stood, hide handles that are due, delete old calls and events; the workers do it once a day',
    )
    .option('--json', 'print JSON only')
    .action(async (options: { json?: boolean }) => (await import('./commands/retention.action.js')).retain(options));
  program
    .command('docs')
    .description('write the documentation pages that come from the code')
    .option('--check', 'write nothing; fail when a page is out of date')
    .action(async ({ check }: { check?: boolean }) =>
      (await import('./commands/docs.action.js')).produce(check ?? false),
    );
}

function addAccess(program: Command): void {
  const keys = program.command('keys').description('keys to the API: who may call, and as what');
  keys
    .command('create')
    .description('make a key; it is printed once')
    .requiredOption('--name <name>', 'who acts with it: the name stands in decisions')
    .requiredOption('--role <role...>', 'pipeline, viewer, editor, reviewer, admin or metrics')
    .option('--expires <when>', 'days as 90d, or a day as 2027-01-31')
    .option('--json', 'print JSON only')
    .action(async (options: { name: string; role: string[]; expires?: string; json?: boolean }) =>
      (await import('./commands/keys.action.js')).createKey(options),
    );
  keys
    .command('list')
    .description('the keys that are good now')
    .option('--all', 'also those that ended')
    .option('--json', 'print JSON only')
    .action(async (options: { all?: boolean; json?: boolean }) =>
      (await import('./commands/keys.action.js')).listKeys(options),
    );
  keys
    .command('revoke <id>')
    .description('end a key and every session opened with it, at once')
    .action(async (id: string) => (await import('./commands/keys.action.js')).revokeKey(id));
  program
    .command('audit')
    .description('who did what, from where, and what came of it: newest first')
    .option('--limit <n>', 'how many entries', numberIn({ least: 1, most: 1_000 }), 50)
    .option('--actor <name>', 'of one person or program alone')
    .option('--json', 'print JSON only')
    .action(async (options: { limit: number; actor?: string; json?: boolean }) =>
      (await import('./commands/keys.action.js')).audit(options),
    );
}

function addMeasures(program: Command): void {
  const world = program
    .command('eval')
    .description(
      'investigate every candidate of a world and compare with its truth, or measure one part on labelled data',
    )
    .option('--world <dir>', 'folder or name of the world')
    .option('--json', 'print JSON only')
    .option('--out <file>', 'write the JSON to a file as well')
    .option('--concurrency <n>', 'investigations at once', numberIn({ least: 1 }), 16)
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--only <id...>', 'external ids of the topics wanted; all others are left out')
    .option('--cases <dir>', 'write the case file of each topic into this folder')
    .action(async ({ world: dir, ...options }: { world?: string } & Omit<EvalOptions, 'world'>) => {
      if (dir === undefined)
        return world.error("error: required option '--world <dir>' not specified", {
          code: 'commander.missingMandatoryOptionValue',
        });
      return (await import('./commands/eval.action.js')).evaluate({ world: dir, ...options });
    });
  addParts(world);
  addCalibration(world);
  addGolden(world);
  addBenches(program);
}

/** Looks at runs that were made before. */
function addCalibration(world: Command): void {
  world
    .command('calibration')
    .description('stated confidence beside what turned out right, over runs written with --out')
    .requiredOption('--runs <file...>', 'what `eval --world DIR --out FILE` wrote, one or more')
    .option('--json', 'print JSON only')
    .action(async (options: { runs: string[]; json?: boolean }) =>
      (await import('./commands/eval-calibration.action.js')).evalCalibration(options),
    );
}

/** What is judged, to the letter: before and after a change that must not change any judgement. */
function addGolden(world: Command): void {
  world
    .command('golden')
    .description('write every judgement of every topic in a canonical form, to be compared before and after a change')
    .option('--worlds <dir>', 'folder under which worlds are looked for', 'worlds')
    .option('--cases <dir>', 'folder of cases', 'test/cases')
    .option('--out <dir>', 'write the judgements into this folder, which is emptied first')
    .option('--against <dir>', 'compare with what was written there earlier; ends with 1 where anything differs')
    .action(async (options: GoldenOptions) => (await import('./commands/eval-golden.action.js')).golden(options));
}

/** Parts of the product that are measured alone, on folders of labelled data. */
function addParts(world: Command): void {
  const part = (name: string, description: string) =>
    world
      .command(name)
      .description(description)
      .option('--json', 'print JSON only')
      .option('--predictions <file>', 'write what was predicted, one JSON line an item');
  part('extraction', 'body text of pages: shingle F1, and pages a second beside Readability')
    .requiredOption('--data <dir>', 'folder with pages.jsonl and html/')
    .action(async (options: DataOptions) =>
      (await import('./commands/eval-extraction.action.js')).evalExtraction(options),
    );
  part('dates', 'publication day of pages: exact days, without and with the address')
    .requiredOption('--data <dir>', 'folder with pages.jsonl and html/')
    .action(async (options: DataOptions) => (await import('./commands/eval-dates.action.js')).evalDates(options));
  part('credibility', 'standing of labelled outlets, by our own signals and with a rating file')
    .requiredOption('--data <dir>', 'folder with mbfc-truth.csv')
    .option('--ratings <file>', 'rating file to import first, in memory')
    .action(async (options: DataOptions & { ratings?: string }) =>
      (await import('./commands/eval-credibility.action.js')).evalCredibility(options),
    );
  part('stance', 'stance of texts toward headlines: FNC score, accuracy, F1 a stance')
    .requiredOption('--data <dir>', 'folder with pairs.jsonl and bodies.jsonl')
    .action(async (options: DataOptions) => (await import('./commands/eval-stance.action.js')).evalStance(options));
  part('check-worthiness', 'sentences ranked by how much they deserve to be checked: mean average precision')
    .requiredOption('--data <dir>', 'folder with sentences.jsonl')
    .action(async (options: DataOptions) =>
      (await import('./commands/eval-check-worthiness.action.js')).evalCheckWorthiness(options),
    );
  part('attribution', 'who says what in articles: sources, cues and contents by the overlap of their spans')
    .requiredOption('--data <dir>', 'folder with articles.jsonl')
    .action(async (options: DataOptions) =>
      (await import('./commands/eval-attribution.action.js')).evalAttribution(options),
    );
  part('dedup', 'copies of one text among many: pairs found and wrong, seconds')
    .option('--data <dir>', 'folder with lines of id, text and group; without any, 10,000 articles are made')
    .action(async (options: Partial<DataOptions>) =>
      (await import('./commands/eval-dedup.action.js')).evalDedup(options),
    );
}

function addBenches(program: Command): void {
  const bench = program.command('bench').description('measure the product on this machine');
  bench
    .command('candidates')
    .description('the candidate query over many topics')
    .option('--topics <n>', 'topics in the table', numberIn({ least: 1 }), 1_000_000)
    .option('--queries <n>', 'queries measured', numberIn({ least: 1 }), 200)
    .option('--json', 'print JSON only')
    .action(async (options: { topics: number; queries: number }) =>
      (await import('./commands/bench.action.js')).measureCandidates(options),
    );
  bench
    .command('api')
    .description(
      'the API as a process of its own with keys on, at a constant rate of orders and reads of the candidate list',
    )
    .option('--topics <n>', 'topics in the table', numberIn({ least: 1 }), 1_000_000)
    .option('--rate <n>', 'requests a second', numberIn({ parts: true }), 200)
    .option('--seconds <n>', 'measured time', numberIn({ parts: true }), 60)
    .option(
      '--orders <share>',
      'share of requests that start an investigation',
      numberIn({ most: 1, parts: true }),
      0.25,
    )
    .option('--worker', 'a worker takes up what is ordered meanwhile')
    .option('--profile <file>', 'write a CPU profile of the API')
    .option('--check', 'fail when p99 is above 30 ms for orders or 50 ms for reads')
    .option('--json', 'print JSON only')
    .action(async (options: ApiOptions) => (await import('./commands/bench.action.js')).measureApi(options));
  bench
    .command('streams')
    .description('open progress streams: memory of the API, delay of events, readers that stop reading')
    .option('--streams <n>', 'open streams', numberIn({ least: 1 }), 500)
    .option('--investigations <n>', 'which they are spread over', numberIn({ least: 1 }), 10)
    .option('--seconds <n>', 'how long investigations tell of themselves', numberIn({ parts: true }), 15)
    .option('--stalled <n>', 'readers that stop reading', numberIn(), 100)
    .option('--check', 'fail when streams cost 150 MB or more, or an event is lost')
    .option('--json', 'print JSON only')
    .action(
      async (options: { streams: number; investigations: number; seconds: number; stalled: number; check?: boolean }) =>
        (await import('./commands/bench.action.js')).measureStreams(options),
    );
  bench
    .command('desk')
    .description('the desk in a real Chromium: first rows with an empty cache, scrolling a long table')
    .option('--loads <n>', 'first loads', numberIn({ least: 1 }), 5)
    .option('--rows <n>', 'rows scrolled through', numberIn({ least: 1 }), 10_000)
    .option('--pixels <n>', 'scrolled in each frame', numberIn({ least: 1 }), 200)
    .option('--check', 'fail when rows are seen after more than 1.5 s, or not all rows come')
    .option('--json', 'print JSON only')
    .action(async (options: { loads: number; rows: number; pixels: number; check?: boolean }) =>
      (await import('./commands/bench.action.js')).measureDesk(options),
    );
  bench
    .command('desk-data')
    .description('what the desk and monitoring ask for, over the data of a large newsroom after a year and more')
    .option('--investigations <n>', 'ended investigations', numberIn({ least: 1 }), 200_000)
    .option('--days <n>', 'over which they are spread', numberIn({ least: 1 }), 400)
    .option('--events <n>', 'progress events', numberIn(), 10_000_000)
    .option('--calls <n>', 'calls to the outside of each investigation', numberIn(), 20)
    .option(
      '--open <n>',
      'review items that wait; at most a tenth of the investigations',
      numberIn({ least: 1 }),
      20_000,
    )
    .option('--requests <n>', 'requests of each kind; a tenth of it for figures', numberIn({ least: 1 }), 100)
    .option('--database <url>', 'measure in this database, which is filled where it is empty, and kept')
    .option('--check', 'fail when a p99 is above its limit')
    .option('--json', 'print JSON only')
    .action(async (options: DeskDataOptions) => (await import('./commands/bench.action.js')).measureDeskData(options));
  bench
    .command('pipeline')
    .description('investigations against a slow web: overhead over the waits, CPU over a bare script')
    .option('--latency <ms>', 'added to every answer of the web', numberIn(), 200)
    .option('--investigations <n>', 'how many', numberIn({ least: 1 }), 40)
    .option('--processes <n>', 'worker processes', numberIn({ least: 1 }), 1)
    .option('--world <dir>', 'another world than the demo: its folder, or its name', DEMO_WORLD)
    .option('--rate-scale <factor>', 'multiplies politeness intervals; 0 leaves them out', numberIn({ parts: true }), 0)
    .option('--json', 'print JSON only')
    .action(
      async (options: {
        latency: number;
        investigations: number;
        processes: number;
        world: string;
        rateScale: number;
      }) => (await import('./commands/bench.action.js')).measurePipeline(options),
    );
}
