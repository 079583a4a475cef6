import { CommanderError, type Command } from 'commander';
import { exitCodeOf, toCorroborateError } from '@corroborate/domain';
import { buildProgram } from './program';
import { asCalled, printError } from '@corroborate/terminal';

const [DONE, WRONG_USAGE] = [0, 2];

/**
 * Exit codes: 0 done · 1 failed · 2 wrong usage or configuration. A command may set another failure as the process's
 * own.
 */
export const run = (argv: readonly string[]): Promise<number> => runProgram(buildProgram(), argv);

/** The same with the commands of another program. */
export async function runProgram(program: Command, argv: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(argv);
    return Number(process.exitCode ?? DONE);
  } catch (thrown) {
    // Help and version end a run as well; what was wrong has been said, with the help behind it.
    if (thrown instanceof CommanderError) return thrown.exitCode === DONE ? DONE : WRONG_USAGE;
    return say(thrown);
  }
}

function say(thrown: unknown): number {
  const error = toCorroborateError(thrown);
  printError(`corroborate: ${error.message}\n`);
  if (error.hint) printError(`  ${asCalled(error.hint)}\n`);
  if (error.code === 'internal') printError(`${error.stack ?? ''}\n`);
  return exitCodeOf(error);
}
