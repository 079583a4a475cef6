import { Command } from 'commander';
import { registerBench } from './commands/bench.command';
import { registerDemo } from './commands/demo.command';
import { registerDocs } from './commands/docs.command';
import { registerEval } from './commands/eval.command';
import { registerInvestigate } from './commands/investigate.command';
import { registerMigrate } from './commands/migrate.command';
import { registerProcesses } from './commands/processes.command';
import { registerRatings } from './commands/ratings.command';

/** The `corroborate` command. Each command registers itself, so that `--help` is always complete. */
export function buildProgram(): Command {
  const program = new Command('corroborate')
    .description('Takes news topics nobody could verify and answers with evidence an editor can defend.')
    .showHelpAfterError();
  registerProcesses(program);
  registerDemo(program);
  registerInvestigate(program);
  registerMigrate(program);
  registerRatings(program);
  registerDocs(program);
  registerEval(program);
  registerBench(program);
  return program;
}
