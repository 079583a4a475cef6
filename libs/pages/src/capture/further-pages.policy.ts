import { parseAddress } from '../address';
import { findLink } from '../markup/meta.reader';
import type { PageScan } from '../markup/scan.types';

/**
 * Whether the article has another page: the next or previous page has the same path, but another page number. Some
 * systems link to the next story instead.
 */
export function hasFurtherPages(scan: PageScan, finalUrl: string): boolean {
  const own = parseAddress(finalUrl);
  if (!own) return false;
  return ['next', 'prev'].some((rel) => {
    const other = parseAddress(findLink(scan, rel) ?? '', finalUrl);
    return other !== null && other.hostname === own.hostname && isPageOfSameArticle(other, own);
  });
}

function isPageOfSameArticle(other: URL, own: URL): boolean {
  const [path, ownPath] = [barePath(other), barePath(own)];
  if (path.length < MIN_PATH_CHARS) return false;
  const [number, ownNumber] = [pageNumber(other), pageNumber(own)];
  if (number !== ownNumber) return ownPath.startsWith(path);
  return path.startsWith(ownPath) && SECOND_PAGE.test(path.slice(ownPath.length));
}
const MIN_PATH_CHARS = 6;

const barePath = ({ pathname }: URL): string => pathname.replace(/\/$|\.[a-z]{3,5}$/, '');

const pageNumber = ({ searchParams }: URL): number =>
  PAGE_PARAMETERS.map((name) => Number(searchParams.get(name))).find((number) => number > 0) ?? 1;
const PAGE_PARAMETERS = ['page', 'paged', 'pg', 'seite', 'pagina'];

/** "/2", "/page/2", "-2", "_2", ",page-2" behind the path of the first page. */
const SECOND_PAGE = /^[/,_-](?:(?:page|seite|pagina)[/-]?)?2$/;
