import 'reflect-metadata';
import { toCorroborateError } from '@corroborate/domain';
import { buildProgram } from './program';
import { allPrinted, printError } from './terminal';

/** Exit codes: 0 done · 1 failed · 2 wrong usage or configuration. */
async function main(): Promise<void> {
  try {
    await buildProgram().parseAsync(process.argv);
  } catch (thrown) {
    const error = toCorroborateError(thrown);
    printError(`corroborate: ${error.message}\n`);
    if (error.hint) printError(`  ${error.hint}\n`);
    if (error.code === 'internal') printError(`${error.stack ?? ''}\n`);
    process.exitCode = error.code === 'invalid-configuration' || error.code === 'invalid-input' ? 2 : 1;
  }
}

void main()
  .then(allPrinted)
  .then(() => process.exit());
