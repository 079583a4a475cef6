import { fold } from './fold';
import { lexicon } from './lexicon';

const PLAIN_NO = lexicon('en', 'plain-noes', 'of-claims').pattern;

/** Does an English sentence say by a plain no ("did not", "never") that something is not so? */
export const saysPlainNo = (text: string): boolean => PLAIN_NO.test(fold(text));
