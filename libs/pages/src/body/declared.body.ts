import { countWords, collapseWhitespace } from '@corroborate/text';
import { readNodeText, type JsonLdNode } from '../markup/json-ld.reader';
import { BODY_RULES } from '../pages.thresholds';
import { literalProse } from './literal.prose';
import { renderBody, type Body } from './render';
import { scriptProse } from './script.prose';
import { buildTree } from './tree.builder';

interface DeclaredSource {
  main: JsonLdNode | null;
  /** Text of the page's scripts, one entry each. */
  scripts: readonly string[];
  title: string;
}

/**
 * Text that a page declares for machines, used if the page shows far less: pages rendered by script have it in
 * `articleBody` or in script data. Null if the visible text is better.
 */
export function declaredBody({ main, scripts, title }: DeclaredSource, shown: Body): Body | null {
  const declared = main ? (readNodeText(main.articleBody) ?? '') : '';
  if (declared.length * BODY_RULES.shownShare > shown.text.length) {
    const body = bodyOfText(declared);
    if (isFuller(body, shown)) return body;
  }
  if (countWords(shown.text.slice(0, CHECKED_CHARS)) >= BODY_RULES.suspiciousWords) return null;
  const data = scriptProse(scripts, title);
  const stored = bodyOfText((data.length > 0 ? data : literalProse(scripts, title)).join('\n'));
  return isFuller(stored, shown) ? stored : null;
}

/** Number of characters that is sure to contain `suspiciousWords` words. */
const CHECKED_CHARS = 1_000;

const isFuller = ({ text }: Body, shown: Body): boolean =>
  shown.text.length < text.length * BODY_RULES.shownShare && countWords(text) >= BODY_RULES.leastDeclaredWords;

const MARKUP = /<(?:p|br|div|h[1-6]|li)\b[^<>]{0,500}>/i;

/** Declared text is either markup or plain text with line breaks between paragraphs. */
function bodyOfText(text: string): Body {
  if (MARKUP.test(text)) return renderBody(buildTree(text, true).body, '');
  const paragraphs = text.split(/\n+/).map(collapseWhitespace);
  return { text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), links: [], withheld: false };
}
