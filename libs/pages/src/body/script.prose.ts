import { collapseWhitespace } from '@corroborate/text';
import { PAGE_LIMITS } from '../pages.thresholds';

type JsonData = { [key: string]: unknown };

/** Paragraphs in one part of a script's data. */
interface FoundProse {
  paragraphs: string[];
  length: number;
  /** True if an enclosing object holds the page's title. */
  titled: boolean;
}

interface SearchStep {
  value: unknown;
  titled: boolean;
}

/**
 * The article's paragraphs in script data: the longest list of prose, or the longest text, in an object that also holds
 * the page's title. Without such an object, the longest is used only if no other part is half as long.
 */
export function scriptProse(scripts: readonly string[], title: string): string[] {
  const found = scripts
    .flatMap((script) => parsedData(script))
    .flatMap((data) => findProse(data, collapseWhitespace(title).toLowerCase()))
    .sort((a, b) => Number(b.titled) - Number(a.titled) || b.length - a.length);
  const [best, ...others] = found;
  if (best === undefined) return [];
  const isSure = best.titled || others.every(({ length }) => length < best.length / 2);
  return isSure ? best.paragraphs : [];
}

/** JSON that is a whole script or assigned to a variable. */
function parsedData(script: string): JsonData[] {
  const assigned = /^\s{0,200}(?:(?:var|let|const)\s{1,9})?[\w.$[\]"']{1,80}\s{0,9}=\s{0,9}(?=[{[])/.exec(script);
  const start = assigned ? assigned[0].length : 0;
  const end = Math.max(script.lastIndexOf('}'), script.lastIndexOf(']')) + 1;
  const text = script.slice(start, assigned ? end : undefined).trim();
  if (!/^[{[]/.test(text) || text.length < MIN_SCRIPT_CHARS) return [];
  try {
    return [JSON.parse(text) as JsonData];
  } catch {
    return [];
  }
}

const MIN_SCRIPT_CHARS = 200;
const MAX_DEPTH = 5;
const SENTENCE_BREAK = /[\p{L}\d)”"’»][.!?…。！？।۔؟]["”’»)]?(?:\s|<|$)/u;

/** Whether a script's string may be a paragraph. */
export const isProse = (text: string): boolean => text.length >= MIN_PROSE_CHARS && SENTENCE_BREAK.test(text);
const MIN_PROSE_CHARS = 40;
/** Characters that the paragraphs of an article have at least. */
export const MIN_TEXT_CHARS = 400;
export const sumLengths = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, one) => sum + one.length, 0);

/** Not recursive, because the page controls the nesting. */
function findProse(root: JsonData, title: string): FoundProse[] {
  const out: FoundProse[] = [];
  const stack: SearchStep[] = [{ value: root, titled: false }];
  for (let seen = 0; stack.length > 0 && seen < PAGE_LIMITS.maxJsonLdNodes; seen += 1) {
    const { value, titled: above } = stack.pop()!;
    if (typeof value === 'string') addIfLongEnough(out, asLongText(value), above);
    if (value === null || typeof value !== 'object') continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    const titled =
      above || inner.some((one) => typeof one === 'string' && collapseWhitespace(one).toLowerCase() === title);
    if (Array.isArray(value))
      addIfLongEnough(out, value.map((item) => extractBlockText(item, MAX_DEPTH)).filter(isProse), titled);
    for (const one of inner) stack.push({ value: one, titled });
  }
  return out;
}

function addIfLongEnough(out: FoundProse[], paragraphs: string[], titled: boolean): void {
  const length = sumLengths(paragraphs);
  if (length >= MIN_TEXT_CHARS && out.length < PAGE_LIMITS.maxJsonLdArticles) out.push({ paragraphs, length, titled });
}

const asLongText = (text: string): string[] => (text.length >= MIN_TEXT_CHARS && isProse(text) ? [text] : []);

/** Field names of block text in content management systems. */
const TEXT_FIELDS = ['text', 'content', 'html', 'value', 'body', 'data', 'children', 'nodes', 'markup'];

/** Text of one block, with its formatted parts joined. */
function extractBlockText(item: unknown, depth: number): string {
  if (typeof item === 'string') return item;
  if (item === null || typeof item !== 'object' || depth === 0) return '';
  if (Array.isArray(item)) return item.map((one) => extractBlockText(one, depth - 1)).join('');
  const field = TEXT_FIELDS.find((name) => (item as JsonData)[name] !== undefined && (item as JsonData)[name] !== null);
  return field === undefined ? '' : extractBlockText((item as JsonData)[field], depth - 1);
}
