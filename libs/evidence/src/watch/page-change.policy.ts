import { because, isReadable, type PartDifference, type Reason, type SourceChange } from '@corroborate/domain';
import { cut, shareOf, shingles } from '@corroborate/text';
import { addressKey } from './address-key';
import {
  editedForm,
  figuresAlone,
  haystackOf,
  saysOtherwise,
  sentenceAround,
  containsSentence,
  changedWords,
  type Haystack,
} from './core.policy';
import { newNotice, type NewNotice } from './notices.policy';
import type { PageChange, PagesToCompare, PageState } from './page-change.types';
import { isCounter, isNumber, sentencesIn, tokensOf } from './tokens';
import { WATCH } from './watch.thresholds';
import { likeness, wordDiff } from './word-diff';

/**
 * How a page changed since it was judged. Compares the judged sentences, figures, headline, notices by the outlet and
 * the amount of text left; ignores everything around the report.
 */
export function pageChange(pages: PagesToCompare): PageChange {
  const { then, now } = pages;
  const notice = newNotice(then, now);
  if (!isReadable(now.verdict) && notice?.kind !== 'retracted') return lost(then, now);
  const { hay, kept } = findReportText(pages);
  const core = coreDifferences(pages, hay);
  const all = [...core, ...numberDifferences(pages, hay, core), ...headlineDifference(pages)];
  if (notice)
    return { change: notice.kind, reasons: [noticeReason(notice), ...all.map(differenceReason)], differences: all };
  const gone = all.some(({ part, after }) => part === 'core' && after === null);
  const moved = addressKey(then.finalUrl) !== addressKey(now.finalUrl);
  if (moved && (gone || kept < WATCH.keptText))
    return {
      change: 'redirected',
      reasons: [because('watch.redirected', { to: shown(now.finalUrl) })],
      differences: all,
    };
  // A truncated copy lacks everything after the cut; that is not a deletion.
  if (gone && now.verdict === 'partial') return unreadable(now);
  return settled(all, kept, moved ? now : null);
}

function settled(all: PartDifference[], kept: number, moved: PageState | null): PageChange {
  const reasons: Reason[] = all.map(differenceReason);
  if (kept < WATCH.keptText) reasons.push(because('watch.text-rewritten', { kept: Math.round(kept * 100) }));
  if (reasons.length > 0) return { change: 'silently-edited', reasons, differences: all };
  const same = moved ? because('watch.moved', { to: shown(moved.finalUrl) }) : because('watch.same');
  return { change: 'unchanged', reasons: [same], differences: [] };
}

/** The page is gone, or cannot be read, which says nothing about its content. */
function lost(then: PageState, now: PageState): PageChange {
  if (now.verdict !== 'gone') return unreadable(now);
  const success = now.httpStatus !== null && now.httpStatus < 400;
  const moved = success && addressKey(then.finalUrl) !== addressKey(now.finalUrl);
  const [change, reason]: [SourceChange, Reason] = moved
    ? ['redirected', because('watch.redirected', { to: shown(now.finalUrl) })]
    : ['gone', because('watch.gone', { status: now.httpStatus })];
  return { change, reasons: [reason], differences: [] };
}

const unreadable = ({ verdict, verdictReason: why }: PageState): PageChange => ({
  change: null,
  reasons: [because('watch.unreadable', { verdict, why: shown(why) })],
  differences: [],
});

/**
 * The text of the report; if it is not found (for example in a new layout), all visible text. If it is found, reader
 * comments are not searched.
 */
function findReportText({ then, now, visible }: PagesToCompare) {
  const wanted = shingles(then.text, WATCH.run);
  const measured = tokensOf(then.text).length >= WATCH.leastTextWords;
  const share = (text: string) => (measured ? shareOf(wanted, shingles(text, WATCH.run)) : 1);
  const kept = share(now.text);
  const seen = measured && kept < WATCH.lostText ? visible?.slice(0, WATCH.mostShown) : undefined;
  const more = seen === undefined ? 0 : share(seen);
  if (seen === undefined || more <= kept) return { hay: haystackOf(now.text, now.language), kept };
  return { hay: haystackOf(`${now.text}\n${seen}`, now.language), kept: more };
}

function coreDifferences({ then, core }: PagesToCompare, hay: Haystack): PartDifference[] {
  const sentences = new Set(core.map((quote) => sentenceAround(quote, then.text, then.language)));
  return [...sentences].flatMap((before) => {
    if (containsSentence(before, hay)) return [];
    const after = editedForm(before, hay);
    return after !== null && !saysOtherwise(before, after) ? [] : [difference('core', before, after)];
  });
}

/** Changed figures in otherwise unchanged sentences, without counters of readers and comments. */
function numberDifferences({ then }: PagesToCompare, hay: Haystack, core: PartDifference[]): PartDifference[] {
  const judged = new Set(core.map(({ before }) => before));
  const missing = sentencesIn(then.text, then.language).filter((one) => isFigure(one) && !judged.has(one));
  return missing
    .filter((one) => !containsSentence(one, hay))
    .slice(0, WATCH.mostSought)
    .flatMap((before) => {
      const after = editedForm(before, hay, WATCH.sameButNumbers);
      return after !== null && !isCounter(after) && figuresAlone(before, after)
        ? [difference('number', before, after)]
        : [];
    });
}

function isFigure(sentence: string): boolean {
  const tokens = tokensOf(sentence);
  return tokens.length >= WATCH.leastWords && tokens.some(({ key }) => isNumber(key)) && !isCounter(sentence);
}

/**
 * Outlets test several headlines for one report, so a new headline counts only if its figures or its subject differ.
 */
function headlineDifference({ then, now }: PagesToCompare): PartDifference[] {
  if (!then.title || !now.title) return [];
  const like = likeness(tokensOf(then.title), tokensOf(now.title));
  const figures = changedWords(wordDiff(then.title, now.title)).some(isNumber);
  return like >= WATCH.sameHeadline && !figures ? [] : [difference('headline', then.title, now.title)];
}

const difference = (part: PartDifference['part'], before: string, after: string | null): PartDifference => ({
  part,
  before,
  after,
  words: wordDiff(before, after ?? ''),
});

function differenceReason({ part, before, after }: PartDifference): Reason {
  const [was, is] = [shown(before), shown(after ?? '')];
  if (part === 'headline') return because('watch.headline-changed', { before: was, after: is });
  if (part === 'number') return because('watch.number-changed', { before: was, after: is });
  return after === null
    ? because('watch.core-lost', { before: was })
    : because('watch.core-edited', { before: was, after: is });
}

const noticeReason = ({ kind, notice }: NewNotice): Reason =>
  because(kind === 'retracted' ? 'watch.retracted' : 'watch.corrected', { notice });

const shown = (text: string): string => cut(text, WATCH.mostChars);
