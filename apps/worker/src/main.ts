import 'reflect-metadata';
import { lexiconErrorAdvice } from '@corroborate/text/start';

const EXIT_INVALID_CONFIGURATION = 2;

/** Lexicons are read when modules load; an invalid one is reported like an invalid setting. */
void import('./work.js')
  .then(
    ({ runWorker: work }) => work(),
    (thrown: unknown) => {
      process.stderr.write(`${lexiconErrorAdvice(thrown)}\n`);
      return EXIT_INVALID_CONFIGURATION;
    },
  )
  .then((code) => {
    if (code !== null) process.exit(code);
  });
