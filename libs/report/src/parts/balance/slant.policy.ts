import type { Passage } from '@corroborate/domain';
import { kindOfPage } from '@corroborate/stance';
import { allMatches, everywhere, frameAt, hasName, indexNames, lexicon, lexiconLanguages } from '@corroborate/text';
import type { ReadSource } from '../parts.types';
import { ownWords } from '../read-sources';
import type { Side, SourceSlant } from './balance.types';
import type { Subject } from './subject.policy';

const MOST = 8;
/** What a judgement of its own counts against one that it passes on, and from where on a page takes a side. */
const WEIGH = { own: 2, passedOn: 1, side: 2 };

/** How one page speaks of the subject, and in which words. */
export function slantOf(source: ReadSource, subject: Subject): SourceSlant {
  const own = ownWords(source.article.text);
  const { toward, shows } = spokenOf(source, own, subject);
  const language = (source.article.language ?? 'en').slice(0, 2);
  return {
    sourceId: source.view.id,
    lean: source.view.lean ?? null,
    side: sideOf(toward),
    shows: shows.slice(0, MOST),
    loaded: marksIn(own, source.article.text, LOADED.get(language)),
    opinion: marksIn(own, source.article.text, OPINION.get(language)),
    opinionPage: kindOfPage(source.article, source.page)?.kind === 'opinion',
  };
}

const inLanguages = (list: string): ReadonlyMap<string, RegExp> =>
  new Map(lexiconLanguages(list).map((language) => [language, everywhere(lexicon(language, list))]));
const LOADED = inLanguages('loaded-words');
const OPINION = inLanguages('opinion-marks');

const MAX_CHARS = 20_000;
const marksIn = (own: string, text: string, pattern: RegExp | undefined): Passage[] =>
  pattern === undefined
    ? []
    : allMatches(own.slice(0, MAX_CHARS), pattern)
        .slice(0, MOST)
        .map(({ index, 0: found }) => passage(text, index, index + found.length));

const passage = (text: string, start: number, end: number): Passage => ({ quote: text.slice(start, end), start, end });

const sideOf = (toward: number): Side => {
  if (toward >= WEIGH.side) return 'for';
  return toward <= -WEIGH.side ? 'critical' : 'neutral';
};

const section = (name: string, worth: 1 | -1) => {
  const list = lexicon('en', 'toward', name);
  return { pattern: everywhere(list), worth, doneTo: list.traits.has('done-to') };
};
const TOWARD = [
  section('against-verbs', -1),
  section('against-traits', -1),
  section('for-verbs', 1),
  section('for-traits', 1),
];

interface Spoken {
  toward: number;
  shows: Passage[];
}

/** Sums what sentences that name the subject, or tell its story, say for and against it. */
function spokenOf({ article, page }: ReadSource, own: string, subject: Subject): Spoken {
  const shows: Passage[] = [];
  let toward = 0;
  for (const { text, start, stems } of page.sentences) {
    if (!speaksOf(text, stems, subject)) continue;
    for (const { pattern, worth, doneTo } of TOWARD)
      for (const match of allMatches(text, pattern)) {
        const [from, to] = [start + match.index, start + match.index + match[0].length];
        if (isUnsaid(text, match) || (doneTo && isDoer(text, match.index, subject))) continue;
        toward += worth * (doneTo || own.slice(from, to).trim() === '' ? WEIGH.passedOn : WEIGH.own);
        shows.push(passage(article.text, from, to));
      }
  }
  return { toward, shows };
}

function speaksOf(text: string, stems: ReadonlySet<string>, { names, story }: Subject): boolean {
  const index = indexNames(text);
  if (names.some((name) => hasName(index, name))) return true;
  return [...stems].filter((stem) => story.has(stem)).length >= 2;
}

const isUnsaid = (text: string, match: RegExpExecArray): boolean => {
  const { negated, question } = frameAt(text, match.index, match.index + match[0].length);
  return negated || question;
};

const PASSIVE = lexicon('en', 'persons', 'passive').source;
const BY_OTHERS = new RegExp(`\\b(?:${PASSIVE}|being|been)(?: \\p{L}+ly)? $`, 'iu');

/** “The mayor criticised the union” says nothing against the mayor. */
function isDoer(text: string, at: number, { names }: Subject): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  if (BY_OTHERS.test(before)) return false;
  const near = indexNames(before);
  return names.some((name) => hasName(near, name)) && !names.some((name) => hasName(indexNames(text.slice(at)), name));
}
