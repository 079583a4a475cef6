import { parseAddress } from '../address';
import { textsOf, type JsonLdNode } from '../markup/json-ld.reader';
import { metaOf } from '../markup/meta.reader';
import type { PageScan } from '../markup/scan.types';
import { PICTURE_LIMITS } from '../pages.thresholds';

/**
 * Lead pictures that a page declares: for social networks, then in structured data. Pictures in the text are ignored.
 */
export function leadImagesOf(scan: PageScan, main: JsonLdNode | null, base: string): string[] {
  const named = [
    metaOf(scan, 'og:image:secure_url', 'og:image', 'og:image:url'),
    metaOf(scan, 'twitter:image', 'twitter:image:src'),
    ...(main ? textsOf(main.image, 'contentUrl', 'url', '@id') : []),
  ];
  const addresses = named.flatMap((address) => (address ? (parseAddress(address, base)?.href ?? []) : []));
  return [...new Set(addresses)]
    .filter(({ length }) => length <= PICTURE_LIMITS.maxAddress)
    .slice(0, PICTURE_LIMITS.ofAPage);
}
