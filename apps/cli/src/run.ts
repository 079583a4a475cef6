import { CommanderError, type Command } from 'commander';
import { getExitCode, toCorroborateError } from '@corroborate/domain';
import { buildProgram } from './program';
import { rewriteCommands, printError } from '@corroborate/terminal';

const [DONE, WRONG_USAGE] = [0, 2];

/** Exit codes: 0 success, 1 failure, 2 wrong usage or configuration. A command can set a different failure code. */
export const run = (argv: readonly string[]): Promise<number> => runProgram(buildProgram(), argv);

/** Runs the commands of another program. */
export async function runProgram(program: Command, argv: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(argv);
    return Number(process.exitCode ?? DONE);
  } catch (thrown) {
    // Help and version also end parsing by throwing; usage errors have already been printed.
    if (thrown instanceof CommanderError) return thrown.exitCode === DONE ? DONE : WRONG_USAGE;
    return reportError(thrown);
  }
}

function reportError(thrown: unknown): number {
  const error = toCorroborateError(thrown);
  printError(`corroborate: ${error.message}\n`);
  if (error.hint) printError(`  ${rewriteCommands(error.hint)}\n`);
  if (error.code === 'internal') printError(`${error.stack ?? ''}\n`);
  return getExitCode(error);
}
