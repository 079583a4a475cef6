import { adviceOn } from '@corroborate/text/start';

const WRONG_CONFIGURATION = 2;

/** Word lists are loaded with the modules, so an invalid list is reported like an invalid setting. */
void import('./serve.js')
  .then(
    ({ serve }) => serve(),
    (thrown: unknown) => {
      process.stderr.write(`${adviceOn(thrown)}\n`);
      return WRONG_CONFIGURATION;
    },
  )
  .then((code) => process.exit(code));
