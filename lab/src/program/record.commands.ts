import type { Command } from 'commander';
import type { RecordOptions } from '../commands/eval-record.action';
import { createNumberParser } from '@corroborate/terminal';
import type { StartProduct } from '@corroborate-app/cli';

/** Adds the command for recorded responses of a language model. */
export function addRecorded(world: Command, start: StartProduct): void {
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
    .option('--concurrency <n>', 'investigations at once', createNumberParser({ least: 1 }), 16)
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--only <id...>', 'external ids of the topics wanted; all others are left out')
    .action(async (options: RecordOptions) =>
      (await import('../commands/eval-record.action.js')).evalRecord(options, start),
    );
}
