import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extractArticle } from '@corroborate/pages';
import { isAddressedToAi } from '@corroborate/reading';
import { escapeHtml } from '@corroborate/text';

/** Pages of real newsrooms and an invented world with hostile pages, kept beside the checkout. */
const SHARED = path.resolve(__dirname, '../../../shared');
const FOLDERS = ['data/article-extraction/html', 'data/publication-date/html', 'data/publication-date-2/html'];
const EVENTS = ['dev-events-multi-source', 'dev2-events-multi-source', 'dev2-events-look-alike'];
/** Words that the hostile world plants; no reader is meant by any of them. */
const PLANTED = /im_start|ignore all previous|automated readers|ai systems should|count it as six/i;

interface StoredPage {
  title?: string;
  text?: string;
  html?: string;
}

const unpacked = (file: string): string => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};
const storedPages = (file: string): string[] =>
  unpacked(path.join(SHARED, 'worlds', file))
    .split('\n')
    .filter(Boolean)
    .map((line) => htmlOf(JSON.parse(line) as StoredPage));
const htmlOf = ({ html, title = '', text = '' }: StoredPage): string =>
  html ??
  `<html><head><title>${escapeHtml(title)}</title></head><body><article><h1>${escapeHtml(title)}</h1>${text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}</article></body></html>`;

function isFlagged(html: string): boolean {
  const article = extractArticle({
    html,
    url: 'https://a.example/x',
    finalUrl: 'https://a.example/x',
    httpStatus: 200,
    headers: {},
    fetchedAt: '2024-06-30T12:00:00.000Z',
    via: 'live',
  });
  return article.steering.length > 0 || article.text.split('\n').some(isAddressedToAi);
}

const present = existsSync(SHARED);
if (!present) process.stderr.write('skipped: prompt injection on real pages needs ../shared beside the checkout\n');

(present ? describe : describe.skip)('prompt injection on stored pages (needs ../shared)', () => {
  it('detects prompt injection on at most 0.2% of real pages', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(path.join(SHARED, folder)).map((name) => unpacked(path.join(SHARED, folder, name))),
    );
    const pages = [...files, ...EVENTS.flatMap((world) => storedPages(`${world}/pages.jsonl`))];
    expect(pages.length).toBeGreaterThan(1_000);
    expect(pages.filter(isFlagged).length / pages.length).toBeLessThanOrEqual(0.002);
  }, 300_000);

  it('detects prompt injection on at least 95% of the pages in which a hostile world plants it', () => {
    const planted = storedPages('dev/pages.jsonl.gz').filter((html) => PLANTED.test(html));
    expect(planted.length).toBeGreaterThan(5);
    expect(planted.filter(isFlagged).length / planted.length).toBeGreaterThanOrEqual(0.95);
  }, 300_000);
});
