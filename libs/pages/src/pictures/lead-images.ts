import { parseAddress } from '../address';
import { readNodeTexts, type JsonLdNode } from '../markup/json-ld.reader';
import { findMeta } from '../markup/meta.reader';
import type { PageScan } from '../markup/scan.types';
import { PICTURE_LIMITS } from '../pages.thresholds';

/**
 * Lead pictures that a page declares: for social networks, then in structured data. Pictures in the text are ignored.
 */
export function listLeadImages(scan: PageScan, main: JsonLdNode | null, base: string): string[] {
  const named = [
    findMeta(scan, 'og:image:secure_url', 'og:image', 'og:image:url'),
    findMeta(scan, 'twitter:image', 'twitter:image:src'),
    ...(main ? readNodeTexts(main.image, 'contentUrl', 'url', '@id') : []),
  ];
  const addresses = named.flatMap((address) => (address ? (parseAddress(address, base)?.href ?? []) : []));
  return [...new Set(addresses)]
    .filter(({ length }) => length <= PICTURE_LIMITS.maxAddress)
    .slice(0, PICTURE_LIMITS.ofAPage);
}
