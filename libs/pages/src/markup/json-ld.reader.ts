import { PAGE_LIMITS } from '../pages.thresholds';
import type { PageScan } from './scan.types';

export type JsonLdNode = { [key: string]: unknown };

/** Parsed markup of a page, before any selection. */
export interface PageMarkup {
  scan: PageScan;
  nodes: JsonLdNode[];
  /** The page's main entity, and the WebPage object. */
  main: JsonLdNode | null;
  page: JsonLdNode | null;
  /** Base for relative URLs. */
  base: string;
}

const ARTICLE_TYPE = /^(?:[a-z]*article|(?:live)?blogposting|socialmediaposting|report|(?:claim)?review)$/i;
const PAGE_TYPE = /^(?:web|item|about|collection|faq|qa|profile|search)page$|^website$/i;

/**
 * All objects of all JSON-LD scripts in document order, with `@graph` and nesting flattened. Invalid JSON is skipped.
 */
export function readJsonLd(scripts: string[]): JsonLdNode[] {
  const out: JsonLdNode[] = [];
  let room: number = PAGE_LIMITS.maxJsonLdTotal;
  for (const script of scripts) {
    room -= script.length;
    if (room < 0) break;
    const parsed = parseLenient(script);
    if (parsed !== null && typeof parsed === 'object') flatten(parsed, out);
  }
  return out;
}

function parseLenient(script: string): unknown {
  if (script.length > PAGE_LIMITS.maxJsonLdChars) return undefined;
  const text = stripCommentMarkers(script);
  // Many templates have raw line breaks in strings, or trailing commas.
  const variants = [
    () => text,
    () => text.replace(/[\u0000-\u001f]+/g, ' '),
    () => text.replace(/[\u0000-\u001f]+/g, ' ').replace(/,\s*([}\]])/g, '$1'),
  ];
  for (const variant of variants) {
    try {
      return JSON.parse(variant());
    } catch {
      // Try the next, more lenient variant.
    }
  }
  return undefined;
}

/**
 * Removes comment markers that hide scripts from old browsers. Compares the ends only, because a script may be all
 * white space.
 */
function stripCommentMarkers(script: string): string {
  const body = script.trim().replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '');
  const end = stripSuffix(body.trimEnd(), ';').trimEnd();
  const bare = stripSuffix(stripSuffix(end, '-->'), ']]>').trimEnd();
  return stripSuffix((bare === end ? bare : stripSuffix(bare, '//')).trim(), ';');
}

const stripSuffix = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text);

/** Not recursive, because the page controls the nesting. */
function flatten(root: unknown, out: JsonLdNode[]): void {
  let level: unknown[] = [root];
  let seen = 0;
  for (let depth = 0; depth < PAGE_LIMITS.maxJsonLdDepth && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (out.length >= PAGE_LIMITS.maxJsonLdNodes || (seen += 1) > PAGE_LIMITS.maxJsonLdNodes * 4) return;
      if (!Array.isArray(value)) out.push(value as JsonLdNode);
      for (const inner of Object.values(value as object))
        if (inner !== null && typeof inner === 'object') next.push(inner);
    }
    level = next;
  }
}

export function getNodeTypes(node: JsonLdNode): string[] {
  const type = node['@type'];
  const list = Array.isArray(type) ? type : [type];
  return list.filter((t): t is string => typeof t === 'string').map((t) => t.replace(/^https?:\/\/schema\.org\//i, ''));
}

export const isArticleNode = (node: JsonLdNode): boolean =>
  getNodeTypes(node).some((type) => ARTICLE_TYPE.test(type) && !/^claimreview$/i.test(type));
export const isPageNode = (node: JsonLdNode): boolean => getNodeTypes(node).some((type) => PAGE_TYPE.test(type));

/** Text of a property: a string, or an object's `name`, `@id` …; of a list, the first text. */
export function readNodeText(value: unknown, ...keys: string[]): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 10)) {
      const text = readNodeText(item, ...keys);
      if (text) return text;
    }
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  for (const key of keys) {
    const text: string | null = readNodeText((value as JsonLdNode)[key]);
    if (text) return text;
  }
  return null;
}

/** All texts of a property that may be a list. */
export function readNodeTexts(value: unknown, ...keys: string[]): string[] {
  const list = Array.isArray(value) ? value.slice(0, 20) : [value];
  return list
    .map((item) => readNodeText(item, ...keys))
    .filter((text): text is string => text !== null && text.trim() !== '');
}

/** All prose in the objects, for rules that match words only. */
export function listLongStrings(nodes: JsonLdNode[]): string[] {
  const out: string[] = [];
  for (const node of nodes) {
    for (const value of Object.values(node)) {
      const list: unknown[] = Array.isArray(value) ? value : [value];
      for (const item of list) if (typeof item === 'string' && item.length > 20) out.push(item);
    }
    if (out.length > PAGE_LIMITS.maxJsonLdNodes) break;
  }
  return out;
}
