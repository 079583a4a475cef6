import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extractArticle } from '@corroborate/pages';
import { htmlToVisibleText } from '@corroborate/text';
import { createRandom } from '../../../../test/support/random';
import { renderReportPage, generateReport } from '../testing/moving-pages';
import { comparePageStates } from './page-change.policy';
import type { PageChange } from './page-change.types';
import { splitSentences, tokenize } from './word-diff';

const URL = 'https://gazette.example/news/1';
const read = (html: string) =>
  extractArticle({
    html,
    url: URL,
    finalUrl: URL,
    httpStatus: 200,
    headers: {},
    fetchedAt: '2026-03-05T10:00:00.000Z',
    via: 'live',
  });

/** Uses the longest sentence as the main sentence. */
function lookedAtAgain(before: string, after: string): PageChange {
  const [then, now] = [read(before), read(after)];
  const [core] = splitSentences(then.text, then.language).sort((a, b) => b.length - a.length);
  return comparePageStates({ then, now, core: core ? [core] : [], visible: htmlToVisibleText(after) });
}

describe('generated pages', () => {
  const SEEDS = Array.from({ length: 75 }, (_, at) => at + 1);

  it('reports generated pages as unchanged if only ads, times, counters, teasers and comments differ', () => {
    const alarms = SEEDS.flatMap((seed) => {
      const random = createRandom(seed);
      const report = generateReport(random);
      const found = lookedAtAgain(renderReportPage(report, random, seed), renderReportPage(report, random, seed));
      return found.change === 'unchanged' ? [] : [{ seed, found }];
    });
    expect(alarms).toEqual([]);
  });

  it('reports generated pages as unchanged if only the layout differs', () => {
    const alarms = SEEDS.flatMap((seed) => {
      const random = createRandom(seed);
      const report = generateReport(random);
      const found = lookedAtAgain(renderReportPage(report, random, seed), renderReportPage(report, random, seed + 1));
      return found.change === 'unchanged' ? [] : [{ seed, found }];
    });
    expect(alarms).toEqual([]);
  });

  it('reports generated pages as silently edited if a figure of the report differs, whatever else differs', () => {
    const silent = SEEDS.filter((seed) => {
      const random = createRandom(seed);
      const report = generateReport(random);
      const edited = { ...report, paragraphs: report.paragraphs.map((text) => text.replace(/(\d+) homes/, '7 homes')) };
      return (
        lookedAtAgain(renderReportPage(report, random, seed), renderReportPage(edited, random, seed)).change !==
        'silently-edited'
      );
    });
    expect(silent).toEqual([]);
  });
});

const REAL = path.resolve(__dirname, '../../../../../shared/data/publication-date/html');
/** Limited, because each page takes a quarter of a second. */
const MAX = 15;

// Real samples are not part of the repository.
(existsSync(REAL) ? describe : describe.skip)('real pages', () => {
  it('reports no change if only ads, times and counters around a report differ', () => {
    const alarms = readdirSync(REAL)
      .slice(0, MAX)
      .flatMap((name, at) => {
        const html = gunzipSync(readFileSync(path.join(REAL, name))).toString('utf8');
        const then = read(html);
        if (then.verdict !== 'complete' || tokenize(then.text).length < 120) return [];
        const { change, reasons } = lookedAtAgain(html, withOthersAround(html, at));
        return change === 'unchanged' ? [] : [{ name, change, reasons }];
      });
    expect(alarms).toEqual([]);
  });
});

/** New ads before and after, other teasers and counters, later times. */
function withOthersAround(html: string, seed: number): string {
  const random = createRandom(seed + 1);
  const advert = `<div class="advert"><a href="/ad">Only today: ${Math.floor(random() * 90)} % off</a></div>`;
  const teasers = `<aside class="related"><ul><li><a href="/x">${generateReport(random).title}</a></li></ul></aside>`;
  const upTo = (most: number) => Math.floor(random() * most);
  const counter = `<div class="stats">${upTo(9_000)} views · ${upTo(50)} comments</div>`;
  return html
    .replace(/<body[^>]{0,500}>/i, (body) => `${body}${advert}`)
    .replace(/<\/article>|<\/main>|<\/body>/i, (end) => `${counter}${teasers}${advert}${end}`)
    .replace(/(datetime=")[^"]{0,40}"/gi, '$12026-11-25T10:00:00Z"');
}
