import { cueVerbsOf } from './cue.lexicon';
import { grammarVerbs, grammarWords } from './grammar.words';
import type { Stretch } from './noun-phrase.policy';
import { followedByClause, type Group } from './verb-group.policy';
import type { Word } from './words.tagger';

const CLOSING = grammarVerbs('closing');
const CLAUSE_VERBS = grammarVerbs('clause-verbs');
const endsContent = grammarWords('content-ends');
const joinsOn = grammarWords('goes-on-join');
const goesOn = grammarWords('goes-on');
const mayOpenClause = grammarWords('new-clause');

/**
 * What stands under the verb: to the end of the sentence after "that", else to the next comma; before it when it
 * closes.
 */
export function contentOf(words: Word[], { to, verb }: Group, source: Stretch | null): Stretch | null {
  const after = Math.max(to, source && source.from > to ? source.to : to);
  const next = words[after + 1];
  if (!next) return { from: 0, to: Math.min(to, source?.from ?? to) - 1 };
  if (/[,]/.test(words[after]?.after ?? '') && !/[“"]/.test(words[after]?.after ?? ''))
    return CLOSING.has(verb.lemma) && source !== null && source.to < to && after === to
      ? { from: after + 1, to: clauseEnd(words, after + 1) }
      : null;
  const clause = verb.needsClause || followedByClause(words, after) || CLAUSE_VERBS.has(verb.lemma);
  if (clause) return { from: after + 1, to: clauseEnd(words, after + 1) };
  let end = after + 1;
  while (end < words.length - 1 && !/[,;:—]|--/.test(words[end]?.after ?? '') && !endsContent(words[end + 1])) end += 1;
  return { from: after + 1, to: end };
}

/** Where what is said ends: at the sentence's end, or where the speaker goes on with "and … said" or ", adding". */
function clauseEnd(words: Word[], from: number): number {
  for (let at = from; at < words.length - 1; at += 1) {
    const [word, next, second] = [words[at], words[at + 1], words[at + 2]];
    if (!word || !next) break;
    if (/;/.test(word.after)) return at;
    if (/,/.test(word.after) && next.kind === 'gerund' && cueVerbsOf(next.plain).length > 0) return at;
    if (joinsOn(next) && second && second.kind === 'verb' && goesOn(second)) return at;
    if (/,/.test(word.after) && next.plain === 'according') return at;
    if (/,/.test(word.after) && mayOpenClause(next) && speaksSoon(words, at + 2)) return at;
  }
  return words.length - 1;
}

/** Another clause with a speaker of its own begins here. */
function speaksSoon(words: Word[], from: number): boolean {
  const until = words
    .slice(from, from + 9)
    .findIndex((word, at) => /^(?:verb|auxiliary|modal)$/.test(word.kind) || (at > 0 && /ed$/.test(word.plain)));
  return until > 0 && [until, until + 1, until + 2].some((at) => cueVerbsOf(words[from + at]?.plain ?? '').length > 0);
}
