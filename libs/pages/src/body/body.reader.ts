import { Readability } from '@mozilla/readability';
import { BODY_RULES } from '../pages.thresholds';
import { parseDocument, type DomDocument, type DomElement } from './dom';
import { pruneDocument } from './prune';
import { renderBody, type Body } from './render';

/** Body text and links of a page. The scan must have found the markup within its limits. */
export function readBody(html: string, title: string): Body {
  const document = parseDocument(html);
  pruneDocument(document);
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
