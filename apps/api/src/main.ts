import { lexiconErrorAdvice } from '@corroborate/text/start';

const EXIT_INVALID_CONFIGURATION = 2;

/**
 * Imported dynamically, because lexicons load with the modules: an invalid lexicon is then reported like an invalid
 * setting.
 */
void import('./serve.js')
  .then(
    ({ serve }) => serve(),
    (thrown: unknown) => {
      process.stderr.write(`${lexiconErrorAdvice(thrown)}\n`);
      return EXIT_INVALID_CONFIGURATION;
    },
  )
  .then((code) => process.exit(code));
