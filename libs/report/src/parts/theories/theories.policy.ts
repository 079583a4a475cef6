import { isCredibleElsewhere } from '@corroborate/domain';
import type { TopicModel } from '@corroborate/stance';
import { contentStems, frameAt, hasName, indexNames, lexicon, squash } from '@corroborate/text';
import { likeness } from '../likeness';
import type { ReadSource } from '../parts.types';
import { tellable, tellsIt, type Tellable } from '../read-sources';
import type { Theory } from './theories.types';

const LIMITS = { all: 12, perPage: 5, same: 0.5, answers: 3, answered: 0.6, stems: 2 };
const OFFERS = lexicon('en', 'theories', 'offers').pattern;
const RULES_OUT = lexicon('en', 'theories', 'rules-out').pattern;
const SETTLES = lexicon('en', 'theories', 'settles').pattern;

interface Offered {
  source: ReadSource;
  sentence: Tellable;
  /** What explains it: words of the sentence that are neither the topic's own nor the turn of speech. */
  stems: ReadonlySet<string>;
}

/** Explanations that sources offer beside what they tell as fact, each with what credible pages say of it. */
export function theoriesIn(sources: readonly ReadSource[], topic: TopicModel): Theory[] {
  const groups: Offered[][] = [];
  for (const one of sources.flatMap((source) => offeredBy(source, topic))) {
    const same = groups.find(([first]) => first && likeness(first.stems, one.stems) >= LIMITS.same);
    if (same) same.push(one);
    else groups.push([one]);
  }
  return groups
    .sort((a, b) => b.length - a.length)
    .slice(0, LIMITS.all)
    .flatMap((group) => theoryOf(group, sources, topic) ?? []);
}

function offeredBy(source: ReadSource, topic: TopicModel): Offered[] {
  if (!(source.article.language ?? 'en').startsWith('en')) return [];
  return tellable(source.page)
    .flatMap((sentence): Offered[] => {
      const cue = OFFERS.exec(sentence.text)?.[0];
      if (cue === undefined || RULES_OUT.test(sentence.text) || !isOnTopic(sentence, source, topic)) return [];
      const stems = explaining(sentence.text.replace(cue, ' '), topic);
      return stems.size >= LIMITS.stems ? [{ source, sentence, stems }] : [];
    })
    .slice(0, LIMITS.perPage);
}

function isOnTopic({ text, stems }: Tellable, source: ReadSource, { names, story }: TopicModel): boolean {
  const shared = story.filter((stem) => stems.has(stem)).length;
  const index = indexNames(text);
  const told = shared + (names.some((name) => hasName(index, name)) ? 1 : 0);
  return told >= (tellsIt(source) ? 1 : 3);
}

function explaining(text: string, { story }: TopicModel): ReadonlySet<string> {
  const own = new Set(story);
  return new Set(contentStems(text).filter((stem) => !own.has(stem) && !/\d/.test(stem)));
}

function theoryOf([first, ...others]: Offered[], sources: readonly ReadSource[], topic: TopicModel): Theory | null {
  if (!first) return null;
  const { text: quote, start, end } = first.sentence;
  const answers = sources
    .filter(({ view }) => isCredibleElsewhere(view))
    .flatMap((source) => answerIn(source, first, topic) ?? [])
    .slice(0, LIMITS.answers);
  return {
    text: squash(quote),
    quote,
    start,
    end,
    sourceIds: [...new Set([first, ...others].map(({ source }) => source.view.id))],
    answer: answers.length > 0 ? 'answered' : 'open',
    by: answers.map(({ sourceId }) => sourceId),
    answers,
  };
}

/** The sentence of a page that says that it is so, or that it is not. */
function answerIn({ view, page }: ReadSource, { sentence: asked, stems }: Offered, topic: TopicModel) {
  const found = tellable(page).find((one) => {
    if (one.text === asked.text || OFFERS.test(one.text)) return false;
    const cue = RULES_OUT.exec(one.text) ?? SETTLES.exec(one.text);
    if (!cue || isUnsure(one.text, cue.index, cue[0].length)) return false;
    return likeness(stems, explaining(one.text, topic)) >= LIMITS.answered;
  });
  return found ? { sourceId: view.id, quote: found.text, start: found.start, end: found.end } : null;
}

function isUnsure(text: string, at: number, length: number): boolean {
  const { hedged, question, planned } = frameAt(text, at, at + length);
  return hedged || question || planned;
}
