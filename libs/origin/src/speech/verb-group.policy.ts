import { ALSO_NOUNS, CUE_NOUNS, cueVerbsOf, LEADING_VERBS, lightVerbOf, type CueVerb } from './cue.lexicon';
import type { Word } from './words.tagger';

export interface Group {
  /** First and last word of the verb with its helpers and small words. */
  from: number;
  to: number;
  head: number;
  verb: CueVerb;
  passive: boolean;
  infinitive: boolean;
}

/** The verb at `at` with its helpers, when it is one by which somebody speaks. */
export function groupAt(words: Word[], at: number, barred: (at: number) => boolean): Group | null {
  const word = words[at];
  if (!word || word.kind === 'determiner' || word.kind === 'preposition') return null;
  const known = cueVerbsOf(word.plain);
  if (
    LEADING_VERBS.has(word.plain) &&
    words[at + 1]?.plain === 'to' &&
    cueVerbsOf(words[at + 2]?.plain ?? '').some((one) => one.form === 'base' && one.needs.length === 0)
  )
    return null;
  const object = lightObject(words, at);
  if (known.length === 0 && object === null) return null;
  if (object === null && !isVerbHere(words, at)) return null;
  const verb = object === null ? known.find((one) => fits(words, at, one)) : lightVerbOf(word.plain);
  if (!verb) return null;
  let from = at;
  let infinitive = false;
  let passive = false;
  for (let back = at - 1; back >= 0 && !barred(back); back -= 1) {
    const before = words[back];
    if (!before || /[,;:]|--|—/.test(before.after)) break;
    if (before.kind === 'auxiliary' || before.kind === 'modal') {
      passive ||=
        from === at || back >= at - 2
          ? /^(?:is|are|was|were|be|been|being|am|isn't|aren't|wasn't|weren't|get|got|'s)$/.test(before.plain) &&
            verb.form === 'past'
          : passive;
      from = back;
    } else if (before.kind === 'adverb' || before.plain === 'not' || before.plain === 'never') {
      from = back;
    } else if (before.plain === 'to') {
      const lead = words[back - 1];
      from = back;
      infinitive = true;
      if (
        lead &&
        (LEADING_VERBS.has(lead.plain) || (lead.plain === 'on' && LEADING_VERBS.has(words[back - 2]?.plain ?? '')))
      ) {
        from = lead.plain === 'on' ? back - 2 : back - 1;
        back = from;
        infinitive = false;
      } else break;
    } else break;
  }
  while (
    from < at &&
    words[from]?.kind === 'adverb' &&
    from > 0 &&
    words[from - 1]?.kind !== 'noun' &&
    words[from - 1]?.kind !== 'pronoun' &&
    /^(?:when|then|so|even|only)$/.test(words[from]?.plain ?? '')
  )
    from += 1;
  return { from, to: object ?? endOfGroup(words, at, verb), head: at, verb, passive, infinitive };
}

/** "expressed deep concern about": the last word of the object that makes a weak verb one of saying. */
function lightObject(words: Word[], at: number): number | null {
  const word = words[at];
  if (!word || word.after !== '' || !lightVerbOf(word.plain) || words[at - 1]?.kind === 'determiner') return null;
  for (let next = at + 1; next <= at + 4; next += 1) {
    const noun = words[next];
    if (!noun) return null;
    if (SAID_THINGS.has(noun.plain))
      return noun.after === '' && /^(?:about|of|over|on|for|against|to)$/.test(words[next + 1]?.plain ?? '')
        ? next + 1
        : next;
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
      !(
        before &&
        /^(?:determiner|preposition)$/.test(before.kind) &&
        !/^(?:who|that|which|to|by|of|without|in|for|after|all|both|many|some|others?|most|few)$/.test(before.plain)
      ) || word.kind === 'gerund'
    );
  if (/^(?:said|says|told|argues|claims|writes|wrote|notes|noted|believes|thinks)$/.test(word.plain))
    return before?.kind !== 'determiner' || word.plain === 'said';
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

const OPENS_CLAUSE = new Set('that if whether how why what who when where'.split(' '));

function fits(words: Word[], at: number, verb: CueVerb): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return false;
  if (verb.needs.length > 0) return next !== undefined && verb.needs.includes(next.plain) && word.after === '';
  if (!verb.needsClause) return true;
  if (
    /^(?:write|observe|read|show|state)$/.test(verb.lemma) &&
    (/^[,.]/.test(word.after) || endOfGroup(words, at, verb) > at)
  )
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

const STATEMENT = new Set(
  'statement email e-mail interview letter tweet post speech memo message article column report filing book note release briefing debate op-ed testimony'.split(
    ' ',
  ),
);

const SAID_THINGS = new Set(
  [
    ...CUE_NOUNS,
    ...'outrage anger skepticism doubts reservations interest confidence sympathy regret disappointment frustration criticism backlash ridicule insights advice offense exception objection objections statement letter warning condemnation'.split(
      ' ',
    ),
  ].filter(
    (word) =>
      !/^(?:plans?|decisions?|charges?|calls?|ideas?|positions?|messages?|support|hope|views?|attacks?)$/.test(word),
  ),
);

/** "said in a statement", "called for": what belongs to the verb on its right. */
function endOfGroup(words: Word[], at: number, verb: CueVerb): number {
  if (verb.needs.length > 0) return at + 1;
  if (words[at + 1]?.plain === 'in' && words[at]?.after === '') {
    for (let step = 2; step <= 4; step += 1) {
      const word = words[at + step];
      if (!word || (step === 2 && !/^(?:an?|the)$/.test(word.plain))) break;
      if (STATEMENT.has(word.plain)) return at + step;
    }
  }
  return at;
}
