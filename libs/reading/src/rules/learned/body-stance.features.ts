import { frameAt, isStopword, lexicon, words, type Frame } from '@corroborate/text';
import { CUE_NAMES, cueCounts } from '../page/manner.cues';
import { keysOf, LEAD_PARTS, type TextModel, type TextPart } from '../page/text-parts';
import { rarity } from './word-rarity';

/** Features of a headline and a text, each about 0 to 1, and the sentences most similar to the headline, best first. */
export function pairFeatures(headline: string, text: TextModel) {
  const title = [...new Set(keysOf(headline))];
  const shares = new Map(text.parts.map((part) => [part, share(title, part.keys)]));
  const shareOf = (part: TextPart): number => shares.get(part) ?? 0;
  const closest = text.parts
    .filter((part) => shareOf(part) > 0.15)
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, 4);
  return { values: { ...nearness(title, headline, text, shareOf), ...manner(headline, text, closest) }, closest };
}

const SAID = lexicon('en', 'traits', 'said-in-headline').pattern;
const capped = (value: number, top: number): number => Math.min(value, top) / top;
const weigh = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + rarity(key), 0);
const union = (parts: TextPart[]): Set<string> => new Set(parts.flatMap((part) => [...part.keys]));

/** Share of the words present, weighted by rarity. */
function share(wanted: readonly string[], found: { has(key: string): boolean }): number {
  const total = weigh(wanted);
  return total === 0 ? 0 : weigh(wanted.filter((key) => found.has(key))) / total;
}

/** Similarity of the text to the headline, whatever its stance. */
function nearness(
  title: string[],
  headline: string,
  text: TextModel,
  shareOf: (part: TextPart) => number,
): Record<string, number> {
  const { parts, counts } = text;
  const page = share(title, counts);
  const opening = union(parts.slice(0, LEAD_PARTS));
  const lead = share(title, opening);
  const sentence = Math.max(0, ...parts.map(shareOf));
  const best = parts.findIndex((part) => shareOf(part) === sentence);
  return {
    page,
    lead,
    sentence,
    window: Math.max(0, ...parts.map((_, at) => share(title, union(parts.slice(at, at + 2))))),
    pageSq: page * page,
    sentenceSq: sentence * sentence,
    leadSentence: lead * sentence,
    pageSentence: page * sentence,
    low: Math.max(0, 0.25 - page) * 4,
    high: Math.max(0, page - 0.6) * 2.5,
    cos: cosine(title, counts),
    ...rareWords(title, text, opening),
    ...aboutIt(title, counts),
    matched: capped(title.filter((key) => counts.has(key)).length, 8),
    pairs: neighbours(title, parts),
    figures: figures(headline, title, counts),
    titleWords: capped(title.length, 15),
    length: capped(Math.log(1 + text.characters), 10),
    short: parts.length < 5 ? 1 : 0,
    late: best < 0 ? 1 : capped(best, 15),
  };
}

/** The most distinctive words: rare ones and names. */
function rareWords(
  title: string[],
  { counts, names }: TextModel,
  opening: ReadonlySet<string>,
): Record<string, number> {
  const rare = [...title].sort((a, b) => rarity(b) - rarity(a)).slice(0, 3);
  const named = title.filter((key) => names.has(key));
  return {
    rare: share(rare, counts),
    rarest: share(rare.slice(0, 1), counts),
    rareLead: share(rare, opening),
    one: title.some((key) => counts.has(key) && rarity(key) > 0.8) ? 1 : 0,
    named: title.length === 0 ? 0 : weigh(named) / weigh(title),
    namedFound: named.length > 0 ? 1 : 0,
    namedTwo: named.length > 1 ? 1 : 0,
    namedThree: named.length > 2 ? 1 : 0,
  };
}

/** Whether the main subject of the text is that of the headline. */
function aboutIt(title: string[], counts: TextModel['counts']): Record<string, number> {
  const top = [...counts]
    .sort((a, b) => b[1] * rarity(b[0]) - a[1] * rarity(a[0]))
    .slice(0, 8)
    .map(([key]) => key);
  return {
    top: capped(top.filter((key) => title.includes(key)).length, 5),
    topOne: title.includes(top[0] ?? '') ? 1 : 0,
    topTwo: top.slice(0, 4).filter((key) => title.includes(key)).length > 1 ? 1 : 0,
    repeated: capped(title.filter((key) => (counts.get(key) ?? 0) > 2).length, 5),
  };
}

/** Neighbours in the headline that meet in one sentence. */
function neighbours(title: string[], parts: TextPart[]): number {
  const pairs = title.slice(1).map((key, at): [string, string] => [title[at] ?? '', key]);
  return pairs.length === 0
    ? 0
    : pairs.filter(([a, b]) => parts.some((part) => part.keys.has(a) && part.keys.has(b))).length / pairs.length;
}

function figures(headline: string, title: string[], counts: TextModel['counts']): number {
  if (!/\d/.test(headline)) return 0;
  return title.some((key) => /\d/.test(key) && counts.has(key)) ? 1 : -1;
}

function cosine(title: string[], counts: TextModel['counts']): number {
  const weight = (key: string, times: number): number => (1 + Math.log(times)) * rarity(key);
  const norm = Math.hypot(...[...counts].map(([key, times]) => weight(key, times))) * Math.hypot(...title.map(rarity));
  return norm === 0
    ? 0
    : title.reduce((sum, key) => sum + (counts.has(key) ? weight(key, counts.get(key) ?? 1) * rarity(key) : 0), 0) /
        norm;
}

/** How the text presents what it shares with the headline: as fact, claim, doubt or denial. */
function manner(headline: string, text: TextModel, closest: TextPart[]): Record<string, number> {
  const [h, n] = [cueCounts(headline), cueCounts(closest.map((part) => part.text).join(' '))];
  const { lead: l, whole: b } = text;
  const out: Record<string, number> = {};
  for (const cue of CUE_NAMES) {
    out[`${cue}H`] = capped(h[cue], 1);
    out[`${cue}L`] = capped(l[cue], 3);
    out[`${cue}N`] = capped(n[cue], 3);
    out[`${cue}B`] = capped(b[cue], 8);
    out[`${cue}R`] = Math.min(1, b[cue] / Math.max(1, text.parts.length));
  }
  const bare = (counts: typeof h): number => (counts.hedge + counts.doubt + counts.refute === 0 ? 1 : 0);
  return {
    ...out,
    against: h.refute === 0 ? capped(n.refute, 3) : 0,
    againstLead: h.refute === 0 ? capped(l.refute, 3) : 0,
    bothRefute: h.refute > 0 ? capped(b.refute, 8) : 0,
    onlyTitleRefutes: h.refute > 0 && b.refute === 0 ? 1 : 0,
    bothHedge: h.hedge > 0 ? capped(n.hedge, 3) : 0,
    plainBoth: bare(n),
    plainLead: bare(l),
    questionH: headline.includes('?') ? 1 : 0,
    colonH: /:\s/.test(headline) ? 1 : 0,
    quoteH: /["“”]|(?:^|\s)['‘]/.test(headline) ? 1 : 0,
    sayH: SAID.test(headline) ? 1 : 0,
    questionB: capped(text.questions, 4),
    quotesB: capped(text.quotes, 20),
    updateB: text.noted ? 1 : 0,
    ...frames(closest.slice(0, 2)),
  };
}

function frames(closest: TextPart[]): Record<string, number> {
  const read = closest.map(frameOfEnd);
  const any = (key: keyof Omit<Frame, 'cues'>): number => (read.some((frame) => frame[key]) ? 1 : 0);
  return {
    negatedF: any('negated'),
    hedgedF: any('hedged'),
    rumourF: any('rumour'),
    debunkedF: any('debunked'),
    questionF: any('question'),
    plannedF: any('planned'),
  };
}

/** The frame at a sentence's last meaningful word, which has all of its last clause before it. */
function frameOfEnd({ text }: TextPart): Frame {
  const last = words(text)
    .filter((word) => !isStopword(word.folded))
    .at(-1);
  return frameAt(text, last?.start ?? 0, last?.end ?? 0);
}
