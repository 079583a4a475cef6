import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Packages that read a format; their types alone do not count. */
const PACKAGES = [
  ...['@mozilla/readability', '@peculiar/asn1-cms', '@peculiar/asn1-schema', '@peculiar/asn1-tsp'],
  ...['@peculiar/asn1-x509', '@peculiar/x509', 'csv-parse', 'csv-parse/sync', 'entities', 'exifr'],
  ...['fast-xml-parser', 'fflate', 'htmlparser2', 'iconv-lite', 'jose', 'js-yaml', 'linkedom', 'openai'],
  ...['openid-client', 'snoowrap', 'twitter-api-v2', 'unpdf', 'yauzl', 'node:zlib', 'node:readline'],
  ...['@modelcontextprotocol/sdk'],
];

/** Calls that read a text or ask a service. */
const CALLS = [
  /\bJSON\.parse\(/,
  /\b(?:readJson|parseJson|parseJsonOnce)\(/,
  /\bcall(?:Json|Object|Text)[<(]/,
  /\bgateway\s{0,20}\.call\(/,
  /\bapi\.(?:call|send)\(/,
  /\b(?:parseHTML|htmlToVisibleText|decodeEntities)\(/,
  /\bexpress\.(?:json|raw|text|urlencoded)\(/,
];

const NOT_PRODUCTION = /\.spec\.tsx?$|\/testing\/|^libs\/sandbox\/|^apps\/bench\/|^libs\/evaluation\//;

/** Production sources that parse input or ask services, by the packages and the calls they use. */
export function findReaders(): string[] {
  return globSync('{libs,apps}/**/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !NOT_PRODUCTION.test(file))
    .filter((file) => isReader(readFileSync(path.join(ROOT, file), 'utf8')))
    .sort();
}

export function isReader(source: string): boolean {
  const code = source.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const imported = [...code.matchAll(/^import (?!type\b)[^;']{0,2000}from '([^']{1,100})'/gm)].map(([, name]) => name!);
  const loaded = [...code.matchAll(/\b(?:load|require|import)\('([^']{1,100})'\)/g)].map(([, name]) => name!);
  return [...imported, ...loaded].some(isPackage) || CALLS.some((call) => call.test(code));
}

const isPackage = (name: string): boolean => PACKAGES.some((one) => name === one || name.startsWith(`${one}/`));
