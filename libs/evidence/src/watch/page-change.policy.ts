import { createReason, isReadable, type PartDifference, type Reason, type SourceChange } from '@corroborate/domain';
import { truncate, sharedPortion, shingles, lexicon } from '@corroborate/text';
import {
  findEditedSentence,
  differsInFiguresOnly,
  toSearchableText,
  differsInMeaning,
  findSentenceAround,
  containsSentence,
  changedWords,
  type SearchableText,
  toSearchableWords,
} from './sentence-match.policy';
import type { PageChange, PagesToCompare, PageState } from './page-change.types';
import { WATCH_THRESHOLDS } from './watch.thresholds';
import { similarity, wordDiff, isCounter, isNumber, splitSentences, tokenize } from './word-diff';

/**
 * How a page has changed since it was assessed. Compares the assessed sentences, figures, headline, the outlet's
 * notices and the amount of text left; ignores everything around the report.
 */
export function comparePageStates(pages: PagesToCompare): PageChange {
  const { then, now } = pages;
  const notice = findNewNotice(then, now);
  if (!isReadable(now.verdict) && notice?.kind !== 'retracted') return goneChange(then, now);
  const { hay, kept } = findReportText(pages);
  const core = coreDifferences(pages, hay);
  const all = [...core, ...numberDifferences(pages, hay, core), ...headlineDifference(pages)];
  if (notice)
    return { change: notice.kind, reasons: [noticeReason(notice), ...all.map(differenceReason)], differences: all };
  const gone = all.some(({ part, after }) => part === 'core' && after === null);
  const moved = addressKey(then.finalUrl) !== addressKey(now.finalUrl);
  if (moved && (gone || kept < WATCH_THRESHOLDS.keptText))
    return {
      change: 'redirected',
      reasons: [createReason('watch.redirected', { to: shorten(now.finalUrl) })],
      differences: all,
    };
  // A truncated copy lacks everything after the cut; that does not mean it was deleted.
  if (gone && now.verdict === 'partial') return unreadableChange(now);
  return toPageChange(all, kept, moved ? now : null);
}

function toPageChange(all: PartDifference[], kept: number, moved: PageState | null): PageChange {
  const reasons: Reason[] = all.map(differenceReason);
  if (kept < WATCH_THRESHOLDS.keptText)
    reasons.push(createReason('watch.text-rewritten', { kept: Math.round(kept * 100) }));
  if (reasons.length > 0) return { change: 'silently-edited', reasons, differences: all };
  const same = moved ? createReason('watch.moved', { to: shorten(moved.finalUrl) }) : createReason('watch.same');
  return { change: 'unchanged', reasons: [same], differences: [] };
}

const TRACKING_PARAMETERS = lexicon('any', 'tracking-parameters', 'of-pages').pattern;

/** Normalizes a URL for comparison: without scheme, `www.`, trailing slash, fragment and tracking parameters. */
function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const parameters = [...searchParams]
    .filter(([name]) => !TRACKING_PARAMETERS.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const host = hostname.replace(/^(?:www|m|amp|mobile)\./, '');
  const path = pathname.replace(/\/(?:index\.\w{3,5})?$/, '').replace(/\/amp$/, '');
  return `${host}${path}?${new URLSearchParams(parameters).toString()}`;
}

/** The page is gone, or cannot be read, which says nothing about its content. */
function goneChange(then: PageState, now: PageState): PageChange {
  if (now.verdict !== 'gone') return unreadableChange(now);
  const success = now.httpStatus !== null && now.httpStatus < 400;
  const moved = success && addressKey(then.finalUrl) !== addressKey(now.finalUrl);
  const [change, reason]: [SourceChange, Reason] = moved
    ? ['redirected', createReason('watch.redirected', { to: shorten(now.finalUrl) })]
    : ['gone', createReason('watch.gone', { status: now.httpStatus })];
  return { change, reasons: [reason], differences: [] };
}

const unreadableChange = ({ verdict, verdictReason: why }: PageState): PageChange => ({
  change: null,
  reasons: [createReason('watch.unreadable', { verdict, why: shorten(why) })],
  differences: [],
});

/**
 * The text of the report; if the report is not found (e.g. in a new layout), all visible text. If it is found, reader
 * comments are not searched.
 */
function findReportText({ then, now, visible }: PagesToCompare) {
  const wanted = shingles(then.text, WATCH_THRESHOLDS.run);
  const measured = tokenize(then.text).length >= WATCH_THRESHOLDS.leastTextWords;
  const share = (text: string) => (measured ? sharedPortion(wanted, shingles(text, WATCH_THRESHOLDS.run)) : 1);
  const kept = share(now.text);
  const seen = measured && kept < WATCH_THRESHOLDS.lostText ? visible?.slice(0, WATCH_THRESHOLDS.mostShown) : undefined;
  const more = seen === undefined ? 0 : share(seen);
  if (seen === undefined || more <= kept) return { hay: toSearchableText(now.text, now.language), kept };
  return { hay: toSearchableText(`${now.text}\n${seen}`, now.language), kept: more };
}

function coreDifferences({ then, core }: PagesToCompare, hay: SearchableText): PartDifference[] {
  const sentences = new Set(core.map((quote) => findSentenceAround(quote, then.text, then.language)));
  return [...sentences].flatMap((before) => {
    if (containsSentence(before, hay)) return [];
    const after = findEditedSentence(before, hay);
    return after !== null && !differsInMeaning(before, after) ? [] : [difference('core', before, after)];
  });
}

/** Changed figures in sentences that are otherwise unchanged, ignoring counters of readers and comments. */
function numberDifferences({ then }: PagesToCompare, hay: SearchableText, core: PartDifference[]): PartDifference[] {
  const judged = new Set(core.map(({ before }) => before));
  const missing = splitSentences(then.text, then.language).filter((one) => hasFigure(one) && !judged.has(one));
  return missing
    .filter((one) => !containsSentence(one, hay))
    .slice(0, WATCH_THRESHOLDS.mostSought)
    .flatMap((before) => {
      const after = findEditedSentence(before, hay, WATCH_THRESHOLDS.sameButNumbers);
      return after !== null && !isCounter(after) && differsInFiguresOnly(before, after)
        ? [difference('number', before, after)]
        : [];
    });
}

function hasFigure(sentence: string): boolean {
  const tokens = tokenize(sentence);
  return (
    tokens.length >= WATCH_THRESHOLDS.leastWords && tokens.some(({ key }) => isNumber(key)) && !isCounter(sentence)
  );
}

/**
 * Outlets test several headlines for one report, so a new headline counts as a change only if its figures or its
 * subject differ.
 */
function headlineDifference({ then, now }: PagesToCompare): PartDifference[] {
  if (!then.title || !now.title) return [];
  const like = similarity(tokenize(then.title), tokenize(now.title));
  const figures = changedWords(wordDiff(then.title, now.title)).some(isNumber);
  return like >= WATCH_THRESHOLDS.sameHeadline && !figures ? [] : [difference('headline', then.title, now.title)];
}

const difference = (part: PartDifference['part'], before: string, after: string | null): PartDifference => ({
  part,
  before,
  after,
  words: wordDiff(before, after ?? ''),
});

function differenceReason({ part, before, after }: PartDifference): Reason {
  const [was, is] = [shorten(before), shorten(after ?? '')];
  if (part === 'headline') return createReason('watch.headline-changed', { before: was, after: is });
  if (part === 'number') return createReason('watch.number-changed', { before: was, after: is });
  return after === null
    ? createReason('watch.core-lost', { before: was })
    : createReason('watch.core-edited', { before: was, after: is });
}

const noticeReason = ({ kind, notice }: NewNotice): Reason =>
  createReason(kind === 'retracted' ? 'watch.retracted' : 'watch.corrected', { notice });

const shorten = (text: string): string => truncate(text, WATCH_THRESHOLDS.mostChars);

const RETRACTION = lexicon('any', 'page-changes', 'takes-back').pattern;
const CORRECTION = lexicon('any', 'page-changes', 'corrects').pattern;
/** Number of characters at the start of a text in which an unmarked retraction can appear. */
const MAX_NOTICE_POSITION = 300;
const RETRACTION_HEADING = /^\W{0,3}(?:withdrawn|withdrawal|retracted|retraction)\b/iu;

interface NewNotice {
  kind: 'retracted' | 'corrected';
  /** Notice as printed on the page, shortened. */
  notice: string;
}

/**
 * A notice by the outlet about its own report that was not on the page before; retractions take precedence over
 * corrections.
 */
function findNewNotice(then: PageState, now: PageState): NewNotice | null {
  const known = toSearchableWords([then.title, ...then.notices, then.text].join('\n'));
  const fresh = now.notices.filter((notice) => !containsSentence(notice, known));
  const headed = [now.title, now.text.slice(0, MAX_NOTICE_POSITION)].filter(
    (text) => RETRACTION_HEADING.test(text) && !containsSentence(text, known),
  );
  const back = fresh.find((notice) => RETRACTION.test(notice)) ?? headed[0];
  if (back !== undefined) return { kind: 'retracted', notice: truncate(back, WATCH_THRESHOLDS.mostChars) };
  const mended = fresh.find((notice) => CORRECTION.test(notice));
  return mended === undefined ? null : { kind: 'corrected', notice: truncate(mended, WATCH_THRESHOLDS.mostChars) };
}
