import { fold } from './fold';
import { lexicon } from './lexicon';

const PLAIN_DENIAL = lexicon('en', 'plain-noes', 'of-claims').pattern;

/** Whether an English sentence contains a plain negation ("did not", "never"). */
export const isPlainDenial = (text: string): boolean => PLAIN_DENIAL.test(fold(text));
