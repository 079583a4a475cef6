import { findDebunkCue, lexicon } from '@corroborate/text';

const WHOLE_NO = lexicon('en', 'plain-noes', 'whole').pattern;
/** Maximum length of such a sentence, characters. */
const MAX = 100;

/** Words of the next sentence that retract this one: “They were told that a ban starts. It doesn't.” */
export const takenBackBy = (next: { text: string } | undefined): string | undefined =>
  next && next.text.length <= MAX
    ? (WHOLE_NO.exec(next.text.replace(/[’‘]/g, "'"))?.[0].trim() ?? findDebunkCue(next.text) ?? undefined)
    : undefined;
