import 'reflect-metadata';
import { adviceOn } from '@corroborate/text/start';

const WRONG_CONFIGURATION = 2;

/** The lists of words are read while the program is loaded: one that is wrong is told as a wrong setting is. */
void import('./work.js')
  .then(
    ({ work }) => work(),
    (thrown: unknown) => {
      process.stderr.write(`${adviceOn(thrown)}\n`);
      return WRONG_CONFIGURATION;
    },
  )
  .then((code) => {
    if (code !== null) process.exit(code);
  });
