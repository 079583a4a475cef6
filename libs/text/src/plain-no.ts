import { fold } from './fold';
import { lexicon } from './lexicon';

const PLAIN_NO = lexicon('en', 'plain-noes', 'of-claims').pattern;

/** Whether an English sentence contains a plain negation ("did not", "never"). */
export const saysPlainNo = (text: string): boolean => PLAIN_NO.test(fold(text));
