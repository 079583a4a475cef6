import { findDebunkCue, lexicon } from '@corroborate/text';

const FULL_DENIAL = lexicon('en', 'plain-noes', 'whole').pattern;
/** Maximum length of a sentence that retracts the previous one, in characters. */
const MAX_SENTENCE_CHARS = 100;

/** Words in the next sentence that retract this one: "They were told that a ban starts. It doesn't." */
export const findRetractingWords = (next: { text: string } | undefined): string | undefined =>
  next && next.text.length <= MAX_SENTENCE_CHARS
    ? (FULL_DENIAL.exec(next.text.replace(/[’‘]/g, "'"))?.[0].trim() ?? findDebunkCue(next.text) ?? undefined)
    : undefined;
