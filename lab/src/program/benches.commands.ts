import { Option, type Command } from 'commander';
import type { ApiBenchOptions } from '../bench/api.bench';
import type { CaptureOptions } from '../bench/capture.bench';
import type { DeskDataOptions } from '../bench/desk-data.bench';
import type { DeskOptions } from '../bench/desk.bench';
import type { PipelineOptions } from '../bench/pipeline.bench';
import type { StreamsOptions } from '../bench/streams.bench';
import { numberIn, print } from '@corroborate/terminal';
import { DEMO_WORLD, type StartProduct } from '@corroborate-app/cli';

type Checked<T> = T & { check?: boolean };

/** Prints the figures; with `--check`, fails where a limit is missed. */
function tell(figures: object, check = false): void {
  print(`${JSON.stringify(figures, null, 2)}\n`);
  if (check && 'withinLimits' in figures && !figures.withinLimits) process.exitCode = 1;
}

export function addBenches(program: Command, start: StartProduct): void {
  const bench = program.command('bench').description('measure the product on this machine');
  for (const add of [addCandidates, addApi, addStreams, addDesk, addDeskData]) add(bench);
  addPipeline(bench, start);
  addCapture(bench, start);
  addLexicon(bench);
  addReport(bench);
}

function addCandidates(bench: Command): void {
  bench
    .command('candidates')
    .description('the candidate query over many topics')
    .option('--topics <n>', 'topics in the table', numberIn({ least: 1 }), 1_000_000)
    .option('--queries <n>', 'queries measured', numberIn({ least: 1 }), 200)
    .action(async (options: { topics: number; queries: number }) =>
      tell(await (await import('../bench/candidates.bench.js')).benchCandidates(options)),
    );
}

function addApi(bench: Command): void {
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
    .option('--check', 'fail when p99 is above 30 ms for orders or 50 ms for reads')
    .action(async ({ check, ...options }: Checked<ApiBenchOptions>) =>
      tell(await (await import('../bench/api.bench.js')).benchApi(options), check),
    );
}

function addStreams(bench: Command): void {
  bench
    .command('streams')
    .description('open progress streams: memory of the API, delay of events, readers that stop reading')
    .option('--streams <n>', 'open streams', numberIn({ least: 1 }), 500)
    .option('--investigations <n>', 'which they are spread over', numberIn({ least: 1 }), 10)
    .option('--seconds <n>', 'how long investigations tell of themselves', numberIn({ parts: true }), 15)
    .option('--stalled <n>', 'readers that stop reading', numberIn(), 100)
    .option('--check', 'fail when streams cost 150 MB or more, or an event is lost')
    .action(async ({ check, ...options }: Checked<StreamsOptions>) =>
      tell(await (await import('../bench/streams.bench.js')).benchStreams(options), check),
    );
}

function addDesk(bench: Command): void {
  bench
    .command('desk')
    .description('the desk in a real Chromium: first rows with an empty cache, scrolling a long table')
    .option('--loads <n>', 'first loads', numberIn({ least: 1 }), 5)
    .option('--rows <n>', 'rows scrolled through', numberIn({ least: 1 }), 10_000)
    .option('--pixels <n>', 'scrolled in each frame', numberIn({ least: 1 }), 200)
    .option('--check', 'fail when rows are seen after more than 1.5 s, or not all rows come')
    .action(async ({ check, ...options }: Checked<DeskOptions>) =>
      tell(await (await import('../bench/desk.bench.js')).benchDesk(options), check),
    );
}

function addDeskData(bench: Command): void {
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
    .option('--check', 'fail when a p99 is above its limit')
    .action(async ({ check, ...options }: Checked<DeskDataOptions>) =>
      tell(await (await import('../bench/desk-data.bench.js')).benchDeskData(options), check),
    );
}

function addPipeline(bench: Command, start: StartProduct): void {
  bench
    .command('pipeline')
    .description('investigations against a slow web: overhead over the waits, CPU over a bare script')
    .option('--latency <ms>', 'added to every answer of the web', numberIn(), 200)
    .option('--investigations <n>', 'how many', numberIn({ least: 1 }), 40)
    .addOption(
      new Option('--world <dir>', 'another world than the demo: its folder, or its name').default(
        DEMO_WORLD,
        'demo/demo',
      ),
    )
    .option('--rate-scale <factor>', 'multiplies politeness intervals; 0 leaves them out', numberIn({ parts: true }), 0)
    .action(async (options: PipelineOptions) =>
      tell(await (await import('../bench/pipeline.bench.js')).benchPipeline(options, start)),
    );
}

function addCapture(bench: Command, start: StartProduct): void {
  bench
    .command('capture')
    .description('what keeping originals costs: detailed investigations of the demo with and without, in turns')
    .option('--latency <ms>', 'added to every answer of the web', numberIn(), 200)
    .option('--pairs <n>', 'with and without, so many times', numberIn({ least: 1 }), 8)
    .option('--width <n>', 'investigations at once', numberIn({ least: 1 }), 6)
    .option('--check', 'fail when the median of the pairs is above 15 % more CPU or 5 % more time')
    .action(async ({ check, ...options }: Checked<CaptureOptions>) =>
      tell(await (await import('../bench/capture.bench.js')).benchCapture(options, start), check),
    );
}

function addLexicon(bench: Command): void {
  bench
    .command('lexicon')
    .description('processor time of reading all lists of words, as every process does when it starts')
    .option('--runs <n>', 'fresh processes', numberIn({ least: 1 }), 15)
    .option('--check', 'fail when the median is above 150 ms')
    .action(async ({ check, runs }: Checked<{ runs: number }>) =>
      tell(await (await import('../bench/lexicon.bench.js')).benchLexicon({ runs }), check),
    );
}

function addReport(bench: Command): void {
  bench
    .command('report')
    .description('the report of a case with many sources, composed, checked and rendered')
    .option('--sources <n>', 'pages that speak about the topic', numberIn({ least: 1 }), 60)
    .option('--runs <n>', 'reports', numberIn({ least: 1 }), 20)
    .option('--check', 'fail when the 95th of a hundred takes more than 200 ms')
    .action(async ({ check, ...options }: Checked<{ sources: number; runs: number }>) =>
      tell((await import('../bench/report.bench.js')).benchReport(options), check),
    );
}
