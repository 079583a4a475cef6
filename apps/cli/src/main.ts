import 'reflect-metadata';
import { adviceOn } from '@corroborate/text/start';
import { allPrinted, endWithoutReader, printError } from '@corroborate/terminal';

const WRONG_CONFIGURATION = 2;

endWithoutReader();

/** Word lists are read on import; an invalid list is reported like an invalid setting. */
void import('./run.js')
  .then(
    ({ run }) => run(process.argv),
    (thrown: unknown) => {
      printError(`corroborate: ${adviceOn(thrown)}\n`);
      return WRONG_CONFIGURATION;
    },
  )
  .then((code) => void (process.exitCode = code))
  .then(allPrinted)
  .then(() => process.exit());
