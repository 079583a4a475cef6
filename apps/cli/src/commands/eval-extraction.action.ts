import { scoreExtraction } from '@corroborate/evaluation';
import { decodeHtml, extractArticle } from '@corroborate/pages';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { printFigures, readJsonLines, readPage, writePredictions, type DataOptions } from '../data-set';

type Document = ConstructorParameters<typeof Readability>[0];
interface Row {
  id: string;
  url: string;
  html: string;
  articleBody: string;
}
interface Page {
  url: string;
  html: string;
}

/** Passes over all pages that are timed; the fastest counts, so that a neighbour on the machine does not. */
const TIMED_PASSES = 2;

/** Body text of the pages of an article-extraction folder against the truth, and the speed beside Readability on linkedom. */
export async function evalExtraction(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'pages.jsonl');
  const pages: Page[] = [];
  for (const { url, html } of rows) pages.push({ url, html: decodeHtml(await readPage(options.data, html), {}).text });
  const texts = pages.map(readText);
  await writePredictions(options.predictions, rows.map(({ id }, at) => ({ id, text: texts[at] })));
  const score = scoreExtraction(rows.map(({ articleBody }, at) => ({ truth: articleBody, predicted: texts[at] ?? '' })));
  printFigures({ ...score, ...speeds(pages) }, options.json);
}

function readText({ url, html }: Page): string {
  const fetchedAt = new Date().toISOString();
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' }).text;
}

function readPlainly({ html }: Page): void {
  const tree = parseHTML(html) as unknown as { document: Document };
  try {
    new Readability(tree.document).parse();
  } catch {
    // A page that it cannot read costs it the time it took.
  }
}

/** CPU time of this process, not the clock: pages of one core whatever else the machine does. */
function speeds(pages: Page[]) {
  for (const page of pages) readPlainly(page);
  const [ours, plain] = [[] as number[], [] as number[]];
  for (let pass = 0; pass < TIMED_PASSES; pass += 1) {
    ours.push(pagesPerSecond(pages, readText));
    plain.push(pagesPerSecond(pages, readPlainly));
  }
  const [pagesASecond, readabilityPagesASecond] = [Math.max(...ours), Math.max(...plain)];
  return { pagesASecond, readabilityPagesASecond, ratio: pagesASecond / readabilityPagesASecond };
}

function pagesPerSecond(pages: Page[], read: (page: Page) => unknown): number {
  const before = process.cpuUsage();
  for (const page of pages) read(page);
  const { user, system } = process.cpuUsage(before);
  return pages.length / ((user + system) / 1e6);
}
