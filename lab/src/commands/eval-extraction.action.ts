import type { Article } from '@corroborate/domain';
import { scoreExtraction } from '../scores';
import { decodeHtml, extractArticle } from '@corroborate/pages';
import { printFigures, readJsonLines, readPage as bytesOf, type DataOptions } from '../data-set';
import { readabilityOnJsdom, readabilityOnLinkedom, type Page, type Reader } from '../reference-reader';

interface Row {
  id: string;
  url: string;
  html: string;
  articleBody: string;
}

/** Number of timed passes over all pages; the fastest counts, which excludes disturbance by other processes. */
const TIMED_PASSES = 2;

/**
 * Compares extracted text of the pages in an article-extraction folder with the truth, and our speed with Readability
 * on jsdom and on linkedom. Lists pages that one of them could not read.
 */
export async function evalExtraction(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'pages.jsonl');
  const pages: Page[] = [];
  for (const { url, html } of rows) pages.push({ url, html: decodeHtml(await bytesOf(options.data, html), {}).text });
  const texts = pages.map((page) => readPage(page).text);
  const score = scoreExtraction(
    rows.map(({ articleBody }, at) => ({ truth: articleBody, predicted: texts[at] ?? '' })),
  );
  printFigures(
    {
      ...score,
      ...(await speeds(
        pages,
        rows.map(({ id }) => id),
      )),
    },
    options.json,
  );
}

/** Builds the complete article, with dates, links and verdict: nothing is deferred. */
function readPage({ url, html }: Page): Article {
  const fetchedAt = new Date().toISOString();
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' });
}

/** Our reader never throws; its result says if the page could not be parsed. */
const ours: Reader = (page) => {
  const { verdict, verdictReason } = readPage(page);
  if (verdict === 'error') throw new Error(verdictReason);
};

interface Speed {
  /** Number of pages divided by their CPU time; null if none was read. */
  pagesASecond: number | null;
  /** Speed for the median page, in pages per second. */
  medianPagesASecond: number | null;
}

/**
 * Speeds on one core; all readers get the same decoded markup. Passes alternate, so that other processes slow all
 * readers equally. Ratios above 1 mean that ours is faster, over the pages the other could read, because giving up is
 * quick.
 */
async function speeds(pages: Page[], ids: string[]) {
  const jsdom = await readabilityOnJsdom();
  const [own, linkedom, withJsdom] = timesOf([ours, readabilityOnLinkedom, ...(jsdom ? [jsdom] : [])], pages);
  const failed = (times: Times | undefined) => ids.filter((_, at) => times?.failed.has(at));
  const [plain, besideLinkedom] = [speedOf(own!), compared(own!, linkedom!)];
  return {
    failed: {
      ours: failed(own),
      readabilityLinkedom: failed(linkedom),
      ...(withJsdom ? { readabilityJsdom: failed(withJsdom) } : {}),
    },
    ...plain,
    readabilityPagesASecond: speedOf(linkedom!).pagesASecond,
    ratio: besideLinkedom.ratio,
    medianRatioToReadabilityLinkedom: besideLinkedom.medianRatio,
    ...(withJsdom
      ? besideJsdom(own!, withJsdom)
      : { readabilityJsdom: 'not compared: the package jsdom is not installed' }),
  };
}

function besideJsdom(own: Times, jsdom: Times) {
  const [{ pagesASecond, medianPagesASecond }, { ratio, medianRatio }] = [speedOf(jsdom), compared(own, jsdom)];
  return {
    readabilityJsdomPagesASecond: pagesASecond,
    readabilityJsdomMedianPagesASecond: medianPagesASecond,
    ratioToReadabilityJsdom: ratio,
    medianRatioToReadabilityJsdom: medianRatio,
  };
}

interface Times {
  /** CPU time of each page in each timed pass, in ms. */
  passes: number[][];
  /** Indexes of the pages that the reader could not read. */
  failed: Set<number>;
}

function timesOf(readers: Reader[], pages: Page[]): Times[] {
  const all = readers.map((): Times => ({ passes: [], failed: new Set() }));
  // The first pass is a warm-up.
  for (let pass = 0; pass <= TIMED_PASSES; pass += 1)
    readers.forEach((read, reader) => {
      const { passes, failed } = all[reader]!;
      const times = pages.map((page, at) => cpuMs(() => isRead(read, page) || failed.add(at)));
      if (pass > 0) passes.push(times);
    });
  return all;
}

function isRead(read: Reader, page: Page): boolean {
  try {
    read(page);
    return true;
  } catch {
    return false;
  }
}

/** CPU time of this process instead of elapsed time, so that other processes on the machine do not matter. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times as fast the first reader is, over the pages that both could read. */
function compared(own: Times, other: Times) {
  const failed = new Set([...own.failed, ...other.failed]);
  const [a, b] = [speedOf({ ...own, failed }), speedOf({ ...other, failed })];
  return { ratio: over(a.pagesASecond, b.pagesASecond), medianRatio: over(a.medianPagesASecond, b.medianPagesASecond) };
}
const over = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a / b);

/** Speed over the pages that were read: of the fastest pass, and the median of each page's best time. */
function speedOf({ passes, failed }: Times): Speed {
  const read = passes.map((times) => times.filter((_, page) => !failed.has(page)));
  const sums = read.map((times) => times.reduce((sum, ms) => sum + ms, 0));
  const best = (read[0] ?? []).map((_, page) => Math.min(...read.map((times) => times[page]!))).sort((a, b) => a - b);
  if (best.length === 0) return { pagesASecond: null, medianPagesASecond: null };
  return {
    pagesASecond: (1000 * best.length) / Math.min(...sums),
    medianPagesASecond: 1000 / best[Math.floor(best.length / 2)]!,
  };
}
