import { getPrintedTitle, type Article, type Reason, type SourceView } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import type { FoundRecord } from '../collections.builder';
import { listCountedSources } from '../verdict.builder';
import { isOnEvent, sourceLabel, sourcesByWeight } from '../relevant-sources';
import { formatDate, formatDay } from './days';
import type { ReportInput } from './report.input';
import type { ReportSource, SourceSort } from './report.types';

/** A source with all text that a sentence citing it may use. */
export interface SourceEntry {
  source: ReportSource;
  /** Captured text, or the part stored in the case. */
  text: string;
  /** The independent source it belongs to; for other entries, the URL. */
  voice: string;
}

/** Sources of a report. Numbers are positions in this list; the printed report renumbers them by first use. */
export interface SourceList {
  entries: readonly SourceEntry[];
  /** Number of a page; undefined if it is not in the list. */
  numberOf(sourceId: number): number | undefined;
  /** Number of a source quoted by URL: from an index, register or reference work, otherwise the page. */
  numberAt(url: string): number | undefined;
  at(n: number): SourceEntry | undefined;
}

type SourceDraft = Omit<SourceEntry, 'source'> & { source: Omit<ReportSource, 'id' | 'n' | 'cited'> };

/**
 * Pages on the topic in the order of the result, then the topic's own page, then fact checks, background, records and
 * collected documents. The order depends on the case alone, so that an ID means the same in every file.
 */
export function sourceList(input: ReportInput): SourceList {
  const { data } = input;
  const pages = pagesOf(input);
  const beside = [
    ...factChecksOf(data),
    ...backgroundOf(data, pages),
    ...recordsOf(data),
    ...collectedOf(input),
    ...figureDocumentDrafts(input),
  ];
  const kept = mergeDrafts([...pages, ...beside]);
  const entries = kept.map(({ source, ...rest }, at): SourceEntry => ({
    ...rest,
    source: { ...source, id: sourceLabel(at), n: at + 1, cited: false },
  }));
  const bySource = new Map(entries.map(({ source }) => [source.sourceId, source.n]));
  const others = entries.filter(({ source }) => source.sourceId === null);
  const byUrl = new Map([...entries, ...others].map(({ source }) => [source.url, source.n]));
  return {
    entries,
    numberOf: (sourceId) => bySource.get(sourceId),
    numberAt: (url) => byUrl.get(url),
    at: (n) => entries[n - 1],
  };
}

/** Merges quotes with the same URL. Captures stay separate, because what an index says about a page is not the page. */
function mergeDrafts(drafts: readonly SourceDraft[]): SourceDraft[] {
  const kept = new Map<string, SourceDraft>();
  for (const draft of drafts) {
    const { sourceId, url } = draft.source;
    const key = sourceId === null ? url : `capture ${sourceId}`;
    const known = kept.get(key);
    kept.set(key, known ? { ...known, text: `${known.text}\n${draft.text}` } : draft);
  }
  return [...kept.values()];
}

function pagesOf(input: ReportInput): SourceDraft[] {
  const topicPages = input.data.sources.filter(({ isTopicPage }) => isTopicPage);
  const { lastLook } = input.data;
  const dated = (input.parts?.timeline?.events ?? []).flatMap(({ sourceIds }) => sourceIds);
  const lookedAt = lastLook ? [...lastLook.questions, ...lastLook.findings].flatMap(({ sourceIds }) => sourceIds) : [];
  const cited = new Set([...dated, ...lookedAt]);
  const listed = sourcesByWeight(input.data);
  const others = input.data.sources.filter((source) => cited.has(source.id) && !listed.includes(source));
  return [...new Set([...listed, ...topicPages, ...others])].map((source) => pageDraft(source, input));
}

function pageDraft(view: SourceView, { data, pages, parts }: ReportInput): SourceDraft {
  const page = pages.get(view.id);
  const card = parts?.cards?.find(({ sourceId }) => sourceId === view.id);
  return {
    source: {
      sort: view.isTopicPage ? 'topic-page' : 'page',
      sourceId: view.id,
      title: page?.title.replace(`${view.name}: `, '') || view.url,
      outlet: view.name,
      url: view.url,
      published: view.published && formatDate(view.published),
      stars: card?.stars ?? STARS[view.tier],
      stance: view.stance.stance,
      another: view.stance.stance !== 'unrelated' && !isOnEvent(view.stance),
      counts: listCountedSources(data).some(({ id }) => id === view.id),
      capture: page ? { at: page.fetchedAt, via: page.via, hash: page.contentHash } : null,
      summary: card?.summary ?? null,
    },
    text: textOf(view, page, data),
    voice: view.clusterId,
  };
}

/** For pages without a card: stars by tier. */
const STARS = { 1: 5, 2: 4, 3: 3, 4: 1 } as const;

/** Includes headline, byline and fact-check ratings, which are part of the capture. */
function textOf(view: SourceView, page: Article | undefined, data: CaseData): string {
  const body = page?.text || keptPassages(view, data).join('\n');
  const reviews = (page?.claimReviews ?? []).flatMap(({ claim, rating }) => [claim, rating]);
  return page ? [getPrintedTitle(page), page.byline ?? '', ...reviews, body].join('\n') : body;
}

function keptPassages({ id, stance }: SourceView, { findings }: CaseData): string[] {
  const cited = findings.flatMap(({ evidence }) => evidence.filter(({ sourceId }) => sourceId === id));
  return [stance.passage, ...cited.map(({ passage }) => passage)].flatMap((passage) => passage?.quote ?? []);
}

/** A source entry for quoted text that is not from a page read as a source. */
function quotedEntry(
  sort: SourceSort,
  source: Pick<ReportSource, 'title' | 'outlet' | 'url' | 'published'>,
  text: string,
) {
  const rest = {
    sort,
    sourceId: null,
    stars: 4,
    stance: null,
    another: false,
    counts: false,
    capture: null,
    summary: null,
  };
  return { source: { ...source, ...rest }, text, voice: source.url } satisfies SourceDraft;
}

const dayOrNull = (at: string | null): string | null => (at === null ? null : formatDay(at));

const factChecksOf = ({ factChecks }: CaseData): SourceDraft[] =>
  (factChecks ?? []).map(({ title, claim, publisher, url, reviewDate, rating, claimant }) =>
    quotedEntry(
      'fact-check',
      { title: title || claim, outlet: publisher, url, published: dayOrNull(reviewDate) },
      [title, claim, rating, claimant ?? ''].join('\n'),
    ),
  );

const recordsOf = ({ registers }: CaseData): SourceDraft[] =>
  (registers?.records ?? [])
    .filter(({ bearing, sourceId }) => bearing !== 'unrelated' && sourceId === null)
    .map(({ title, register, url, date, text, form }) =>
      quotedEntry(
        'record',
        { title, outlet: register, url, published: dayOrNull(date) },
        [title, form, text].join('\n'),
      ),
    );

/** Captured documents of data servers; never counted. */
const collectedOf = ({ data: { collections }, pages }: ReportInput): SourceDraft[] =>
  (collections?.records ?? [])
    .filter(({ bearing }) => bearing === 'background')
    .map((record) => documentDraft({ ...record, outlet: record.collection }, pages));

/** Documents behind the figures in a report. */
const figureDocumentDrafts = ({ data: { collections }, pages }: ReportInput): SourceDraft[] =>
  (collections?.answers ?? []).flatMap(({ collection, captured = [] }) =>
    captured.map((one) => documentDraft({ ...one, outlet: collection ? nameOf(collection) : '' }, pages)),
  );

const nameOf = ({ server, tool }: { server: string; tool: string }) => `${server}/${tool}`;

interface CapturedDocument extends Pick<FoundRecord, 'title' | 'url' | 'date' | 'quote' | 'sourceId'> {
  outlet: string;
}

/** A document as captured; if its text was deleted, the quoted part. */
function documentDraft({ title, outlet, url, date, quote, sourceId }: CapturedDocument, pages: ReportInput['pages']) {
  const page = pages.get(sourceId);
  const { source, voice } = quotedEntry('record', { title, outlet, url, published: date }, '');
  const capture = page ? { at: page.fetchedAt, via: page.via, hash: page.contentHash } : null;
  return { source: { ...source, sourceId, capture }, text: [title, page?.text || quote].join('\n'), voice };
}

/** Sentences from reference works, indexes and earlier reports, under the name of their subject. */
function backgroundOf({ context, actors }: CaseData, pages: readonly SourceDraft[]): SourceDraft[] {
  const details = (context?.details ?? []).map((detail) => ({ ...detail, about: subjectOf(detail), said: null }));
  const known = (actors ?? []).flatMap(({ name: about, details: facts, statements }) => [
    ...facts.map((fact) => ({ ...fact, about, said: null })),
    ...statements.filter(({ sourceId }) => sourceId === null).map((one) => ({ ...one, about, said: one.date })),
  ]);
  const read = ({ sourceUrl, quote }: { sourceUrl: string; quote: string }) =>
    pages.some(({ source, text }) => source.url === sourceUrl && text.includes(quote));
  return [...known, ...details]
    .filter((one) => !read(one))
    .map(({ about, sourceName: outlet, sourceUrl: url, quote, said }) =>
      quotedEntry(
        'background',
        { title: about ?? outlet, outlet, url, published: dayOrNull(said) },
        [about ?? '', quote].join('\n'),
      ),
    );
}

/** Name of the subject that the item gives background on, taken from its reasons. */
function subjectOf({ reasons }: { reasons: readonly Reason[] }): string | null {
  const named = reasons
    .map(({ params }) => (params as { name?: unknown }).name)
    .find((name) => typeof name === 'string');
  return named ?? null;
}
