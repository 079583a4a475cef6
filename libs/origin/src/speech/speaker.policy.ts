import { lexicon } from '@corroborate/text';
import { INVERTIBLE } from './cue.lexicon';
import { grammarVerbs, grammarWords } from './grammar.words';
import { isTime, nameAfter, subjectBefore, type Stretch } from './noun-phrase.policy';
import type { Span } from './speech.types';
import type { Group } from './verb-group.policy';
import type { Word } from './words.tagger';

const SPAN = lexicon('en', 'speech-grammar', 'spans').pattern;
const SEEMING = grammarVerbs('seeming');
const NEEDS_AGENT = grammarVerbs('needs-agent');
const sharesSubject = grammarWords('shared-subject');
const sharesClause = grammarWords('shared-clause');
const maySpeak = grammarWords('speaking-pronouns');
const isClauseRelative = grammarWords('clause-relatives');

interface Speaker {
  source: Stretch | null;
  how: string;
  ok: boolean;
}

/** The sentence in which a speaker is sought. */
export interface Scene {
  words: Word[];
  /** Words inside quotes. */
  barred: (at: number) => boolean;
  quotes: Span[];
  /** What was found before in the sentence. */
  earlier: { group: Group; subject: Stretch | null }[];
}

export function speakerOf({ words, barred, quotes, earlier }: Scene, group: Group): Speaker {
  const { from, head, verb } = group;
  if (group.passive) return passiveSpeaker(words, group, barred);
  const inverted =
    INVERTIBLE.has(verb.lemma) && verb.form !== 'ing' && verb.form !== 'base' && from === head
      ? invertedSpeaker(words, group, barred, quotes)
      : null;
  if (inverted) return { source: inverted, how: 'inverted', ok: true };
  const before = words[from - 1];
  if (verb.form === 'ing' && from === head) return gerundSpeaker(words, group, earlier, barred);
  // What somebody does in order to say something is seldom said yet.
  if (group.infinitive) return { source: null, how: 'infinitive', ok: false };
  if (sharesSubject(before)) return sharedSpeaker(words, from - 1, barred, earlier);
  const source = subjectBefore(words, from - 1, barred);
  if (source)
    return {
      source,
      how: 'subject',
      ok: words[source.to]?.plain !== 'it' || !SEEMING.has(verb.lemma),
    };
  return { source: null, how: 'none', ok: false };
}

/** `"…," said Ann Roe, a baker`: after a quote or a comma, with a name on the right. */
function invertedSpeaker(
  words: Word[],
  { from, to }: Group,
  barred: (at: number) => boolean,
  quotes: Span[],
): Stretch | null {
  const [word, before, next] = [words[from], words[from - 1], words[to + 1]];
  if (!word || !next || next.plain === 'that' || /["“]/.test(words[to]?.after ?? '')) return null;
  const afterQuote =
    quotes.some((quote) => quote.end <= word.start && word.start - quote.end <= 2) ||
    (before === undefined && quotes.some((quote) => quote.end <= word.start && word.start - quote.end <= 3));
  const afterComma = before !== undefined && /[,”"]/.test(before.after);
  if (!afterQuote && !afterComma) return null;
  if (!afterQuote && !next.proper && next.kind !== 'pronoun' && next.kind !== 'determiner') return null;
  if (next.kind === 'pronoun' && !maySpeak(next)) return null;
  const name = nameAfter(words, to + 1, barred, true);
  if (!name) return null;
  const follow = words[name.to + 1];
  if (follow && /^(?:verb|auxiliary|modal)$/.test(follow.kind) && words[name.to]?.after === '') return null;
  if (!afterQuote && follow && !/^[,.;]/.test(words[name.to]?.after ?? '')) return null;
  return name;
}

function passiveSpeaker(words: Word[], { to, verb }: Group, barred: (at: number) => boolean): Speaker {
  for (let at = to + 1; at <= Math.min(words.length - 1, to + 6); at += 1) {
    if (words[at]?.plain === 'by')
      return { source: nameAfter(words, at + 1, barred, false), how: 'passive by', ok: true };
    if (/[,;.]/.test(words[at]?.after ?? '')) break;
  }
  return { source: null, how: 'passive', ok: !NEEDS_AGENT.has(verb.lemma) };
}

/** "…, saying that": whoever acts in the sentence so far; "a letter saying": the letter. */
function gerundSpeaker(
  words: Word[],
  group: Group,
  earlier: { group: Group; subject: Stretch | null }[],
  barred: (at: number) => boolean,
): Speaker {
  const { from } = group;
  const before = words[from - 1];
  if (before && before.kind === 'noun' && before.after === '') {
    const source = subjectBefore(words, from - 1, barred);
    if (source && !SPAN.test(before.plain) && !isTime(before))
      return { source: closest(words, source), how: 'gerund of noun', ok: true };
  }
  const last = earlier.at(-1);
  const source = last?.subject ?? firstSubject(words, from, barred);
  return { source, how: 'gerund', ok: true };
}

const closest = (words: Word[], { from, to }: Stretch): Stretch => {
  for (let at = to - 1; at >= from; at -= 1) {
    const word = words[at];
    if (word && /^(?:preposition|gerund|verb|participle)$/.test(word.kind) && word.plain !== 'of')
      return { from: at + 1, to };
  }
  return { from, to };
};

/** "Ann Roe stood up and said": the subject of the verb before. */
function sharedSpeaker(
  words: Word[],
  at: number,
  barred: (at: number) => boolean,
  earlier: { group: Group; subject: Stretch | null }[],
): Speaker {
  const source = firstSubject(words, at, barred) ?? earlier.at(-1)?.subject ?? null;
  return { source, how: 'shared', ok: source !== null };
}

/** The subject of the nearest plain verb to the left. */
function firstSubject(words: Word[], before: number, barred: (at: number) => boolean): Stretch | null {
  for (let at = before - 1; at > 0; at -= 1) {
    const word = words[at];
    if (!word || barred(at) || /;/.test(word.after)) return null;
    if (!/^(?:verb|auxiliary|modal)$/.test(word.kind)) continue;
    let start = at;
    while (start > 0 && /^(?:auxiliary|modal|adverb)$/.test(words[start - 1]?.kind ?? '')) start -= 1;
    if (words[start - 1]?.plain === 'to' || sharesClause(words[start - 1])) continue;
    const subject = subjectBefore(words, start - 1, barred);
    if (subject && !isClauseRelative(words[subject.from])) return subject;
  }
  return null;
}
