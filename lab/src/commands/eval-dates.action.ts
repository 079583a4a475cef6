import type { DateRecord } from '@corroborate/domain';
import { scoreDates } from '../scores';
import { decodeHtml, extractArticle, localDay } from '@corroborate/pages';
import { printFigures, readJsonLines, readPage, type DataOptions } from '../data-set';

interface Row {
  id: string;
  url: string;
  date: string | null;
  html: string;
}

/** Replaces the page's URL, which often contains the date, so that the results are about the page alone. */
const NO_ADDRESS = 'https://page.invalid/page';

/** Evaluates publication days of the pages in a publication-date folder: from the page alone, and with its URL. */
export async function evalDates(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'pages.jsonl');
  const alone: (DateRecord | null)[] = [];
  const addressed: (DateRecord | null)[] = [];
  for (const { html, url } of rows) {
    const { text } = decodeHtml(await readPage(options.data, html), {});
    alone.push(readDate(text, NO_ADDRESS));
    addressed.push(readDate(text, url));
  }
  const score = (found: (DateRecord | null)[]) =>
    scoreDates(rows.map(({ date }, at) => ({ truth: date, predicted: dayOf(found[at] ?? null) })));
  printFigures({ ...score(alone), withAddress: score(addressed) }, options.json);
}

function readDate(html: string, url: string): DateRecord | null {
  const fetchedAt = new Date().toISOString();
  return extractArticle({ html, url, finalUrl: url, httpStatus: 200, headers: {}, fetchedAt, via: 'live' }).published;
}

const dayOf = (found: DateRecord | null) => found && localDay(found);
