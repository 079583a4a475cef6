import { scoreExtraction } from '@corroborate/evaluation';
import { decodeHtml, extractArticle } from '@corroborate/pages';
import { printFigures, readJsonLines, readPage, writePredictions, type DataOptions } from '../data-set';
import { readabilityOnJsdom, readabilityOnLinkedom, type Page, type Reader } from '../reference-reader';

interface Row {
  id: string;
  url: string;
  html: string;
  articleBody: string;
}

/** Passes over all pages that are timed; the fastest counts, so that a neighbour on the machine does not. */
const TIMED_PASSES = 2;

/** Body text of the pages of an article-extraction folder against the truth, and the speed beside Readability on jsdom and on linkedom. */
export async function evalExtraction(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'pages.jsonl');
  const pages: Page[] = [];
  for (const { url, html } of rows) pages.push({ url, html: decodeHtml(await readPage(options.data, html), {}).text });
  const texts = pages.map(readText);
  await writePredictions(options.predictions, rows.map(({ id }, at) => ({ id, text: texts[at] })));
  const score = scoreExtraction(rows.map(({ articleBody }, at) => ({ truth: articleBody, predicted: texts[at] ?? '' })));
  printFigures({ ...score, ...(await speeds(pages)) }, options.json);
}

/** The whole article is made, with dates, links, verdict and all: nothing is put off until it is asked for. */
function readText({ url, html }: Page): string {
  const fetchedAt = new Date().toISOString();
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' }).text;
}

interface Speed {
  /** All pages over the CPU time they took. */
  pagesASecond: number;
  /** The median page alone, as pages a second. */
  medianPagesASecond: number;
}

/**
 * Speeds on one core; all readers are given the same decoded markup. Passes take turns, so that a neighbour on the
 * machine slows all of them. Ratios above 1: ours is faster.
 */
async function speeds(pages: Page[]) {
  const jsdom = await readabilityOnJsdom();
  const readers: Reader[] = jsdom ? [readText, readabilityOnLinkedom, jsdom] : [readText, readabilityOnLinkedom];
  const passes = readers.map((): number[][] => []);
  // The first pass warms up.
  for (let pass = 0; pass <= TIMED_PASSES; pass += 1)
    readers.forEach((read, at) => {
      const times = pages.map((page) => cpuMs(() => read(page)));
      if (pass > 0) passes[at]!.push(times);
    });
  const [ours, linkedom, withJsdom] = passes.map(speedOf);
  return {
    pagesASecond: ours!.pagesASecond,
    medianPagesASecond: ours!.medianPagesASecond,
    readabilityPagesASecond: linkedom!.pagesASecond,
    ratio: ours!.pagesASecond / linkedom!.pagesASecond,
    medianRatioToReadabilityLinkedom: ours!.medianPagesASecond / linkedom!.medianPagesASecond,
    ...(withJsdom ? besideJsdom(ours!, withJsdom) : { readabilityJsdom: 'not compared: the package jsdom is not installed' }),
  };
}

const besideJsdom = (ours: Speed, jsdom: Speed) => ({
  readabilityJsdomPagesASecond: jsdom.pagesASecond,
  readabilityJsdomMedianPagesASecond: jsdom.medianPagesASecond,
  ratioToReadabilityJsdom: ours.pagesASecond / jsdom.pagesASecond,
  medianRatioToReadabilityJsdom: ours.medianPagesASecond / jsdom.medianPagesASecond,
});

/** CPU time of this process, not the clock: time of one core whatever else the machine does. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** From the times of each page in each pass: the fastest pass, and the median of each page's best. */
function speedOf(passes: number[][]): Speed {
  const sums = passes.map((times) => times.reduce((sum, ms) => sum + ms, 0));
  const best = (passes[0] ?? []).map((_, page) => Math.min(...passes.map((times) => times[page]!))).sort((a, b) => a - b);
  const median = best[Math.floor(best.length / 2)] ?? Infinity;
  return { pagesASecond: (1000 * best.length) / Math.min(...sums), medianPagesASecond: 1000 / median };
}
