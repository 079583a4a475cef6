import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { addAccess } from './program/access.commands';
import { addInvestigations } from './program/investigations.commands';
import { addMeasures } from './program/measures.commands';
import { addUpkeep } from './program/upkeep.commands';
import { RELEASE } from './release.folder';

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
