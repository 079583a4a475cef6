import { ALSO_NOUNS, CUE_NOUNS, cueVerbsOf, INVERTIBLE, LEADING_VERBS, lightVerbOf, type CueVerb } from './cue.lexicon';
import { isTime, nameAfter, subjectBefore, type Stretch } from './noun-phrase.policy';
import { foreignSpeech } from './speech.languages';
import { quotesIn } from './quotes.policy';
import type { SpeechAct, Span } from './speech.types';
import { tagWords, type Word } from './words.tagger';

const MAX_CHARS = 40_000;
const MAX_ACTS = 400;

interface Group {
  /** First and last word of the verb with its helpers and small words. */
  from: number;
  to: number;
  head: number;
  verb: CueVerb;
  passive: boolean;
  infinitive: boolean;
}

interface Found extends SpeechAct {
  /** Place of the cue's main word in its sentence. */
  at: number;
  lemma: string;
  /** Which rule found it. */
  how: string;
  /** Words of this sentence that are its content: whatever is said in there is said by this source. */
  covers: Stretch | null;
}

/**
 * Every attribution of a text, in order: who says, thinks or wants what. `language` is a two-letter code; English is read in
 * full, Spanish, Portuguese, French and German by their plainest cues, others not at all. Bounded to the first 40,000
 * characters. What it finds are speakers: it says nothing of whose reporting a page is.
 */
export function extractSpeech(text: string, language = 'en'): SpeechAct[] {
  const code = language.slice(0, 2).toLowerCase();
  if (code !== 'en') return foreignSpeech(text.slice(0, MAX_CHARS), code);
  return speechIn(text).map(({ source, cue, content }) => ({ source, cue, content }));
}

/** The same with what the rules saw, for measuring them. */
export function speechIn(text: string): Found[] {
  const body = text.slice(0, MAX_CHARS);
  const quotes = quotesIn(body);
  const found = tagWords(body).flatMap((words) => inSentence(words, quotes));
  return [...found, ...byLine(body)].sort((a, b) => a.cue.start - b.cue.start).slice(0, MAX_ACTS);
}

function inSentence(words: Word[], quotes: Span[]): Found[] {
  const barredWords = words.map((word) => quotes.some((quote) => word.start >= quote.start && word.end <= quote.end));
  const barred = (at: number): boolean => barredWords[at] ?? false;
  const found: Found[] = [];
  const groups: { group: Group; subject: Stretch | null }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (barred(at)) continue;
    const phrase = accordingTo(words, at, barred);
    if (phrase) {
      found.push({ ...make(words, { ...phrase, quotes }, at), lemma: 'according to', how: 'phrase', covers: phrase.covers });
      at = phrase.cue.to;
      continue;
    }
    const bare = unsourced(words, at) ?? nominal(words, at) ?? saidByNobody(words, at);
    if (bare) {
      found.push({ ...make(words, { ...bare, covers: null, quotes }, at), lemma: words[bare.cue.to]?.plain ?? '', how: bare.how, covers: null });
      at = bare.cue.to;
      continue;
    }
    const group = groupAt(words, at, barred);
    if (!group) continue;
    const { source, how, ok } = speakerOf(words, group, groups, barred, quotes);
    groups.push({ group, subject: source });
    const covers = contentOf(words, group, source);
    if (ok) found.push({ ...make(words, { source, cue: group, covers, quotes }, at), lemma: group.verb.lemma, how, covers });
    at = Math.max(at, group.to);
  }
  return outermost(found);
}

interface Parts {
  source: Stretch | null;
  cue: Stretch;
  covers: Stretch | null;
  quotes: Span[];
}

function make(words: Word[], { source, cue, covers, quotes }: Parts, at: number): Omit<Found, 'lemma' | 'how' | 'covers'> {
  const said = covers && covers.from <= covers.to ? spanOf(words, covers) : null;
  const spoken = spanOf(words, cue) ?? { start: 0, end: 0 };
  const named = source ? spanOf(words, source) : null;
  const first = Math.min(spoken.start, named?.start ?? Infinity);
  const quoted = quotes.filter((quote) => quote.end <= first && first - quote.end <= 2);
  return { source: named, cue: spoken, content: [...quoted, ...(said ? [said] : [])], at };
}

function spanOf(words: Word[], { from, to }: Stretch): Span | null {
  const [first, last] = [words[from], words[to]];
  return first && last ? { start: first.start, end: last.end + (/^\)/.test(last.after) && words.slice(from, to + 1).some((word) => word.before.includes('(')) ? 1 : 0) } : null;
}

/** No one is quoted by name inside what somebody else says. */
function outermost(found: Found[]): Found[] {
  return found.filter((one) => !found.some((other) => other !== one && other.covers !== null && one.at >= other.covers.from && one.at <= other.covers.to));
}

function accordingTo(words: Word[], at: number, barred: (at: number) => boolean): { source: Stretch; cue: Stretch; covers: Stretch | null } | null {
  if (words[at]?.plain !== 'according' || words[at + 1]?.plain !== 'to') return null;
  const source = nameAfter(words, at + 2, barred, true);
  if (!source) return null;
  const covers = at > 2 ? { from: clauseStart(words, at), to: at - 1 } : { from: source.to + 1, to: words.length - 1 };
  return { source, cue: { from: at, to: at + 1 }, covers };
}

/** "reportedly", "it was unclear whether": said by nobody in particular. */
function unsourced(words: Word[], at: number): { source: null; cue: Stretch; how: string } | null {
  const word = words[at];
  if (word && /^(?:reportedly|allegedly|purportedly|supposedly)$/.test(word.plain)) return { source: null, cue: { from: at, to: at }, how: 'adverb' };
  if (word?.plain !== 'it' || words[at + 1]?.kind !== 'auxiliary') return null;
  const clear = words.slice(at + 2, at + 5).findIndex(({ plain }) => plain === 'clear' || plain === 'unclear');
  return clear < 0 ? null : { source: null, cue: { from: at, to: at + 2 + clear }, how: 'it is clear' };
}

/** "his claim that", "the mayor's call for": the owner of the word is the source. */
function nominal(words: Word[], at: number): { source: Stretch; cue: Stretch; how: string } | null {
  const word = words[at];
  const owner = word !== undefined && (/^(?:his|her|their|its)$/.test(word.plain) || (/['’]s$/.test(word.text) && word.proper));
  if (!owner || word.after !== '') return null;
  for (let next = at + 1; next <= at + 4; next += 1) {
    const noun = words[next];
    if (!noun || (noun.kind !== 'adjective' && noun.kind !== 'noun' && !CUE_NOUNS.has(noun.plain))) return null;
    const follow = words[next + 1];
    if (!CUE_NOUNS.has(noun.plain)) {
      if (noun.after !== '') return null;
      continue;
    }
    if (!follow || noun.after !== '' || !/^(?:that|to|for|about|of|on|with|against)$/.test(follow.plain)) return null;
    return { source: { from: at, to: at }, cue: { from: at + 1, to: follow.plain === 'that' || follow.plain === 'to' ? next : next + 1 }, how: 'noun' };
  }
  return null;
}

/** "growing concerns that": a word of saying with a clause and no owner. */
function saidByNobody(words: Word[], at: number): { source: null; cue: Stretch; how: string } | null {
  const [word, next, second] = [words[at], words[at + 1], words[at + 2]];
  if (!word || !CUE_NOUNS.has(word.plain) || word.after !== '' || next?.plain !== 'that' || !second || /^(?:verb|modal|auxiliary)$/.test(second.kind)) return null;
  if (word.kind !== 'noun' || words[at - 1]?.kind === 'pronoun' || words[at - 1]?.kind === 'auxiliary') return null;
  let from = at;
  while (from > 0 && /^(?:adjective|gerund)$/.test(words[from - 1]?.kind ?? '') && words[from - 1]?.after === '') from -= 1;
  return { source: null, cue: { from, to: at }, how: 'noun that' };
}

function clauseStart(words: Word[], at: number): number {
  for (let back = at - 2; back >= 0; back -= 1) if (/[;:]|--|—/.test(words[back]?.after ?? '')) return back + 1;
  return 0;
}

/** The verb at `at` with its helpers, when it is one by which somebody speaks. */
function groupAt(words: Word[], at: number, barred: (at: number) => boolean): Group | null {
  const word = words[at];
  if (!word || word.kind === 'determiner' || word.kind === 'preposition') return null;
  const known = cueVerbsOf(word.plain);
  if (LEADING_VERBS.has(word.plain) && words[at + 1]?.plain === 'to' && cueVerbsOf(words[at + 2]?.plain ?? '').some((one) => one.form === 'base' && one.needs.length === 0)) return null;
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
      passive ||= from === at || back >= at - 2 ? /^(?:is|are|was|were|be|been|being|am|isn't|aren't|wasn't|weren't|get|got|'s)$/.test(before.plain) && verb.form === 'past' : passive;
      from = back;
    } else if (before.kind === 'adverb' || before.plain === 'not' || before.plain === 'never') {
      from = back;
    } else if (before.plain === 'to') {
      const lead = words[back - 1];
      from = back;
      infinitive = true;
      if (lead && (LEADING_VERBS.has(lead.plain) || (lead.plain === 'on' && LEADING_VERBS.has(words[back - 2]?.plain ?? '')))) {
        from = lead.plain === 'on' ? back - 2 : back - 1;
        back = from;
        infinitive = false;
      } else break;
    } else break;
  }
  while (from < at && words[from]?.kind === 'adverb' && from > 0 && words[from - 1]?.kind !== 'noun' && words[from - 1]?.kind !== 'pronoun' && /^(?:when|then|so|even|only)$/.test(words[from]?.plain ?? '')) from += 1;
  return { from, to: object ?? endOfGroup(words, at, verb), head: at, verb, passive, infinitive };
}

/** "expressed deep concern about": the last word of the object that makes a weak verb one of saying. */
function lightObject(words: Word[], at: number): number | null {
  const word = words[at];
  if (!word || word.after !== '' || !lightVerbOf(word.plain) || words[at - 1]?.kind === 'determiner') return null;
  for (let next = at + 1; next <= at + 4; next += 1) {
    const noun = words[next];
    if (!noun) return null;
    if (SAID_THINGS.has(noun.plain)) return noun.after === '' && /^(?:about|of|over|on|for|against|to)$/.test(words[next + 1]?.plain ?? '') ? next + 1 : next;
    if (!/^(?:determiner|adjective|noun|adverb|number)$/.test(noun.kind) || noun.after !== '') return null;
  }
  return null;
}

/** Many of these words are nouns too: a noun's place is after a determiner, an adjective or a possessive. */
function isVerbHere(words: Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word) return false;
  if (ALSO_NOUNS.has(word.plain) && before?.kind !== 'modal' && before?.plain !== 'to' && !takesObject(words, at)) return false;
  if ((word.kind === 'adjective' || word.kind === 'noun') && /(?:ing|ed)$/.test(word.plain) && before?.kind === 'auxiliary') return true;
  if (/^(?:verb|gerund|participle)$/.test(word.kind)) return !(before && /^(?:determiner|preposition)$/.test(before.kind) && !/^(?:who|that|which|to|by|of|without|in|for|after|all|both|many|some|others?|most|few)$/.test(before.plain)) || word.kind === 'gerund';
  if (/^(?:said|says|told|argues|claims|writes|wrote|notes|noted|believes|thinks)$/.test(word.plain)) return before?.kind !== 'determiner' || word.plain === 'said';
  if (word.kind === 'noun' && next?.plain === 'that' && word.after === '' && before && /^(?:noun|pronoun|number)$/.test(before.kind)) return true;
  if (word.kind === 'adjective' && /ed$/.test(word.plain) && before?.kind === 'pronoun') return true;
  return word.kind === 'noun' && before !== undefined && (before.kind === 'pronoun' || before.kind === 'modal') && next !== undefined;
}

/** Something stands behind that a verb would govern. */
function takesObject(words: Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word || !next) return false;
  if (/[:“"]/.test(word.after)) return true;
  if (word.after !== '' || before?.kind === 'preposition' || before?.kind === 'adjective') return false;
  return /^(?:determiner|pronoun)$/.test(next.kind) || OPENS_CLAUSE.has(next.plain) || next.plain === 'to' || (next.proper && next.kind !== 'verb') || ((before?.kind === 'pronoun' || before?.proper === true) && /^(?:noun|adjective)$/.test(next.kind));
}

const OPENS_CLAUSE = new Set('that if whether how why what who when where'.split(' '));

function fits(words: Word[], at: number, verb: CueVerb): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return false;
  if (verb.needs.length > 0) return next !== undefined && verb.needs.includes(next.plain) && word.after === '';
  if (!verb.needsClause) return true;
  if (/^(?:write|observe|read|show|state)$/.test(verb.lemma) && (/^[,.]/.test(word.after) || endOfGroup(words, at, verb) > at)) return /[,“”"]|''/.test(words.slice(Math.max(0, at - 6), at).map((one) => one.before).join('')) || verb.lemma !== 'show';
  if (verb.lemma === 'write' && words.slice(Math.max(0, at - 3), at + 1).some((one) => /[”"]|''/.test(one.before))) return true;
  return followedByClause(words, at) || /[“"«:]|''/.test(word.after) || (/[”",]/.test(word.before) && next === undefined);
}

function followedByClause(words: Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next || /[,;.]/.test(words[at]?.after ?? '')) return false;
  if (OPENS_CLAUSE.has(next.plain) || next.plain === 'to') return true;
  if (next.kind === 'pronoun' && /^(?:verb|auxiliary|modal)$/.test(words[at + 2]?.kind ?? '')) return true;
  return false;
}

const STATEMENT = new Set('statement email e-mail interview letter tweet post speech memo message article column report filing book note release briefing debate op-ed testimony'.split(' '));

const SAID_THINGS = new Set([...CUE_NOUNS, ...'outrage anger skepticism doubts reservations interest confidence sympathy regret disappointment frustration criticism backlash ridicule insights advice offense exception objection objections statement letter warning condemnation'.split(' ')].filter((word) => !/^(?:plans?|decisions?|charges?|calls?|ideas?|positions?|messages?|support|hope|views?|attacks?)$/.test(word)));

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

interface Speaker {
  source: Stretch | null;
  how: string;
  ok: boolean;
}

function speakerOf(words: Word[], group: Group, earlier: { group: Group; subject: Stretch | null }[], barred: (at: number) => boolean, quotes: Span[]): Speaker {
  const { from, head, verb } = group;
  if (group.passive) return passiveSpeaker(words, group, barred);
  const inverted = INVERTIBLE.has(verb.lemma) && verb.form !== 'ing' && verb.form !== 'base' && from === head ? invertedSpeaker(words, group, barred, quotes) : null;
  if (inverted) return { source: inverted, how: 'inverted', ok: true };
  const before = words[from - 1];
  if (verb.form === 'ing' && from === head) return gerundSpeaker(words, group, earlier, barred);
  // What somebody does in order to say something is seldom said yet.
  if (group.infinitive) return { source: null, how: 'infinitive', ok: false };
  if (before && /^(?:and|but|or|then)$/.test(before.plain)) return sharedSpeaker(words, from - 1, barred, earlier);
  const source = subjectBefore(words, from - 1, barred);
  if (source) return { source, how: 'subject', ok: words[source.to]?.plain !== 'it' || !/^(?:seem|appear|look|mean|feel|take|see|know|want|allow|prove)$/.test(verb.lemma) };
  return { source: null, how: 'none', ok: false };
}

/** `"…," said Ann Roe, a baker`: after a quote or a comma, with a name on the right. */
function invertedSpeaker(words: Word[], { from, to }: Group, barred: (at: number) => boolean, quotes: Span[]): Stretch | null {
  const [word, before, next] = [words[from], words[from - 1], words[to + 1]];
  if (!word || !next || next.plain === 'that' || /["“]/.test(words[to]?.after ?? '')) return null;
  const afterQuote = quotes.some((quote) => quote.end <= word.start && word.start - quote.end <= 2) || (before === undefined && quotes.some((quote) => quote.end <= word.start && word.start - quote.end <= 3));
  const afterComma = before !== undefined && /[,”"]/.test(before.after);
  if (!afterQuote && !afterComma) return null;
  if (!afterQuote && !next.proper && next.kind !== 'pronoun' && next.kind !== 'determiner') return null;
  if (next.kind === 'pronoun' && !/^(?:he|she|they|i|we|one)$/.test(next.plain)) return null;
  const name = nameAfter(words, to + 1, barred, true);
  if (!name) return null;
  const follow = words[name.to + 1];
  if (follow && /^(?:verb|auxiliary|modal)$/.test(follow.kind) && words[name.to]?.after === '') return null;
  if (!afterQuote && follow && !/^[,.;]/.test(words[name.to]?.after ?? '')) return null;
  return name;
}

function passiveSpeaker(words: Word[], { to, verb }: Group, barred: (at: number) => boolean): Speaker {
  for (let at = to + 1; at <= Math.min(words.length - 1, to + 6); at += 1) {
    if (words[at]?.plain === 'by') return { source: nameAfter(words, at + 1, barred, false), how: 'passive by', ok: true };
    if (/[,;.]/.test(words[at]?.after ?? '')) break;
  }
  return { source: null, how: 'passive', ok: !/^(?:tell|post|publish|back|report|summarize)$/.test(verb.lemma) };
}

/** "…, saying that": whoever acts in the sentence so far; "a letter saying": the letter. */
function gerundSpeaker(words: Word[], group: Group, earlier: { group: Group; subject: Stretch | null }[], barred: (at: number) => boolean): Speaker {
  const { from } = group;
  const before = words[from - 1];
  if (before && before.kind === 'noun' && before.after === '') {
    const source = subjectBefore(words, from - 1, barred);
    if (source && !/^(?:day|year|week|month)/.test(before.plain) && !isTime(before)) return { source: closest(words, source), how: 'gerund of noun', ok: true };
  }
  const last = earlier.at(-1);
  const source = last?.subject ?? firstSubject(words, from, barred);
  return { source, how: 'gerund', ok: true };
}

const closest = (words: Word[], { from, to }: Stretch): Stretch => {
  for (let at = to - 1; at >= from; at -= 1) {
    const word = words[at];
    if (word && /^(?:preposition|gerund|verb|participle)$/.test(word.kind) && word.plain !== 'of') return { from: at + 1, to };
  }
  return { from, to };
};

/** "Ann Roe stood up and said": the subject of the verb before. */
function sharedSpeaker(words: Word[], at: number, barred: (at: number) => boolean, earlier: { group: Group; subject: Stretch | null }[]): Speaker {
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
    if (words[start - 1]?.plain === 'to' || /^(?:and|or|but)$/.test(words[start - 1]?.plain ?? '')) continue;
    const subject = subjectBefore(words, start - 1, barred);
    if (subject && !/^(?:who|that|which)$/.test(words[subject.from]?.plain ?? '')) return subject;
  }
  return null;
}

/** What stands under the verb: to the end of the sentence after "that", else to the next comma; before it when it closes. */
function contentOf(words: Word[], { to, verb }: Group, source: Stretch | null): Stretch | null {
  const after = Math.max(to, source && source.from > to ? source.to : to);
  const next = words[after + 1];
  if (!next) return { from: 0, to: Math.min(to, source?.from ?? to) - 1 };
  if (/[,]/.test(words[after]?.after ?? '') && !/[“"]/.test(words[after]?.after ?? '')) return /^(?:say|note|argue|add|write|explain)$/.test(verb.lemma) && source !== null && source.to < to && after === to ? { from: after + 1, to: clauseEnd(words, after + 1) } : null;
  const clause = verb.needsClause || followedByClause(words, after) || /^(?:say|tell|believe|think|argue|claim|contend|insist|note|warn|suggest|add)$/.test(verb.lemma);
  if (clause) return { from: after + 1, to: clauseEnd(words, after + 1) };
  let end = after + 1;
  while (end < words.length - 1 && !/[,;:—]|--/.test(words[end]?.after ?? '') && !/^(?:and|but|while|as|after|because)$/.test(words[end + 1]?.plain ?? '')) end += 1;
  return { from: after + 1, to: end };
}

/** Where what is said ends: at the sentence's end, or where the speaker goes on with "and … said" or ", adding". */
function clauseEnd(words: Word[], from: number): number {
  for (let at = from; at < words.length - 1; at += 1) {
    const [word, next, second] = [words[at], words[at + 1], words[at + 2]];
    if (!word || !next) break;
    if (/;/.test(word.after)) return at;
    if (/,/.test(word.after) && next.kind === 'gerund' && cueVerbsOf(next.plain).length > 0) return at;
    if (/^(?:and|but)$/.test(next.plain) && second && second.kind === 'verb' && /^(?:said|told|called|added|wrote|warned|urged|asked|accused|noted|argued)$/.test(second.plain)) return at;
    if (/,/.test(word.after) && /^(?:according)$/.test(next.plain)) return at;
    if (/,/.test(word.after) && /^(?:and|but|while|though|although)$/.test(next.plain) && speaksSoon(words, at + 2)) return at;
  }
  return words.length - 1;
}

/** Another clause with a speaker of its own begins here. */
function speaksSoon(words: Word[], from: number): boolean {
  const until = words.slice(from, from + 9).findIndex((word, at) => /^(?:verb|auxiliary|modal)$/.test(word.kind) || (at > 0 && /ed$/.test(word.plain)));
  return until > 0 && [until, until + 1, until + 2].some((at) => cueVerbsOf(words[from + at]?.plain ?? '').length > 0);
}

const HEADLINE = /^((?:\p{Lu}[\p{L}'.’-]+)(?: \p{Lu}[\p{L}'.’-]+){0,2})(:)\s/u;
const SPEAKER_LINE = /^["“]?((?:[\p{Lu}][\p{Lu}'.’-]+)(?: [\p{Lu}][\p{Lu}'.’-]+){0,3})(:)/u;
const SIGNATURE = /^([―—–])\s*(\p{Lu}[^\n,.:;]{2,60})(?:,|$)/u;

/** Transcripts (`ROE: …`) and signed quotes (`― Ann Roe`). */
function byLine(text: string): Found[] {
  const found: Found[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const speaker = SPEAKER_LINE.exec(line) ?? (offset === 0 ? HEADLINE.exec(line) : null);
    const signed = SIGNATURE.exec(line);
    const base = { content: [], at: 0, covers: null };
    if (speaker?.[1]) {
      const start = offset + line.indexOf(speaker[1]);
      const end = start + speaker[1].length;
      found.push({ ...base, source: { start, end }, cue: { start: end, end: end + 1 }, lemma: ':', how: 'line' });
    } else if (signed?.[2]) {
      const start = offset + line.indexOf(signed[2]);
      found.push({ ...base, source: { start, end: start + signed[2].length }, cue: { start: offset, end: offset + 1 }, lemma: '―', how: 'line' });
    }
    offset += line.length + 1;
  }
  return found;
}
