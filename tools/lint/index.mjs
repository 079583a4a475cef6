import { explainedExceptions } from './explained-exceptions.mjs';
import { fewParameters } from './few-parameters.mjs';
import { noPageText } from './no-page-text.mjs';
import { noReadingOfReasons } from './no-reading-of-reasons.mjs';
import { plainEnglish } from './plain-english.mjs';
import { shortFunctions } from './short-functions.mjs';
import { shortRegex } from './short-regex.mjs';

/** Rules of this repository that no plugin provides. */
export const house = {
  meta: { name: 'house' },
  rules: {
    'explained-exceptions': explainedExceptions,
    'few-parameters': fewParameters,
    'no-page-text': noPageText,
    'no-reading-of-reasons': noReadingOfReasons,
    'plain-english': plainEnglish,
    'short-functions': shortFunctions,
    'short-regex': shortRegex,
  },
};
