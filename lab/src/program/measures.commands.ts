import type { Command } from 'commander';
import type { EvalOptions } from '../commands/eval.action';
import type { InquiryOptions } from '../commands/eval-inquiry.action';
import type { JudgedOptions } from '../commands/eval-judged.action';
import { createNumberParser } from '@corroborate/terminal';
import type { StartProduct } from '@corroborate-app/cli';
import { addBenches } from './benches.commands';
import { addParts } from './parts.commands';
import { addRecorded } from './record.commands';

/** Adds the commands `eval` and `bench`. Investigations run in a product started by `start`. */
export function addMeasures(program: Command, start: StartProduct): void {
  const world = program
    .command('eval')
    .description(
      'investigate every candidate of a world and compare with its truth, or measure one part on labelled data',
    )
    .option('--world <dir>', 'folder or name of the world')
    .action(async ({ world: dir, ...options }: { world?: string } & Omit<EvalOptions, 'world'>) => {
      if (dir === undefined)
        return world.error("error: required option '--world <dir>' not specified", {
          code: 'commander.missingMandatoryOptionValue',
        });
      return (await import('../commands/eval.action.js')).evaluate({ world: dir, ...options }, start);
    });
  addRunOptions(world);
  addRecorded(world, start);
  addParts(world);
  addCalibration(world);
  addJudged(world);
  addInquiry(world, start);
  addBenches(program, start);
}

function addRunOptions(world: Command): void {
  world
    .option('--json', 'print JSON only')
    .option('--out <file>', 'write the JSON to a file as well')
    .option('--concurrency <n>', 'investigations at once', createNumberParser({ least: 1 }), 16)
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--only <id...>', 'external ids of the topics wanted; all others are left out')
    .option('--cases <dir>', 'write the case file of each topic into this folder')
    .option('--reader <name>', 'who reads beside the rules: recorded, recorder, each also with-critic')
    .option('--answers-dir <dir>', 'folder of recorded answers; default the world')
    .option('--requests <file>', 'write what a recorded reader was asked and nobody has answered')
    .option('--tasks <names>', 'tasks the reader is asked, with commas between them; default what readings take');
}

/** Adds the command that analyzes earlier runs. */
function addCalibration(world: Command): void {
  world
    .command('calibration')
    .description('stated confidence beside what turned out right, over runs written with --out')
    .requiredOption('--runs <file...>', 'what `eval --world DIR --out FILE` wrote, one or more')
    .option('--json', 'print JSON only')
    .action(async (options: { runs: string[]; json?: boolean }) =>
      (await import('../commands/eval-calibration.action.js')).evalCalibration(options),
    );
}

/** Adds the command that compares answers to free-text questions with the truth of a world. */
function addInquiry(world: Command, start: StartProduct): void {
  world
    .command('inquiry')
    .description(
      'investigate the stories of a world with its questions and count what is right, wrong, open or claimed',
    )
    .requiredOption('--world <dir>', 'folder or name of a world with questions.jsonl')
    .option('--mode <mode>', 'quick, detailed or exhaustive, with detailed beside it', 'detailed')
    .option('--concurrency <n>', 'investigations at once', createNumberParser({ least: 1 }), 4)
    .option('--reader <name>', 'who takes notes and answers: recorded, recorder')
    .option('--tasks <names>', 'tasks the reader is asked; default what answering takes')
    .option('--answers-dir <dir>', 'folder of recorded answers; default the world')
    .option('--requests <file>', 'write what a recorded reader was asked and nobody has answered')
    .option('--json', 'print JSON only')
    .option('--out <file>', 'write the JSON to a file as well')
    .action(async (options: InquiryOptions) =>
      (await import('../commands/eval-inquiry.action.js')).evalInquiry(options, start),
    );
}

/** Adds the command for quick figures while developing the evaluation: no search, queue or database. */
function addJudged(world: Command): void {
  world
    .command('judged')
    .description('judge topics on the pages that share most words with them and compare with the truth, without search')
    .requiredOption('--worlds <dir...>', 'folders or names of worlds, one or more')
    .option('--json', 'print JSON only')
    .action(async (options: JudgedOptions) => (await import('../commands/eval-judged.action.js')).evalJudged(options));
}
