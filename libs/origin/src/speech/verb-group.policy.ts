import { ALSO_NOUNS, CUE_NOUNS, cueVerbsOf, LEADING_VERBS, lightVerbOf, type CueVerb } from './cue.lexicon';
import { lexicon } from '@corroborate/text';
import { grammarVerbs, grammarWords } from './grammar.words';
import type { Word } from './words.tagger';

const opensClause = grammarWords('openers');
const leadsToThing = grammarWords('about-thing');
const maybeBeforeVerb = grammarWords('verb-follows');
const isPlainCue = grammarWords('plain-cues');
const isArticle = grammarWords('articles');
const SHOWN = grammarVerbs('shown');

export interface Group {
  /** First and last word of the verb with its helpers and small words. */
  from: number;
  to: number;
  head: number;
  verb: CueVerb;
  passive: boolean;
  infinitive: boolean;
}

type Barred = (at: number) => boolean;

/** The verb at `at` with its helpers, when it is one by which somebody speaks. */
export function groupAt(words: Word[], at: number, barred: Barred): Group | null {
  const word = words[at];
  if (!word || word.kind === 'determiner' || word.kind === 'preposition' || onlyLeads(words, at)) return null;
  const known = cueVerbsOf(word.plain);
  const object = lightObject(words, at);
  if (object === null && (known.length === 0 || !isVerbHere(words, at))) return null;
  const verb = object === null ? known.find((one) => fits(words, at, one)) : lightVerbOf(word.plain);
  if (!verb) return null;
  const { from, passive, infinitive } = helpersBefore(words, at, verb, barred);
  const to = object ?? endOfGroup(words, at, verb);
  return { from: withoutOpening(words, from, at), to, head: at, verb, passive, infinitive };
}

/** "refused to disclose": the verb that follows is the one that counts. */
const onlyLeads = (words: Word[], at: number): boolean =>
  LEADING_VERBS.has(words[at]?.plain ?? '') &&
  words[at + 1]?.plain === 'to' &&
  cueVerbsOf(words[at + 2]?.plain ?? '').some((one) => one.form === 'base' && one.needs.length === 0);

/** Leftward over helping verbs, adverbs and a verb that only leads to this one. */
function helpersBefore(
  words: Word[],
  head: number,
  verb: CueVerb,
  barred: Barred,
): Pick<Group, 'from' | 'passive' | 'infinitive'> {
  let from = head;
  let passive = false;
  for (let back = head - 1; back >= 0 && !barred(back); back -= 1) {
    const before = words[back];
    if (!before || /[,;:]|--|—/.test(before.after)) break;
    if (before.kind === 'auxiliary' || before.kind === 'modal') {
      passive ||= (from === head || back >= head - 2) && verb.form === 'past' && PASSIVE.has(before.plain);
    } else if (before.plain === 'to') {
      const lead = leadingVerbBefore(words, back);
      if (lead === null) return { from: back, passive, infinitive: true };
      back = lead;
    } else if (before.kind !== 'adverb' && before.plain !== 'not' && before.plain !== 'never') break;
    from = back;
  }
  return { from, passive, infinitive: false };
}

const PASSIVE = new Set(lexicon('en', 'function-words', 'passive').words);

/** "tried to", "went on to": the place of the verb that leads to the infinitive at `to`. */
function leadingVerbBefore(words: Word[], to: number): number | null {
  const lead = words[to - 1];
  if (!lead) return null;
  if (lead.plain === 'on') return LEADING_VERBS.has(words[to - 2]?.plain ?? '') ? to - 2 : null;
  return LEADING_VERBS.has(lead.plain) ? to - 1 : null;
}

/** "When", "then" and the like open the clause and are no part of the verb. */
function withoutOpening(words: Word[], start: number, head: number): number {
  let from = start;
  while (
    from < head &&
    words[from]?.kind === 'adverb' &&
    from > 0 &&
    words[from - 1]?.kind !== 'noun' &&
    words[from - 1]?.kind !== 'pronoun' &&
    opensClause(words[from])
  )
    from += 1;
  return from;
}

/** "expressed deep concern about": the last word of the object that makes a weak verb one of saying. */
function lightObject(words: Word[], at: number): number | null {
  const word = words[at];
  if (!word || word.after !== '' || !lightVerbOf(word.plain) || words[at - 1]?.kind === 'determiner') return null;
  for (let next = at + 1; next <= at + 4; next += 1) {
    const noun = words[next];
    if (!noun) return null;
    if (SAID_THINGS.has(noun.plain)) return noun.after === '' && leadsToThing(words[next + 1]) ? next + 1 : next;
    if (!/^(?:determiner|adjective|noun|adverb|number)$/.test(noun.kind) || noun.after !== '') return null;
  }
  return null;
}

/** Many of these words are nouns too: a noun's place is after a determiner, an adjective or a possessive. */
function isVerbHere(words: Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word) return false;
  if (ALSO_NOUNS.has(word.plain) && before?.kind !== 'modal' && before?.plain !== 'to' && !takesObject(words, at))
    return false;
  if (
    (word.kind === 'adjective' || word.kind === 'noun') &&
    /(?:ing|ed)$/.test(word.plain) &&
    before?.kind === 'auxiliary'
  )
    return true;
  if (/^(?:verb|gerund|participle)$/.test(word.kind))
    return (
      !(before && /^(?:determiner|preposition)$/.test(before.kind) && !maybeBeforeVerb(before)) ||
      word.kind === 'gerund'
    );
  if (isPlainCue(word)) return before?.kind !== 'determiner' || word.plain === 'said';
  if (
    word.kind === 'noun' &&
    next?.plain === 'that' &&
    word.after === '' &&
    before &&
    /^(?:noun|pronoun|number)$/.test(before.kind)
  )
    return true;
  if (word.kind === 'adjective' && /ed$/.test(word.plain) && before?.kind === 'pronoun') return true;
  return (
    word.kind === 'noun' &&
    before !== undefined &&
    (before.kind === 'pronoun' || before.kind === 'modal') &&
    next !== undefined
  );
}

/** Something stands behind that a verb would govern. */
function takesObject(words: Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word || !next) return false;
  if (/[:“"]/.test(word.after)) return true;
  if (word.after !== '' || before?.kind === 'preposition' || before?.kind === 'adjective') return false;
  return (
    /^(?:determiner|pronoun)$/.test(next.kind) ||
    OPENS_CLAUSE.has(next.plain) ||
    next.plain === 'to' ||
    (next.proper && next.kind !== 'verb') ||
    ((before?.kind === 'pronoun' || before?.proper === true) && /^(?:noun|adjective)$/.test(next.kind))
  );
}

const OPENS_CLAUSE = new Set(lexicon('en', 'function-words', 'opens-clause').words);

function fits(words: Word[], at: number, verb: CueVerb): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return false;
  if (verb.needs.length > 0) return next !== undefined && verb.needs.includes(next.plain) && word.after === '';
  if (!verb.needsClause) return true;
  if (SHOWN.has(verb.lemma) && (/^[,.]/.test(word.after) || endOfGroup(words, at, verb) > at))
    return (
      /[,“”"]|''/.test(
        words
          .slice(Math.max(0, at - 6), at)
          .map((one) => one.before)
          .join(''),
      ) || verb.lemma !== 'show'
    );
  if (verb.lemma === 'write' && words.slice(Math.max(0, at - 3), at + 1).some((one) => /[”"]|''/.test(one.before)))
    return true;
  return (
    followedByClause(words, at) || /[“"«:]|''/.test(word.after) || (/[”",]/.test(word.before) && next === undefined)
  );
}

export function followedByClause(words: Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || /[,;.]/.test(words[at]?.after ?? '')) return false;
  if (OPENS_CLAUSE.has(next.plain) || next.plain === 'to') return true;
  if (next.kind === 'pronoun' && /^(?:verb|auxiliary|modal)$/.test(words[at + 2]?.kind ?? '')) return true;
  return false;
}

const nouns = (section: string): readonly string[] => lexicon('en', 'speech-nouns', section).words;
const STATEMENT = new Set(nouns('texts'));
const NOT_VOICED = new Set(nouns('not-voiced'));
const SAID_THINGS = new Set([...CUE_NOUNS, ...nouns('voiced')].filter((word) => !NOT_VOICED.has(word)));

/** "said in a statement", "called for": what belongs to the verb on its right. */
function endOfGroup(words: Word[], at: number, verb: CueVerb): number {
  if (verb.needs.length > 0) return at + 1;
  if (words[at + 1]?.plain === 'in' && words[at]?.after === '') {
    for (let step = 2; step <= 4; step += 1) {
      const word = words[at + step];
      if (!word || (step === 2 && !isArticle(word))) break;
      if (STATEMENT.has(word.plain)) return at + step;
    }
  }
  return at;
}
