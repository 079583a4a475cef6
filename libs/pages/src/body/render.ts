import type { PageLink } from '@corroborate/domain';
import { truncate, lexicon, collapseWhitespace } from '@corroborate/text';
import { memoizeByText } from '../remembered';
import { cleanAddress, parseAddress } from '../address';
import { BODY_RULES, PAGE_LIMITS } from '../pages.thresholds';
import { isCreditLine } from './credit-line';
import { trimEdges } from './edge.policy';
import type { TreeElement, TreeNode } from './tree';

export interface RawLink {
  href: string;
  text: string;
  /** The paragraph around the link, and the link's offset in it. */
  paragraph: string;
  at: number;
}
export interface Body {
  /** Paragraphs separated by a blank line. */
  text: string;
  links: RawLink[];
  /** True if a line said that the rest is for subscribers or members; the line itself is removed. */
  withheld: boolean;
}

interface Paragraph {
  tag: string;
  parts: string[];
  length: number;
  links: { href: string; start: number; end: number }[];
  linkChars: number;
  /** True if it contains a `time` element. */
  timed: boolean;
}

const BLOCK_TAGS = new Set([
  'p',
  'div',
  'section',
  'article',
  'main',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'table',
  'tr',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'footer',
  'figure',
  'hr',
  'address',
  'aside',
  'details',
  'summary',
  'center',
  'tbody',
  'thead',
]);
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'template',
  'svg',
  'button',
  'select',
  'input',
  'textarea',
  'video',
  'audio',
  'canvas',
  'figcaption',
]);

/** Renders the content tree as plain paragraphs. Not recursive, so deep nesting cannot overflow the stack. */
export function renderBody(root: TreeElement, title: string): Body {
  const paragraphs = collectParagraphs(root);
  return assembleBody(paragraphs, title);
}

function collectParagraphs(root: TreeElement): Paragraph[] {
  const out: Paragraph[] = [];
  let current = createParagraph('p');
  const open: OpenLink[] = [];
  const finish = (tag: string) => {
    splitLinks(current, open);
    if (current.length > 0) out.push(current);
    current = createParagraph(tag);
  };
  type Step = { node: TreeNode } | { leave: string } | { endLink: true };
  const stack: Step[] = [{ node: root }];
  while (stack.length > 0) {
    const step = stack.pop()!;
    if ('leave' in step) finish(step.leave);
    else if ('endLink' in step) endLink();
    else if (step.node.nodeType === 3) appendText(current, step.node.textContent);
    else enter(step.node);
  }
  finish('p');
  return out;

  function enter(element: TreeElement): void {
    const tag = element.localName;
    if (SKIPPED_TAGS.has(tag)) return;
    if (tag === 'br') return breakLine();
    if (BLOCK_TAGS.has(tag)) {
      finish(tag);
      stack.push({ leave: 'p' });
    }
    if (tag === 'time') current.timed = true;
    if (tag === 'td' || tag === 'th') appendText(current, ' ');
    const href = tag === 'a' ? element.getAttribute('href') : null;
    if (href && !href.startsWith('javascript:')) {
      open.push({ href, start: current.length });
      stack.push({ endLink: true });
    }
    for (let child = element.lastChild; child; child = child.previousSibling) stack.push({ node: child });
  }
  function endLink(): void {
    closeLink(current, open.pop()!);
  }
  /** Two line breaks in a row end the paragraph; a single one starts a new line in it. */
  function breakLine(): void {
    if (current.parts[current.parts.length - 1] === '\n') finish('p');
    else appendText(current, '\n');
  }
}

interface OpenLink {
  href: string;
  start: number;
}

const createParagraph = (tag: string): Paragraph => ({
  tag,
  parts: [],
  length: 0,
  links: [],
  linkChars: 0,
  timed: false,
});

/** A link may enclose several blocks, such as the parts of a card. */
function splitLinks(paragraph: Paragraph, open: OpenLink[]): void {
  for (const link of open) {
    if (link.start < paragraph.length) closeLink(paragraph, link);
    link.start = 0;
  }
}

function appendText(paragraph: Paragraph, text: string): void {
  if (!text) return;
  if (text !== '\n' && text.trim() === '' && paragraph.parts[paragraph.parts.length - 1] === '\n') return;
  paragraph.parts.push(text);
  paragraph.length += text.length;
}

function closeLink(paragraph: Paragraph, link: OpenLink): void {
  const start = Math.min(link.start, paragraph.length);
  paragraph.links.push({ href: link.href, start, end: paragraph.length });
  paragraph.linkChars += paragraph.length - start;
}

/** Characters of a paragraph that are split into sentences; links further on need no exact sentence. */
const MAX_SENTENCE_INPUT_CHARS = 12_000;
/** A link may span the page; only the start of its text is kept. */
const MAX_LINK_CHARS = 2_000;

function assembleBody(paragraphs: Paragraph[], title: string): Body {
  const texts: string[] = [];
  const links: RawLink[] = [];
  const all = readParagraphs(paragraphs, title);
  for (const { paragraph, raw, text } of trimEdges(removeTemplateText(removeRequestLines(cutAtWall(all))), title)) {
    texts.push(text);
    for (const link of paragraph.links) {
      if (links.length >= PAGE_LIMITS.maxLinks) break;
      links.push({
        href: link.href,
        text: collapseWhitespace(raw.slice(link.start, Math.min(link.end, link.start + MAX_LINK_CHARS))),
        paragraph: text,
        at: collapseWhitespace(raw.slice(0, Math.min(link.start, MAX_SENTENCE_INPUT_CHARS))).length,
      });
    }
  }
  return { text: texts.join('\n\n'), links, withheld: all.some(({ text }) => isWithheldLine(text)) };
}

/** Below a line saying that the rest is withheld there are only offers, unless more text follows than precedes it. */
function cutAtWall(all: ReadParagraph[]): ReadParagraph[] {
  const at = all.findIndex(({ text }) => isWithheldLine(text));
  return at > 0 && lengthOf(all.slice(at)) < lengthOf(all.slice(0, at)) ? all.slice(0, at + 1) : all;
}

/** Drops lines that ask for consent, payment or login, and their headings, unless the page has nothing else. */
function removeRequestLines(all: ReadParagraph[]): ReadParagraph[] {
  const asks = all.map(({ text }) => isRequest(text));
  const kept = all.filter(
    ({ paragraph }, at) => asks[at] === false && !(asks[at + 1] === true && LOWER_HEADING.test(paragraph.tag)),
  );
  return kept.some(({ text }) => text.length >= BODY_RULES.proseChars / 2) ? kept : all;
}

const LOWER_HEADING = /^h[3-6]$/;

interface ReadParagraph {
  paragraph: Paragraph;
  raw: string;
  text: string;
}

function readParagraphs(paragraphs: Paragraph[], title: string): ReadParagraph[] {
  const out: ReadParagraph[] = [];
  let initial = '';
  for (const paragraph of paragraphs) {
    const raw = initial + paragraph.parts.join('');
    const text = collapseWhitespace(raw);
    // A drop cap in its own box is the first letter of the next paragraph.
    initial = /^["“„«]?\p{Lu}$/u.test(text) ? text : '';
    if (initial !== '') continue;
    if (text && !isLeftover(paragraph, text, title, out.length)) out.push({ paragraph, raw, text });
  }
  return out;
}

/**
 * Drops template text around the prose: lines that are only a link (pointers to other stories), and short scraps before
 * the first and after the last full paragraph. A page made up of such lines (a list of links, a poem) is left
 * unchanged.
 */
function removeTemplateText(all: ReadParagraph[]): ReadParagraph[] {
  const pointers = all.filter(isPointer);
  const few = lengthOf(pointers) < lengthOf(all) * BODY_RULES.pointerShare;
  const kept = few ? excludeParagraphs(all, [...pointers, ...listTexts(all, pointers)]) : all;
  const isProse = ({ text }: ReadParagraph) => weightOf(text) >= BODY_RULES.proseChars && SENTENCE_END.test(text);
  const first = kept.findIndex(isProse);
  const last = kept.findLastIndex(isProse);
  if (first < 0) return kept;
  const scraps = kept.filter((p, at) => (at < first && isCredit(p)) || ((at < first || at > last) && isFragment(p)));
  return lengthOf(scraps) < lengthOf(kept) * BODY_RULES.pointerShare ? excludeParagraphs(kept, scraps) : kept;
}

/** Headings of link lists (directly above a line that is only a link), and the short text below the last list. */
function listTexts(all: ReadParagraph[], pointers: ReadParagraph[]): ReadParagraph[] {
  const lines = new Set(pointers);
  const isHeading = ({ paragraph }: ReadParagraph): boolean => HEADING.test(paragraph.tag);
  const lists = all.filter((one, at) => isHeading(one) && !lines.has(one) && lines.has(all[at + 1]!));
  const last = all.findLastIndex(isHeading);
  const rest = lists.includes(all[last]!) ? all.slice(last + 1).filter((one) => !lines.has(one)) : [];
  return lengthOf(rest) < BODY_RULES.proseChars * 1.5 ? [...lists, ...rest] : lists;
}
const HEADING = /^h[1-6]$/;

function excludeParagraphs(all: ReadParagraph[], some: ReadParagraph[]): ReadParagraph[] {
  const left = new Set(some);
  return all.filter((p) => !left.has(p));
}

const lengthOf = (list: ReadParagraph[]): number => list.reduce((sum, p) => sum + p.text.length, 0);
/** Thai and its neighbors write no full stop. */
const SENTENCE_END = /[.!?…:;。！？。।॥۔؟։።។။»"”’')\]—–\p{sc=Thai}\p{sc=Laoo}-]$/u;

/** Whether the line is only a link, or a label and a link. A sentence may also be almost entirely a link. */
function isPointer({ paragraph, raw, text }: ReadParagraph): boolean {
  const length = raw.trim().length;
  const { linkChars } = paragraph;
  if (linkChars >= length * BODY_RULES.wholeLink && paragraph.tag !== 'blockquote') return true;
  if (text.length >= BODY_RULES.pointerChars || /[.…。]["”’»]?$/u.test(text)) return false;
  const labelled = paragraph.tag === 'li' && length - linkChars <= BODY_RULES.labelChars && endsWithLink(paragraph);
  return (linkChars >= length * 0.9 && !/[!?！？]["”’»]?$/u.test(text)) || (labelled && linkChars > length / 2);
}

const endsWithLink = ({ links, length }: Paragraph): boolean => (links.at(-1)?.end ?? 0) >= length - 1;
/** Two letters say as much as one character of a script that writes words or syllables. */
const weightOf = (text: string): number => (isCjk(text) ? text.length * 2 : text.length);
const isCredit = ({ paragraph, text }: ReadParagraph): boolean =>
  /^(?:p|div|section|header)$/.test(paragraph.tag) && isCreditLine(text);
/** Whether a line is a scrap; headings and datelines ("LONDON (AP) —") are not. */
const isFragment = ({ paragraph, text }: ReadParagraph): boolean =>
  text.length < BODY_RULES.proseChars && !SENTENCE_END.test(text) && !/^h[1-6]$|^li$|^t[dr]$/.test(paragraph.tag);

const LEFTOVER = lexicon('any', 'leftovers', 'line').pattern;
const POINTER_WORDS = ['pointer', 'line'].map((section) => lexicon('any', 'leftovers', section).source).join('|');
const POINTER = new RegExp(String.raw`^[【〈《\[(]?(?:${POINTER_WORDS})\s?[:：|»>–】〉》\])-]`, 'i');

const WITHHELD = lexicon('any', 'page-walls', 'withheld').pattern;
const REQUEST = lexicon('any', 'leftovers', 'request').pattern;

export const isLeftoverLine = (text: string): boolean => LEFTOVER.test(text);
/** Whether the line says, or shows by filler text, that the rest is withheld from the reader. */
export const isWithheldLine = memoizeByText(
  (text) => (text.length < BODY_RULES.withheldChars && opensWithWithheld(text)) || isFiller(text),
);

/** Lines about withheld text say so at the start; prose that mentions subscribers does so later on. */
function opensWithWithheld(text: string): boolean {
  const { index } = WITHHELD.exec(text) ?? { index: Infinity };
  return index <= (isCjk(text) ? MAX_WITHHELD_POSITION.cjk : MAX_WITHHELD_POSITION.others);
}
const MAX_WITHHELD_POSITION = { cjk: 15, others: 40 };
const isCjk = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text);

const asksReader = memoizeByText(
  (text) => text.length < BODY_RULES.requestChars && REQUEST.test(text.slice(0, BODY_RULES.requestStart)),
);

/** Whether the text asks the reader for consent, payment or login. */
export const isRequest = (text: string): boolean => isWithheldLine(text) || asksReader(text);

const FILLER = new Set(lexicon('any', 'page-walls', 'filler').words);
function isFiller(text: string): boolean {
  const words =
    text
      .slice(0, FILLER_CHARS)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.length >= FILLER_WORDS && words.filter((word) => FILLER.has(word)).length >= words.length * FILLER_SHARE;
}
const FILLER_CHARS = 400;
const FILLER_WORDS = 8;
const FILLER_SHARE = 0.5;

function isLeftover(paragraph: Paragraph, text: string, title: string, already: number): boolean {
  if (already === 0 && title && text.toLowerCase() === title.toLowerCase()) return true;
  if (isLeftoverLine(text)) return true;
  return isPointerLine(text, paragraph.linkChars / Math.max(1, paragraph.length));
}

/** Whether the line is a pointer: "Read more: …" with most of the line a link. */
export const isPointerLine = (text: string, linkShare: number): boolean =>
  linkShare >= BODY_RULES.linkShare && POINTER.test(text);

/** Links with absolute URLs and the sentence around each; same-page anchors and other schemes are omitted. */
export function bodyLinks(body: Body, base: string, sentenceAt: (paragraph: string, at: number) => string): PageLink[] {
  const out = new Map<string, PageLink>();
  for (const link of body.links) {
    if (link.href.startsWith('#')) continue;
    const url = parseAddress(link.href, base);
    if (!url || !link.text) continue;
    const address = cleanAddress(url);
    const sentence = truncate(sentenceAt(link.paragraph, link.at), PAGE_LIMITS.maxLinkSentence);
    const key = `${address} ${sentence}`;
    if (!out.has(key)) out.set(key, { url: address, text: truncate(link.text, PAGE_LIMITS.maxFieldChars), sentence });
  }
  return [...out.values()];
}
