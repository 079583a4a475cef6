import { lexicon, collapseWhitespace } from '@corroborate/text';
import { nearHints } from '../markup/scan.rules';
import type { Region, TextBlock } from '../markup/scan.types';
import { BODY_RULES, PAGE_LIMITS } from '../pages.thresholds';
import { isCreditLine, isDatedLine, SENTENCE_END } from './credit-line';
import { isLeftoverLine, isPointerLine, isRequest } from './render';

interface RestoreSource {
  blocks: readonly TextBlock[];
  title: string;
  writers: readonly string[];
  /** Position of the headline; null if uncertain. */
  headline: Pick<TextBlock, 'order' | 'region'> | null;
  /** Positions of blocks that contain a time. */
  timed: ReadonlySet<number>;
  /** Short description that the page declares; the standfirst below the headline may repeat it. */
  description: string;
}

interface PlacedParagraph {
  text: string;
  order: number;
}

/**
 * Restores paragraphs that article extraction missed: the standfirst between headline and first paragraph, and
 * paragraphs in boxes of their own. Only prose between headline and end is taken, in the region of the article and
 * outside boxes that the template marks as something else.
 */
export function restoreParagraphs(text: string, source: RestoreSource): string {
  if (text === '' || text.length > PAGE_LIMITS.maxTextChars) return text;
  const placed = dropAboveHeadline(locateParagraphs(text.split('\n\n'), source.blocks), source);
  const known = placed.filter(({ order }) => order >= 0);
  const [first, last] = [known[0]?.order, known.at(-1)?.order];
  if (first === undefined || last === undefined) return text;
  const orders = new Set(known.map(({ order }) => order));
  const own = source.blocks.filter(({ order }) => orders.has(order));
  const paragraphs = new Set(placed.map((one) => one.text));
  const lost = lostBlocks({ ...source, text, paragraphs, first: Math.min(...orders), last, own });
  return lost.length === 0 ? placed.map((one) => one.text).join('\n\n') : mergeInOrder(placed, lost).join('\n\n');
}

const OPENING_CHARS = 60;
const openingKey = (text: string): string => text.slice(0, OPENING_CHARS);

/** Each paragraph with its position in the document; -1 if not found. */
function locateParagraphs(paragraphs: string[], blocks: readonly TextBlock[]): PlacedParagraph[] {
  const byOpening = new Map<string, { orders: number[]; next: number }>();
  for (const { text, order, hidden } of blocks) {
    if (hidden) continue;
    const found = byOpening.get(openingKey(text));
    if (found) found.orders.push(order);
    else byOpening.set(openingKey(text), { orders: [order], next: 0 });
  }
  let last = -1;
  return paragraphs.map((text) => {
    const found = byOpening.get(openingKey(text));
    while (found && found.next < found.orders.length && found.orders[found.next]! <= last) found.next += 1;
    const order = found?.orders[found.next] ?? -1;
    if (order >= 0) last = order;
    return { text, order };
  });
}

/** Drops items of a list in front of the headline, such as a reading time. */
function dropAboveHeadline(placed: PlacedParagraph[], { headline, blocks }: RestoreSource): PlacedParagraph[] {
  const isAbove = ({ text, order }: PlacedParagraph): boolean =>
    headline !== null && order < headline.order && text.length < BODY_RULES.proseChars && blocks[order]?.tag === 'li';
  const start = placed.findIndex((one) => !isAbove(one));
  return start > 0 ? placed.slice(start) : placed;
}

interface RestoreContext extends RestoreSource {
  text: string;
  /** The paragraphs of the text. */
  paragraphs: ReadonlySet<string>;
  first: number;
  last: number;
  own: TextBlock[];
}

function lostBlocks(search: RestoreContext): TextBlock[] {
  const { blocks, own, headline, first, last, text, paragraphs } = search;
  const regions = articleRegions(search);
  const boxes = new Set(own.filter(({ text: one }) => SENTENCE_END.test(one)).map(describeBox));
  const from = headline !== null && headline.order < first ? headline.order + 1 : first;
  const names = new Set(search.writers.map((name) => name.toLowerCase()));
  const found = new Set(own.map(({ order }) => order));
  const out: TextBlock[] = [];
  let isNote = false;
  let compared = 0;
  for (const block of blocks.slice(from)) {
    // A heading with a writer's name starts a note about the writer.
    if (/^h[2-6]$/.test(block.tag)) isNote = names.has(block.text.toLowerCase());
    if (found.has(block.order)) isNote = false;
    if (isNote || (found.has(block.order) && paragraphs.has(block.text))) continue;
    if (out.length >= BODY_RULES.maxRestoredBlocks) break;
    if (block.order > last && endsArticle(block)) break;
    if (block.hidden || block.chrome || !regions.has(block.region) || !isPlainProse(block, search)) continue;
    const alike = boxes.has(describeBox(block));
    if (block.order > last && !(alike && block.hints.split('|', 1)[0] !== '')) break;
    if (isTeaser(blocks[block.order - 1])) continue;
    if (!alike && !(block.order < first ? isStandfirst(block, search) : isParagraph(block))) continue;
    if ((compared += 1) > BODY_RULES.mostCompared) break;
    if (!text.includes(block.text)) out.push(block);
  }
  return out;
}

const describeBox = ({ tag, hints }: TextBlock): string => `${tag} ${hints}`;
const NON_PROSE_TAGS = new Set([
  'figcaption',
  'time',
  'td',
  'th',
  'tr',
  'button',
  'label',
  'option',
  'h1',
  'dt',
  'address',
]);
const WRITER_HINT = lexicon('any', 'bylines', 'mark').pattern;
const PICTURE_HINT = lexicon('any', 'template-marks', 'embedded').pattern;

function isPlainProse({ tag, hints, text, order, linkShare }: TextBlock, { title, timed }: RestoreContext): boolean {
  if (timed.has(order) && text.length < BODY_RULES.proseChars) return false;
  if (NON_PROSE_TAGS.has(tag) || linkShare >= BODY_RULES.wholeLink || text === title) return false;
  const near = nearHints(hints);
  if (WRITER_HINT.test(near) || PICTURE_HINT.test(near)) return false;
  return (
    !isDatedLine(text) &&
    !isCreditLine(text) &&
    !isLeftoverLine(text) &&
    !isRequest(text) &&
    !isPointerLine(text, linkShare)
  );
}

const SIDE_REGIONS: ReadonlySet<Region> = new Set(['aside', 'comments', 'nav', 'dialog', 'footer']);
const articleRegions = ({ own, headline }: RestoreContext): ReadonlySet<Region> =>
  new Set(
    [...own, ...(headline ? [headline] : [])].map(({ region }) => region).filter((one) => !SIDE_REGIONS.has(one)),
  );

/** Text after a line that consists of a link belongs to the linked page. */
const isTeaser = (before: TextBlock | undefined): boolean =>
  before !== undefined && before.linkShare >= BODY_RULES.wholeLink && before.text.length > BODY_RULES.labelChars;

/** A heading or line that is a link starts a list of other stories, which ends the article. */
const endsArticle = ({ tag, linkShare }: TextBlock): boolean =>
  linkShare >= BODY_RULES.wholeLink || (/^h[1-6]$/.test(tag) && linkShare > 0);

/** Whether the block is a full paragraph of prose with few links. */
const isParagraph = ({ tag, text, linkShare }: TextBlock): boolean =>
  (tag === 'p' || tag === 'div' || tag === 'blockquote') &&
  linkShare < 0.3 &&
  text.length >= BODY_RULES.proseChars &&
  SENTENCE_END.test(text);

/** Whether a line below the headline is long enough, or matches the start of the declared description. */
function isStandfirst({ text, linkShare }: TextBlock, { description }: RestoreContext): boolean {
  if (linkShare >= 0.3) return false;
  const declared = collapseWhitespace(description).toLowerCase();
  const line = text.toLowerCase();
  if (line.length >= OPENING_CHARS / 2 && declared.startsWith(line.slice(0, OPENING_CHARS))) return true;
  return text.length >= BODY_RULES.standfirstChars;
}

/** Merges two lists in document order; a paragraph without a position stays after the one before it. */
function mergeInOrder(placed: PlacedParagraph[], lost: TextBlock[]): string[] {
  const out: string[] = [];
  let at = 0;
  for (const { text, order } of placed) {
    while (at < lost.length && order >= 0 && lost[at]!.order < order) out.push(lost[at++]!.text);
    out.push(text);
  }
  return [...out, ...lost.slice(at).map(({ text }) => text)];
}
