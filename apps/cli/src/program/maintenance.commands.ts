import { lazy } from './lazy';
import { createNumberParser } from '@corroborate/terminal';
import type { Command } from 'commander';
import type { LiveOptions } from '../commands/doctor-live.action';

export function addMaintenance(program: Command): void {
  addData(program);
  addBackups(program);
  addMaintenanceCommands(program);
  addDoctor(program);
}

function addData(program: Command): void {
  program
    .command('migrate')
    .description('migrate the database to the current schema')
    .action(lazy(() => import('../commands/migrate.action.js'), 'migrate'));
  program
    .command('import-ratings <csv>')
    .description('import a file of outlet ratings (Lin et al. domain file, MBFC-style, or plain domain,score)')
    .action(lazy(() => import('../commands/ratings.action.js'), 'importRatings'));
  program
    .command('data')
    .description('show collections discovered on data servers')
    .command('fields')
    .description('write the meaning of their fields to a file for DATA_FIELDS, for corrections')
    .action(lazy(() => import('../commands/data-fields.action.js'), 'dataFields'));
}

function addBackups(program: Command): void {
  program
    .command('backup <file>')
    .description('back up all stored data to one file, also while the service runs')
    .action(lazy(() => import('../commands/backup.action.js'), 'backup'));
  program
    .command('restore <file>')
    .description('restore a backup into an empty database and migrate it; stop the service first')
    .option('--replace', 'also restore into a database with data: all of it is deleted')
    .option('--check', 'only check whether the file is valid')
    .action(lazy(() => import('../commands/restore.action.js'), 'restore'));
}

function addMaintenanceCommands(program: Command): void {
  program
    .command('engines')
    .description('list search engines: requirements and activity today')
    .option('--test', 'run the self-test of each free engine now')
    .option('--paid', 'with --test: also test paid engines')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/engines.action.js'), 'printEngines'));
  program
    .command('retention')
    .description(
      'delete posts removed by their platform, pseudonymize account handles, delete old calls and ' +
        'events; workers do this daily',
    )
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/retention.action.js'), 'applyRetention'));
  program
    .command('rules')
    .description('list the rules for reading a page, in order of evaluation')
    .option('--json', 'print JSON only')
    .action(lazy(() => import('../commands/rules.action.js'), 'printRules'));
}

function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check settings, disk, browser, database, queue, clock, keys, engines and open work')
    .option('--test', 'also run the self-test of each free engine now')
    .option('--live', 'send one query to each configured service and report problems; needs no database')
    .option(
      '--qualify',
      'test the configured language model on labeled pages and store the result, which upgrades depend on',
    )
    .option(
      '--max-usd <usd>',
      'maximum total cost of all calls (default 0.05 with --live, 1 with --qualify)',
      createNumberParser({ parts: true, most: 100 }),
    )
    .option('--out <folder>', 'with --live: folder for the responses, without secrets, for a bug report')
    .option(
      '--replay <folder>',
      'with --live: evaluate the recorded responses in this folder without calling any service',
    )
    .option('--json', 'print JSON only')
    .action(
      async ({
        live,
        qualify,
        maxUsd,
        ...options
      }: Partial<LiveOptions> & { test?: boolean; live?: boolean; qualify?: boolean }) => {
        if (qualify === true)
          return (await import('../commands/doctor-qualify.action.js')).qualifyModel({
            ...options,
            maxUsd: maxUsd ?? 1,
          });
        if (live === true)
          return (await import('../commands/doctor-live.action.js')).runLiveDoctor({
            ...options,
            maxUsd: maxUsd ?? 0.05,
          });
        return (await import('../commands/doctor.action.js')).doctor(options);
      },
    );
}

/** Commands for developers. */
export function addDocs(program: Command): void {
  program
    .command('docs')
    .description('generate the documentation pages from the code')
    .option('--check', 'write nothing; fail if a page is out of date')
    .action(async ({ check }: { check?: boolean }) =>
      (await import('../commands/docs.action.js')).writeDocs(check ?? false, program),
    );
}
