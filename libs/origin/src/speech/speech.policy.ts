import { accordingTo, nominal, saidByNobody, unsourced } from './bare-cue.policy';
import { contentOf } from './content.policy';
import { byLine } from './line-speakers.policy';
import type { Stretch } from './noun-phrase.policy';
import { quotesIn } from './quotes.policy';
import { speakerOf } from './speaker.policy';
import { foreignSpeech } from './speech.languages';
import type { Found, Span, SpeechAct } from './speech.types';
import { groupAt, type Group } from './verb-group.policy';
import { tagWords, type Word } from './words.tagger';

const MAX_CHARS = 40_000;
const MAX_ACTS = 400;

/**
 * Every attribution of a text, in order: who says, thinks or wants what. `language` is a two-letter code; English is
 * read in full, Spanish, Portuguese, French and German by their plainest cues, others not at all. Bounded to the first
 * 40,000 characters. What it finds are speakers: it says nothing of whose reporting a page is. `wanted` may leave out
 * stretches of an English text in which nobody needs to be found.
 */
export function extractSpeech(text: string, language = 'en', wanted?: (stretch: Span) => boolean): SpeechAct[] {
  const code = language.slice(0, 2).toLowerCase();
  if (code !== 'en') return foreignSpeech(text.slice(0, MAX_CHARS), code);
  return speechIn(text, wanted).map(({ source, cue, content }) => ({ source, cue, content }));
}

/** The same with what the rules saw, for measuring them. */
function speechIn(text: string, wanted?: (stretch: Span) => boolean): Found[] {
  const body = text.slice(0, MAX_CHARS);
  const quotes = quotesIn(body);
  const found = tagWords(body, wanted).flatMap((words) => inSentence(words, quotes));
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
      found.push({
        ...make(words, { ...phrase, quotes }, at),
        lemma: 'according to',
        how: 'phrase',
        covers: phrase.covers,
      });
      at = phrase.cue.to;
      continue;
    }
    const bare = unsourced(words, at) ?? nominal(words, at) ?? saidByNobody(words, at);
    if (bare) {
      found.push({
        ...make(words, { ...bare, covers: null, quotes }, at),
        lemma: words[bare.cue.to]?.plain ?? '',
        how: bare.how,
        covers: null,
      });
      at = bare.cue.to;
      continue;
    }
    const group = groupAt(words, at, barred);
    if (!group) continue;
    const { source, how, ok } = speakerOf({ words, barred, quotes, earlier: groups }, group);
    groups.push({ group, subject: source });
    const covers = contentOf(words, group, source);
    if (ok)
      found.push({ ...make(words, { source, cue: group, covers, quotes }, at), lemma: group.verb.lemma, how, covers });
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

function make(
  words: Word[],
  { source, cue, covers, quotes }: Parts,
  at: number,
): Omit<Found, 'lemma' | 'how' | 'covers'> {
  const said = covers && covers.from <= covers.to ? spanOf(words, covers) : null;
  const spoken = spanOf(words, cue) ?? { start: 0, end: 0 };
  const named = source ? spanOf(words, source) : null;
  const first = Math.min(spoken.start, named?.start ?? Infinity);
  const quoted = quotes.filter((quote) => quote.end <= first && first - quote.end <= 2);
  return { source: named, cue: spoken, content: [...quoted, ...(said ? [said] : [])], at };
}

function spanOf(words: Word[], { from, to }: Stretch): Span | null {
  const [first, last] = [words[from], words[to]];
  return first && last
    ? {
        start: first.start,
        end:
          last.end +
          (/^\)/.test(last.after) && words.slice(from, to + 1).some((word) => word.before.includes('(')) ? 1 : 0),
      }
    : null;
}

/** No one is quoted by name inside what somebody else says. */
function outermost(found: Found[]): Found[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.covers !== null && one.at >= other.covers.from && one.at <= other.covers.to,
      ),
  );
}
