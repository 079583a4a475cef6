import { lexicon, nameKey } from '@corroborate/text';
import type { SourceProfile } from '@corroborate/domain';

export type OutletPage = Pick<SourceProfile, 'site' | 'name' | 'ownerGroup'>;

const EDITION_WORDS = new Set(lexicon('any', 'edition-words').words);
/** Minimum length of a site name; unrelated outlets may share a shorter one. */
const MIN_LABEL_LETTERS = 5;

/**
 * Assigns one key to all domains and editions of an outlet and to all outlets with the same owner. Domains match by
 * site, by owner, or by the name and URL of an edition.
 */
export function assignOutletKeys(pages: readonly OutletPage[]): (page: OutletPage) => string {
  const outlets = [...new Map(pages.map((page) => [page.site, page])).values()];
  const keys = new Map<string, string>();
  for (const [at, page] of outlets.entries()) {
    const known = outlets.slice(0, at).find((other) => isSameOutlet(page, other));
    keys.set(page.site, known ? (keys.get(known.site) ?? known.site) : page.site);
  }
  return (page) => keys.get(page.site) ?? page.site;
}

function isSameOutlet(a: OutletPage, b: OutletPage): boolean {
  if (a.ownerGroup !== null && a.ownerGroup === b.ownerGroup) return true;
  const [labelA, labelB] = [labelOf(a.site), labelOf(b.site)];
  if (hasOwnName(a) && hasOwnName(b)) return isEdition(nameKey(a.name), nameKey(b.name)) && isPart(labelA, labelB);
  return labelA === labelB && labelA.length >= MIN_LABEL_LETTERS;
}

/** Site name without top-level domain and hyphens: equal for "harborpost.example" and "harbor-post.co.uk". */
const labelOf = (site: string): string => (site.split('.')[0] ?? '').replace(/-/g, '');
const isPart = (a: string, b: string): boolean => a.length > 1 && b.length > 1 && (a.includes(b) || b.includes(a));

/** Whether the page gives an outlet name; pages without one are identified by their domain. */
const hasOwnName = ({ name, site }: OutletPage): boolean => name !== '' && name !== site;

function isEdition(a: string, b: string): boolean {
  const [short = '', long = ''] = a.length <= b.length ? [a, b] : [b, a];
  if (short === '' || !` ${long} `.includes(` ${short} `)) return false;
  const rest = ` ${long} `.replace(` ${short} `, ' ').trim();
  return rest === '' || rest.split(' ').every((word) => EDITION_WORDS.has(word));
}
