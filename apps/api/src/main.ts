import { lexiconErrorAdvice } from '@corroborate/text/start';

const EXIT_INVALID_CONFIGURATION = 2;

/** Word lists are loaded with the modules, so an invalid list is reported like an invalid setting. */
void import('./serve.js')
  .then(
    ({ serve }) => serve(),
    (thrown: unknown) => {
      process.stderr.write(`${lexiconErrorAdvice(thrown)}\n`);
      return EXIT_INVALID_CONFIGURATION;
    },
  )
  .then((code) => process.exit(code));
