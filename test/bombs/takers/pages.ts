import { ParsePool } from '@corroborate/pages';
import { emptyArticle } from '../../../libs/pages/src/article.extract';
import { parseResponse } from '../../../libs/pages/src/answer.parser';
import { isPathAllowed, parseRobots } from '../../../libs/pages/src/robots/robots.rules';
import { toRecheckResult } from '../../../libs/pages/src/second-look';
import { makePdf } from '../../../libs/pages/src/testing/make-pdf';
import { JSON_BOMBS, MARKUP_BOMBS, TEXT_BOMBS, type Bombs } from '../bombs';
import type { BytesTaker, Family } from '../taker';
import { binaryBombs, packedZeros } from './binary.bombs';

const URL_ = 'https://paper.example/2026/10/fire';
const HEAD = {
  url: URL_,
  finalUrl: URL_,
  httpStatus: 200,
  headers: { 'content-type': 'text/html' },
  fetchedAt: '2026-10-20T15:00:00.000Z',
  via: 'live' as const,
};
const PAGE_BYTES = 4_900_000;
const JSON_LD_BYTES = 1_000_000;

const PARAGRAPH = '<p>The Elm Valley mill burned down on Thursday, the fire chief said on Friday.</p>';
const LD = JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'Fire', author: 'Jo' });
const page = (head: string, body: string): string =>
  `<html lang="en"><head><title>Fire</title>${head}</head><body><article><h1>Fire</h1>${body}</article></body></html>`;
const PAGE = page(`<script type="application/ld+json">${LD}</script>`, PARAGRAPH.repeat(12));

/** JSON within a page: bombs of JSON in the place of what a publisher says of its article. */
const ldBombs: Bombs = Object.fromEntries(
  Object.entries(JSON_BOMBS).map(([name, make]) => [
    name,
    () => {
      const made = make({ text: LD, bytes: JSON_LD_BYTES });
      return page(`<script type="application/ld+json">${made.toString()}</script>`, PARAGRAPH.repeat(12));
    },
  ]),
);

const PROSE = 'The Elm Valley mill burned down on Thursday, the fire chief said on Friday.';
const DATA = JSON.stringify({ title: 'Fire', body: Array.from({ length: 12 }, () => ({ text: PROSE })) });
const scriptPage = (data: string): string => page(`<script>window.__DATA__ = ${data}</script>`, '');

/** The article in the data of a script, on a page without text. */
const scriptBombs: Bombs = Object.fromEntries(
  Object.entries(JSON_BOMBS).map(([name, make]) => [
    name,
    () => scriptPage(make({ text: DATA, bytes: JSON_LD_BYTES }).toString()),
  ]),
);

const ROBOTS = 'User-agent: *\nDisallow: /private/\nAllow: /\nCrawl-delay: 2';
const ROBOTS_BYTES = 512_000;
const lines = (line: string): string => line.repeat(Math.floor(ROBOTS_BYTES / line.length));
const robotsBombs: Bombs = {
  ...TEXT_BOMBS,
  'groups without rules': () => lines('User-agent: x\n'),
  'a group for each rule': () => lines('User-agent:x\nAllow:/\n'),
  'rules for everybody': () => `User-agent: *\n${lines('Disallow: /a\n')}`,
  'wildcards in one rule': () => `User-agent: *\nDisallow: /${lines('*a')}`,
  'wildcards in each rule': () => `User-agent: *\n${lines(`Disallow: /${'*a'.repeat(200)}b$\n`)}`,
};
const LONG_PATH = `https://paper.example/${'a'.repeat(50_000)}`;

const PDF = makePdf({ pages: [['The Elm Valley mill burned down on Thursday.']], info: { Title: 'Fire' } });
const pdfWith = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('')}trailer << /Root 1 0 R >>`,
  );
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const pdfBombs: Bombs = {
  ...binaryBombs(PDF, 3_000_000),
  'nested lists': () => pdfWith(CATALOG, '['.repeat(1_500_000)),
  'nested dictionaries': () => pdfWith(CATALOG, '<</A'.repeat(500_000)),
  'pages within themselves': () => pdfWith(CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'),
  'pages without number': () =>
    pdfWith(CATALOG, `<< /Type /Pages /Kids [${'3 0 R '.repeat(300_000)}] /Count 300000 >>`),
  'many objects': () => pdfWith(CATALOG, ...Array.from({ length: 100_000 }, () => '<< >>')),
  'a stream that holds far more than it weighs': () => {
    const packed = packedZeros.zlib();
    const [before, after] = [
      `%PDF-1.7\n1 0 obj\n${CATALOG}\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
        `3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>\nendobj\n` +
        `4 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      '\nendstream\nendobj\ntrailer << /Root 1 0 R >>',
    ];
    return Buffer.concat([Buffer.from(before), packed, Buffer.from(after)]);
  },
};

interface PageTaker extends Pick<BytesTaker, 'name' | 'proper' | 'bytes' | 'bombs'> {
  type: string;
}

const PAGES: PageTaker[] = [
  { name: 'page', proper: PAGE, bytes: PAGE_BYTES, bombs: MARKUP_BOMBS, type: 'text/html; charset=utf-8' },
  { name: 'page without a charset', proper: PAGE, bytes: PAGE_BYTES, bombs: MARKUP_BOMBS, type: 'text/html' },
  {
    name: 'page in a legacy charset',
    proper: PAGE,
    bytes: PAGE_BYTES,
    bombs: TEXT_BOMBS,
    type: 'text/html; charset=gbk',
  },
  { name: 'JSON-LD of a page', proper: PAGE, bytes: PAGE_BYTES, bombs: ldBombs, type: 'text/html; charset=utf-8' },
  {
    name: 'data of a script of a page',
    proper: scriptPage(DATA),
    bytes: PAGE_BYTES,
    bombs: scriptBombs,
    type: 'text/html; charset=utf-8',
  },
  { name: 'page of plain text', proper: 'A fire.', bytes: PAGE_BYTES, bombs: TEXT_BOMBS, type: 'text/plain' },
  { name: 'PDF file', proper: PDF.toString('latin1'), bytes: 3_000_000, bombs: pdfBombs, type: 'application/pdf' },
];

const PAGE_FILES = [
  ...['body/finder', 'body/literal.prose', 'body/prune', 'body/script.prose', 'body/tree.builder', 'charset'],
  ...['markup/json-ld.reader', 'markup/markup.scan', 'markup/quick.tokenizer', 'page.reader'],
  'pdf/pdf.reader.adapter',
].map((file) => `libs/pages/src/${file}.ts`);

const pageTaker = (pool: ParsePool, { type, ...taker }: PageTaker): BytesTaker => ({
  ...taker,
  files: PAGE_FILES,
  take: (body) => parseResponse(HEAD, { status: 200, headers: { 'content-type': type }, body }, pool),
});

const secondLookTaker = (pool: ParsePool): BytesTaker => ({
  ...{ name: 'page that is looked at again', proper: PAGE, bytes: PAGE_BYTES, bombs: MARKUP_BOMBS },
  files: ['libs/pages/src/second-look.ts', 'libs/pages/src/visible-text.ts', 'libs/text/src/html-text.ts'],
  take: (body) => {
    const headers = { 'content-type': 'text/html' };
    const response = { status: 200, headers, body, url: URL_, redirects: [], fromCache: false, latencyMs: 1 };
    return toRecheckResult({ article: emptyArticle(HEAD, 'error', 'not read'), response } as never, pool);
  },
});

const robotsTaker: BytesTaker = {
  ...{ name: 'robots.txt', proper: ROBOTS, bytes: ROBOTS_BYTES, bombs: robotsBombs },
  files: ['libs/pages/src/robots/robots.gate.ts'],
  take: (body) => isPathAllowed(parseRobots(body, 'corroborate'), new URL(LONG_PATH)),
};

export const pages: Family = {
  open: async () => {
    const pool = new ParsePool(1);
    const takers = [...PAGES.map((one) => pageTaker(pool, one)), secondLookTaker(pool), robotsTaker];
    return { takers, close: () => pool.close() };
  },
};
