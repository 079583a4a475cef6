import 'reflect-metadata';
import { adviceOn } from '@corroborate/text/start';

const WRONG_CONFIGURATION = 2;

/** Lexicons are read when modules load; an invalid one is reported like an invalid setting. */
void import('./work.js')
  .then(
    ({ runWorker: work }) => work(),
    (thrown: unknown) => {
      process.stderr.write(`${adviceOn(thrown)}\n`);
      return WRONG_CONFIGURATION;
    },
  )
  .then((code) => {
    if (code !== null) process.exit(code);
  });
