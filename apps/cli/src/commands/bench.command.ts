import type { Command } from 'commander';
import { benchCandidates } from '../bench/candidates.bench';
import { benchPipeline } from '../bench/pipeline.bench';

export function registerBench(program: Command): void {
  const bench = program.command('bench').description('measure the product on this machine');
  bench
    .command('candidates')
    .description('the candidate query over many topics')
    .option('--topics <n>', 'topics in the table', '1000000')
    .option('--queries <n>', 'queries measured', '200')
    .option('--json', 'print JSON only')
    .action(async ({ topics, queries }: { topics: string; queries: string }) => print(await benchCandidates(Number(topics), Number(queries))));
  bench
    .command('pipeline')
    .description('investigations against a slow web: overhead over the waits, CPU over a bare script')
    .option('--latency <ms>', 'added to every answer of the web', '200')
    .option('--investigations <n>', 'how many', '40')
    .option('--processes <n>', 'worker processes', '1')
    .option('--world <dir>', 'another world than the demo')
    .option('--json', 'print JSON only')
    .action(async (options: { latency: string; investigations: string; processes: string; world?: string }) =>
      print(
        await benchPipeline({
          latencyMs: Number(options.latency),
          investigations: Number(options.investigations),
          processes: Number(options.processes),
          world: options.world,
        }),
      ),
    );
}

const print = (figures: object) => void process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
