import { Option, type Command } from 'commander';
import type { ApiBenchOptions } from '../bench/api.bench';
import type { FleetBenchOptions } from '../bench/fleet.bench';
import type { PipelineOptions } from '../bench/pipeline.bench';
import { createNumberParser, print } from '@corroborate/terminal';
import { DEMO_WORLD, type StartProduct } from '@corroborate-app/cli';

type Checked<T> = T & { check?: boolean };

/** Prints the figures; with `--check`, fails if a limit is not met. */
function printFigures(figures: object, check = false): void {
  print(`${JSON.stringify(figures, null, 2)}\n`);
  if (check && 'withinLimits' in figures && !figures.withinLimits) process.exitCode = 1;
}

export function addBenches(program: Command, start: StartProduct): void {
  const bench = program.command('bench').description('measure the product on this machine');
  addApi(bench);
  addPipeline(bench, start);
  addFleet(bench);
}

function addApi(bench: Command): void {
  bench
    .command('api')
    .description(
      'the API as a process of its own with keys on, at a constant rate of orders and reads of the candidate list',
    )
    .option('--topics <n>', 'topics in the table', createNumberParser({ least: 1 }), 1_000_000)
    .option('--rate <n>', 'requests a second', createNumberParser({ parts: true }), 200)
    .option('--seconds <n>', 'measured time', createNumberParser({ parts: true }), 60)
    .option(
      '--orders <share>',
      'share of requests that start an investigation',
      createNumberParser({ most: 1, parts: true }),
      0.25,
    )
    .option('--check', 'fail when p99 is above 30 ms for orders or 50 ms for reads')
    .action(async ({ check, ...options }: Checked<ApiBenchOptions>) =>
      printFigures(await (await import('../bench/api.bench.js')).benchApi(options), check),
    );
}

function addPipeline(bench: Command, start: StartProduct): void {
  bench
    .command('pipeline')
    .description(
      'investigations against a slow web: time and cost of each, overhead over the waits, CPU over a bare script',
    )
    .option('--latency <ms>', 'added to every answer of the web', createNumberParser(), 200)
    .option('--investigations <n>', 'how many', createNumberParser({ least: 1 }), 40)
    .addOption(
      new Option('--world <dir>', 'another world than the demo: its folder, or its name').default(
        DEMO_WORLD,
        'demo/demo',
      ),
    )
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--reader <name>', 'who reads beside the rules: recorded')
    .option('--tasks <names>', 'tasks the reader is asked, with commas between them')
    .option(
      '--rate-scale <factor>',
      'multiplies politeness intervals; 0 leaves them out',
      createNumberParser({ parts: true }),
      0,
    )
    .action(async (options: PipelineOptions) =>
      printFigures(await (await import('../bench/pipeline.bench.js')).benchPipeline(options, start)),
    );
}

function addFleet(bench: Command): void {
  bench
    .command('fleet')
    .description('many processes on one PostgreSQL and one Redis, all workers replaced while they work')
    .requiredOption('--redis <url>', 'an empty Redis database; it is emptied at the end')
    .option('--workers <n>', 'worker processes', createNumberParser({ least: 1 }), 10)
    .option('--apis <n>', 'API processes', createNumberParser({ least: 1 }), 3)
    .option('--topics <n>', 'how many, a third of each priority', createNumberParser({ least: 1 }), 30)
    .option('--rate-scale <factor>', 'multiplies the intervals between calls', createNumberParser({ parts: true }), 1)
    .action(async (options: FleetBenchOptions) =>
      printFigures(await (await import('../bench/fleet.bench.js')).benchFleet(options)),
    );
}
