import { Readability } from '@mozilla/readability';
import { BODY_RULES } from '../pages.thresholds';
import { countWords } from '../text';
import { parseDocument, type DomDocument, type DomElement } from './dom';
import { pruneDocument } from './prune';
import { renderBody, type Body } from './render';

/**
 * Body text and links of a page. The scan must have found the markup within its limits. `contentWords` is what
 * the scan saw outside the page's chrome: where far less comes out, the pruning took the article for chrome.
 */
export function readBody(html: string, title: string, contentWords: number): Body {
  const pruned = attempt(html, title, true);
  if (countWords(pruned.text) >= BODY_RULES.suspiciousWords || contentWords < BODY_RULES.retryWords)
    return pruned;
  const whole = attempt(html, title, false);
  return whole.text.length > pruned.text.length ? whole : pruned;
}

function attempt(html: string, title: string, prune: boolean): Body {
  const document = parseDocument(html);
  if (prune) pruneDocument(document);
  const content = readable(document);
  return content ? renderBody(content, title) : { text: '', links: [] };
}

function readable(document: DomDocument): DomElement | null {
  if (!document.body || !document.documentElement) return null;
  const reader = new Readability<DomElement>(document, {
    charThreshold: BODY_RULES.charThreshold,
    disableJSONLD: true,
    keepClasses: true,
    serializer: (element: unknown) => element as DomElement,
  });
  return reader.parse()?.content ?? null;
}
