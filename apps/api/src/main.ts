import { lexiconErrorAdvice } from '@corroborate/text/start';

const EXIT_INVALID_CONFIGURATION = 2;

/** Lexicons are loaded with the modules, so an invalid one is reported like an invalid setting. */
void import('./serve.js')
  .then(
    ({ serve }) => serve(),
    (thrown: unknown) => {
      process.stderr.write(`${lexiconErrorAdvice(thrown)}\n`);
      return EXIT_INVALID_CONFIGURATION;
    },
  )
  .then((code) => process.exit(code));
