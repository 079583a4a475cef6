import { CUE_NOUNS } from './cue.lexicon';
import { nameAfter, type Stretch } from './noun-phrase.policy';
import { grammarWords } from './grammar.words';
import type { Word } from './words.tagger';

const isHearsay = grammarWords('hearsay');
const isOwner = grammarWords('owners');
const leadsToMatter = grammarWords('behind-claim');

/** "according to Ann Roe". */
export function accordingTo(
  words: Word[],
  at: number,
  barred: (at: number) => boolean,
): { source: Stretch; cue: Stretch; covers: Stretch | null } | null {
  if (words[at]?.plain !== 'according' || words[at + 1]?.plain !== 'to') return null;
  const source = nameAfter(words, at + 2, barred, true);
  if (!source) return null;
  const covers = at > 2 ? { from: clauseStart(words, at), to: at - 1 } : { from: source.to + 1, to: words.length - 1 };
  return { source, cue: { from: at, to: at + 1 }, covers };
}

/** "reportedly", "it was unclear whether": said by nobody in particular. */
export function unsourced(words: Word[], at: number): { source: null; cue: Stretch; how: string } | null {
  const word = words[at];
  if (isHearsay(word)) return { source: null, cue: { from: at, to: at }, how: 'adverb' };
  if (word?.plain !== 'it' || words[at + 1]?.kind !== 'auxiliary') return null;
  const clear = words.slice(at + 2, at + 5).findIndex(({ plain }) => plain === 'clear' || plain === 'unclear');
  return clear < 0 ? null : { source: null, cue: { from: at, to: at + 2 + clear }, how: 'it is clear' };
}

/** "his claim that", "the mayor's call for": the owner of the word is the source. */
export function nominal(words: Word[], at: number): { source: Stretch; cue: Stretch; how: string } | null {
  const word = words[at];
  const owner = word !== undefined && (isOwner(word) || (/['’]s$/.test(word.text) && word.proper));
  if (!owner || word.after !== '') return null;
  for (let next = at + 1; next <= at + 4; next += 1) {
    const noun = words[next];
    if (!noun || (noun.kind !== 'adjective' && noun.kind !== 'noun' && !CUE_NOUNS.has(noun.plain))) return null;
    const follow = words[next + 1];
    if (!CUE_NOUNS.has(noun.plain)) {
      if (noun.after !== '') return null;
      continue;
    }
    if (!follow || noun.after !== '' || !leadsToMatter(follow)) return null;
    return {
      source: { from: at, to: at },
      cue: { from: at + 1, to: follow.plain === 'that' || follow.plain === 'to' ? next : next + 1 },
      how: 'noun',
    };
  }
  return null;
}

/** "growing concerns that": a word of saying with a clause and no owner. */
export function saidByNobody(words: Word[], at: number): { source: null; cue: Stretch; how: string } | null {
  const [word, next, second] = [words[at], words[at + 1], words[at + 2]];
  if (
    !word ||
    !CUE_NOUNS.has(word.plain) ||
    word.after !== '' ||
    next?.plain !== 'that' ||
    !second ||
    /^(?:verb|modal|auxiliary)$/.test(second.kind)
  )
    return null;
  if (word.kind !== 'noun' || words[at - 1]?.kind === 'pronoun' || words[at - 1]?.kind === 'auxiliary') return null;
  let from = at;
  while (from > 0 && /^(?:adjective|gerund)$/.test(words[from - 1]?.kind ?? '') && words[from - 1]?.after === '')
    from -= 1;
  return { source: null, cue: { from, to: at }, how: 'noun that' };
}

function clauseStart(words: Word[], at: number): number {
  for (let back = at - 2; back >= 0; back -= 1) if (/[;:]|--|—/.test(words[back]?.after ?? '')) return back + 1;
  return 0;
}
