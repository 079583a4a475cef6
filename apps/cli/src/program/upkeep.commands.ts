import { lazy } from './lazy';
import { numberIn } from '@corroborate/terminal';
import type { Command } from 'commander';
import type { LiveOptions } from '../commands/doctor-live.action';

export function addUpkeep(program: Command): void {
  addData(program);
  addBackups(program);
  addCare(program);
  addDoctor(program);
}

function addData(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables up to date')
    .action(lazy(() => import('../commands/migrate.action.js'), 'migrate'));
  program
    .command('import-ratings <csv>')
    .description('import a file of outlet ratings (Lin et al. domain file, MBFC-style, or plain domain,score)')
    .action(lazy(() => import('../commands/ratings.action.js'), 'importRatings'));
  program
    .command('data')
    .description('what was found in the collections of data servers')
    .command('fields')
    .description('write what their fields say as a file for DATA_FIELDS, to be corrected there')
    .action(lazy(() => import('../commands/data-fields.action.js'), 'dataFields'));
}

function addBackups(program: Command): void {
  program
    .command('backup <file>')
    .description('write everything that is stored into one file, while the product works')
    .action(lazy(() => import('../commands/backup.action.js'), 'backup'));
  program
    .command('restore <file>')
    .description('put a backup into an empty database and bring its tables up to date; stop the product first')
    .option('--replace', 'also into a database that holds data: everything in it goes')
    .option('--check', 'only read the file and say whether it is whole')
    .action(lazy(() => import('../commands/restore.action.js'), 'restore'));
}

function addCare(program: Command): void {
  program
    .command('engines')
    .description('the search engines: what they need and what they did today')
    .option('--test', 'ask each free engine its self-test now')
    .option('--paid', 'with --test: also the engines that cost money')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/engines.action.js'), 'engines'));
  program
    .command('retention')
    .description(
      'drop posts deleted where they stood, hide handles that are due, delete old calls and events; the ' +
        'workers do it once a day',
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/retention.action.js'), 'retain'));
  program
    .command('rules')
    .description('the rules by which a page is read, in the order in which they are asked')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/rules.action.js'), 'printRules'));
}

type DoctorOptions = Partial<LiveOptions> & { test?: boolean; live?: boolean; qualify?: boolean };

function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'look at what the product stands on: settings, disk, browser, database, queue, clock, keys, engines, work',
    )
    .option('--test', 'also ask each free engine its self-test now')
    .option('--live', 'ask each configured service one question and say what is wrong with it; needs no database')
    .option(
      '--qualify',
      'test the configured language model on labeled pages and store the result, on which upgrades depend',
    )
    .option(
      '--max-usd <usd>',
      'the most that all questions together may cost (default 0.05 with --live, 1 with --qualify)',
      numberIn({ parts: true, most: 100 }),
    )
    .option('--out <folder>', 'with --live: where the answers are written, without secrets, for a bug report')
    .option('--replay <folder>', 'with --live: evaluate the recorded answers in this folder without asking any service')
    .option('--json', 'print JSON only')
    .action(async ({ live, qualify, maxUsd, ...options }: DoctorOptions) => {
      if (qualify === true)
        return (await import('../commands/doctor-qualify.action.js')).doctorQualify({
          ...options,
          maxUsd: maxUsd ?? 1,
        });
      if (live === true)
        return (await import('../commands/doctor-live.action.js')).doctorLive({ ...options, maxUsd: maxUsd ?? 0.05 });
      return (await import('../commands/doctor.action.js')).doctor(options);
    });
}

/** For whoever changes the code. */
export function addDocs(program: Command): void {
  program
    .command('docs')
    .description('write the documentation pages that come from the code')
    .option('--check', 'write nothing; fail when a page is out of date')
    .action(async ({ check }: { check?: boolean }) =>
      (await import('../commands/docs.action.js')).produce(check ?? false, program),
    );
}
