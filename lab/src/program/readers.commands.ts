import type { Command } from 'commander';
import type { RecordOptions } from '../commands/eval-record.action';
import type { ReadersOptions } from '../commands/eval-readers.action';
import { numberIn } from '@corroborate/terminal';
import { ERRORS } from '../world-run/reader.option';
import type { StartProduct } from '@corroborate-app/cli';

/** Readers beside the rules: recorded ones, and ones that are wrong at a stated rate. */
export function addReaders(world: Command, start: StartProduct): void {
  addRecorded(world, start);
  addPlayed(world, start);
}

function addPlayed(world: Command, start: StartProduct): void {
  world
    .command('readers')
    .description('false and missed upgrades with readers that are right, wrong at a stated rate, or always say yes')
    .requiredOption('--world <dir...>', 'folders or names of worlds')
    .option('--rates <list>', 'on how many pages in a hundred they are wrong', rates, [0, 5, 10, 20])
    .option('--errors <list>', 'how they are wrong', names, [...ERRORS])
    .option('--concurrency <n>', 'investigations at once', numberIn({ least: 1 }), 16)
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--json', 'print JSON only')
    .option('--out <file>', 'write the JSON to a file as well')
    .action(async (options: ReadersOptions) =>
      (await import('../commands/eval-readers.action.js')).evalReaders(options, start),
    );
}

const names = (list: string): string[] => list.split(',').map((one) => one.trim());
const rates = (list: string): number[] => names(list).map(numberIn({ least: 0, most: 100 }));

function addRecorded(world: Command, start: StartProduct): void {
  world
    .command('record')
    .description('write what a recorded reader is asked and nobody has answered yet, or take answers to it in')
    .requiredOption('--world <dir>', 'folder or name of the world')
    .requiredOption('--requests <file>', 'requests without an answer, one JSON line each; read with --answers')
    .option('--answers <file>', 'lines of key and answer, to be taken in')
    .option('--model <name>', 'who answered', 'unnamed')
    .option('--date <day>', 'on which day; default today')
    .option('--into <dir>', 'folder of recorded answers; default the world')
    .option('--critic', 'a recorded critic is asked as well')
    .option('--tasks <names>', 'only these tasks, with commas between them')
    .option('--concurrency <n>', 'investigations at once', numberIn({ least: 1 }), 16)
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--only <id...>', 'external ids of the topics wanted; all others are left out')
    .action(async (options: RecordOptions) =>
      (await import('../commands/eval-record.action.js')).evalRecord(options, start),
    );
}
