import { firstNonEmptyText } from '@corroborate/text';
import type { JsonLdNode } from './markup/json-ld.reader';
import { getNodeHeadline } from './markup/main-entity.policy';
import { findMeta } from './markup/meta.reader';
import type { PageScan } from './markup/scan.types';
import { PAGE_LIMITS } from './pages.thresholds';

/** The first declared title, including additions by the outlet, except the outlet's full name. */
export function readDocumentTitle(scan: PageScan, main: JsonLdNode | null, outlet: string | null): string {
  const h1 = scan.headings.find((h) => h.level === 1 && !h.hidden && (h.region === 'article' || h.region === 'main'));
  const declared = [
    findMeta(scan, 'og:title'),
    main ? getNodeHeadline(main) : null,
    h1?.text,
    findMeta(scan, 'twitter:title'),
    scan.title,
    scan.headings[0]?.text,
  ];
  return withoutOutlet(firstNonEmptyText(declared, PAGE_LIMITS.maxTitleChars) ?? '', outlet);
}

/** "Headline | Outlet" without the outlet. */
function withoutOutlet(title: string, outlet: string | null): string {
  if (!outlet) return title;
  const parts = /^(.{10,}?)\s+[|–—\-·•:]\s+([^|–—·•]{2,60})$/u.exec(title);
  return parts && titleKey(parts[2]!) === titleKey(outlet) ? parts[1]! : title;
}

const titleKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
