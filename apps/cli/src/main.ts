import 'reflect-metadata';
import { lexiconErrorAdvice } from '@corroborate/text/start';
import { flushOutput, exitWhenPipeCloses, printError } from '@corroborate/terminal';

const EXIT_INVALID_CONFIGURATION = 2;

exitWhenPipeCloses();

/** Lexicons are read on import, so an invalid one is reported like an invalid setting. */
void import('./run.js')
  .then(
    ({ run }) => run(process.argv),
    (thrown: unknown) => {
      printError(`corroborate: ${lexiconErrorAdvice(thrown)}\n`);
      return EXIT_INVALID_CONFIGURATION;
    },
  )
  .then((code) => void (process.exitCode = code))
  .then(flushOutput)
  .then(() => process.exit());
