import { lexicon } from '@corroborate/text';
import { isUselessSearchTerm } from './search-term.policy';

/** Linking words inside names. */
const LINKING_WORDS = new Set(lexicon('any', 'joints', 'names').words);
const CALENDAR = lexicon('en', 'calendar-words').pattern;
export const isCalendarWord = (word: string) => CALENDAR.test(word);
/** Country abbreviations that precede a title or profession and are not part of the name. */
const COUNTRY_ABBREVIATIONS = new Set(['US', 'U.S', 'UK', 'U.K', 'EU']);
const MAX_NAME_WORDS = 6;

/**
 * Runs of capitalized words within sentences. The first word of a sentence starts a run only if
 * another follows or it is an acronym. Days and months are excluded.
 */
export function capitalizedRuns(text: string): string[] {
  const runs = text.split(/(?<=[.!?:;])\s+|[“”"()]/).flatMap((sentence) => runsIn(sentence.trim().split(/\s+/)));
  return [...new Set(runs)].filter((run) => run.length > 2);
}

function runsIn(words: string[]): string[] {
  const runs: string[] = [];
  let run: string[] = [];
  const close = (end: number) => {
    const name = trimmed(run);
    const opens = end - run.length <= 0;
    run = [];
    if (name.length > 1 || (name.length === 1 && (!opens || /^\p{Lu}{2,}/u.test(name[0] as string))))
      runs.push(name.slice(0, MAX_NAME_WORDS).join(' '));
  };
  words.forEach((raw, index) => {
    const word = raw.replace(/^['‘]+|['’]s$|[^\p{L}\p{N}]+$/gu, '');
    const capital = /^\p{Lu}/u.test(word) && !(index === 0 && isUselessSearchTerm(word)) && !CALENDAR.test(word);
    const goesOn = capital || (run.length > 0 && (LINKING_WORDS.has(word) || /^\d{1,4}$/.test(word)));
    if (!goesOn) return close(index);
    run.push(word);
    if (/[,.]$|['’]s$/.test(raw)) close(index + 1);
  });
  close(words.length);
  return runs;
}

/** Removes trailing linking words and years, and a leading country abbreviation. */
function trimmed(run: string[]): string[] {
  let end = run.length;
  while (end > 0 && (LINKING_WORDS.has(run[end - 1] as string) || /^(19|20)\d\d$/.test(run[end - 1] as string))) end--;
  return run.slice(end > 1 && COUNTRY_ABBREVIATIONS.has(run[0] as string) ? 1 : 0, end);
}
