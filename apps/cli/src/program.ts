import { adviceOnEnvironment } from '@corroborate/config';
import { Command } from 'commander';
import { addAccess } from './program/access.commands';
import { addInvestigations } from './program/investigations.commands';
import { addEvidence } from './program/evidence.commands';
import { addReports } from './program/reports.commands';
import { addPrivacy } from './program/privacy.commands';
import { addMcp } from './program/mcp.commands';
import { addDocs, addMaintenance } from './program/maintenance.commands';
import { rewriteCommands, printError } from '@corroborate/terminal';
import type { ProductParts } from './product';
import { readVersion } from './version';

/**
 * Builds the `corroborate` command. Actions are loaded on demand, so that simple commands start
 * without the API framework.
 */
export function buildProgram(): Command {
  const program = new Command('corroborate')
    .description('Investigates unverified news topics and documents the evidence for each decision.')
    // Options after a command name belong to that command: `keys --json`, `keys create --json`.
    .enablePositionalOptions()
    .showHelpAfterError()
    .version(readVersion(), '-V, --version', 'print the version')
    // Set before adding commands, which inherit it. The caller decides how the process exits.
    .exitOverride()
    // Help and version do not read settings; running a command does. The doctor reports invalid
    // settings itself.
    .hook('preAction', (_, called) => (called.name() === 'doctor' ? undefined : warnAboutSettings()));
  addInvestigations(program.commandsGroup('Investigations and cases:'));
  addReports(program.commandsGroup('Reports, exports and evidence:'));
  addEvidence(program);
  addPrivacy(program);
  addMcp(program.commandsGroup('Assistants:'));
  addProcesses(program.commandsGroup('Run:').helpCommand(true));
  addMaintenance(program.commandsGroup('Administration:'));
  addAccess(program);
  addDocs(program.commandsGroup('Development:'));
  // Prints only the help of the subcommand, so that the error stays visible.
  return program.showHelpAfterError(rewriteCommands('For a list of commands, run: corroborate --help'));
}

function warnAboutSettings(): void {
  for (const advice of adviceOnEnvironment()) printError(`corroborate: ${advice}\n`);
}

function addProcesses(program: Command): void {
  const add = (name: string, description: string, parts: ProductParts) =>
    program
      .command(name)
      .description(description)
      .action(async () => (await import('./commands/processes.action.js')).runUntilStopped(parts));
  add('up', 'run API and workers in one process, after migrating the database', { api: true, workers: true });
  add('api', 'run only the HTTP API', { api: true, workers: false });
  add('worker', 'run only the workers', { api: false, workers: true });
}
