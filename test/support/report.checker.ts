import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Looks at a case folder as an editor with a pencil would, by its files alone: it knows nothing of how reports are
 * made, so that a fault in the composer's own check is seen here.
 */
export function findFolderFaults(dir: string): string[] {
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  const report = read('report.md');
  const evidence = new Map(
    readdirSync(path.join(dir, 'evidence/web')).map((name) => [Number(name.slice(1)), capture(read, name)]),
  );
  const [body = '', sources = ''] = report.split('\n## Sources\n');
  return [
    ...emptySections(body),
    ...setPhrases(body),
    ...sentences(body).flatMap((one) => faultsIn(one, evidence)),
    ...listed(body, sources),
  ];
}

/** The text of a capture with what its page says of itself. */
function capture(read: (name: string) => string, name: string): string {
  const {
    title,
    outlet,
    published,
    capture: kept,
  } = JSON.parse(read(`evidence/web/${name}/metadata.json`)) as {
    title: string;
    outlet: string;
    published: string | null;
    capture: { byline: string | null; claim_reviews: { rating: string }[] } | null;
  };
  const ratings = kept?.claim_reviews.map(({ rating }) => rating) ?? [];
  return [title, outlet, published, kept?.byline, ...ratings, read(`evidence/web/${name}/capture.txt`)]
    .filter(Boolean)
    .join('\n');
}

const PHRASES =
  'we also found|additionally|furthermore|moreover|in addition|further investigation|investigation revealed';
const FORBIDDEN = new RegExp(`\\b(?:${PHRASES}|in conclusion)\\b`, 'i');
const QUOTE = /“([^“”]+)”/g;
/** The number of a citation and that of the evidence file that it leads to. */
const NUMBER = /\[\\\[(\d+)\\\]\]\(sources\.md#s(\d+)\)/g;

const setPhrases = (body: string): string[] =>
  FORBIDDEN.test(body.replace(QUOTE, '')) ? [`set phrase: ${FORBIDDEN.exec(body.replace(QUOTE, ''))?.[0]}`] : [];

const emptySections = (body: string): string[] =>
  body
    .split(/\n## /)
    .slice(1)
    .filter((section) => section.split('\n').slice(1).join('').trim() === '')
    .map((section) => `empty section: ${section.split('\n')[0]}`);

/** What stands before each group of numbers, back to the one before it, the heading or the bullet. */
function sentences(body: string): { text: string; numbers: number[] }[] {
  return body.split('\n').flatMap((line) => {
    const parts = line.split(/((?:\[\\\[\d+\\\]\]\(sources\.md#s\d+\))+[.!?]?)/);
    return parts.flatMap((text, at) => {
      const numbers = [...(parts[at + 1] ?? '').matchAll(NUMBER)].map(([, , id]) => Number(id));
      return at % 2 === 0 && numbers.length > 0 ? [{ text: plain(lastSentence(text)), numbers }] : [];
    });
  });
}

/** Sentences of the case stand before without a number; a label ends with “**: ”. */
function lastSentence(text: string): string {
  const behindLabel = text.split('**: ').at(-1) ?? text;
  const outside = behindLabel.replace(QUOTE, (quote) => '“'.padEnd(quote.length, '_'));
  const stops = [...outside.matchAll(/(?<!\b(?:St|Mr|Ms|Dr|No))[.!?] (?=\S)/g)];
  return behindLabel.slice((stops.at(-1)?.index ?? -2) + 2);
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\\([\\`*_[\]<>#|~:.@+=-])/g, '$1')
    .replace(/&amp;/g, '&')
    .replace(/^\s*[-*] /, '');

const bare = (text: string): string =>
  text
    .replace(/[“”„«»"‘’'`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function faultsIn({ text, numbers }: { text: string; numbers: number[] }, evidence: Map<number, string>): string[] {
  const unknown = numbers.filter((n) => !evidence.has(n)).map((n) => `no source ${n}: ${text}`);
  const cited = numbers.map((n) => evidence.get(n) ?? '');
  const all = cited.map(bare);
  const quotes = [...text.matchAll(QUOTE)].flatMap(([, quote = '']) => quote.split('…'));
  const lost = quotes
    .filter((quote) => !all.some((one) => one.includes(bare(quote))))
    .map((quote) => `no quote ${quote}`);
  const rest = text.replace(QUOTE, ' ');
  const figures = [...rest.matchAll(/\d[\d.,]*\d|\d/g)].map(([figure]) => figure);
  const missing = figures
    .filter((figure) => !cited.some((one) => hasFigure(one, figure)))
    .map((figure) => `no figure ${figure}: ${text}`);
  return [...unknown, ...lost, ...missing, ...lostNames(rest, cited)];
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);

/** As it stands there, or spelled out. */
function hasFigure(text: string, figure: string): boolean {
  const bareFigure = figure.replace(/,/g, '');
  if (text.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '').includes(bareFigure) || text.includes(figure)) return true;
  const word = WORDS[Number(bareFigure)];
  return word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(text);
}

/** Names of two words or more that stand outside quotation marks: each word of them in one of the captures. */
function lostNames(text: string, cited: string[]): string[] {
  // The first word of a sentence has a capital whatever it is.
  const inside = text.trimStart().replace(/^\S+ /, '');
  const names = [...inside.matchAll(/\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+/gu)].map(([name]) => name);
  const holds = (name: string) =>
    cited.some((one) => name.split(' ').every((word) => bare(one).includes(bare(word.replace(/['’]s$/, '')))));
  return names.filter((name) => !holds(name)).map((name) => `no name ${name}: ${text}`);
}

/** Each number that is cited is one of the list. */
function listed(body: string, sources: string): string[] {
  const numbers = new Set([...body.matchAll(NUMBER)].map(([, n]) => n));
  return [...numbers].filter((n) => !new RegExp(`^${n}\\. `, 'm').test(sources)).map((n) => `not in the list: ${n}`);
}
