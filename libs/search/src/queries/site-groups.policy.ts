import type { LocalPress, Topic } from '@corroborate/domain';
import { removeAccents } from '@corroborate/text';
import { HOME_COUNTRY_BY_LANGUAGE, SITE_GROUPS, type SiteGroup } from './site-groups.registry';

const COUNTRY_BY_PLACE = new Map(
  Object.entries(SITE_GROUPS).flatMap(([country, { places }]) => places.map((place) => [place, country] as const)),
);

/** Site group of the topic's country, determined by place, otherwise by language; null if unknown. */
export function getSiteGroup({
  location,
  language,
}: Pick<Topic, 'location' | 'language'>): (SiteGroup & { country: string }) | null {
  const parts = (location ?? '').slice(0, 300).split(',').map(normalizePlaceName).filter(Boolean).reverse();
  const known = parts.map((part) => COUNTRY_BY_PLACE.get(part)).find((country) => country !== undefined);
  // A place outside the known countries is abroad, where the language would point to the wrong
  // country.
  const country = known ?? (parts.length > 1 ? undefined : countryOfLanguage(language));
  const group = country === undefined ? undefined : SITE_GROUPS[country];
  return country !== undefined && group ? { ...group, country } : null;
}

/** `pt-PT` names its country; a bare language has one only if it is clearly the most likely. */
function countryOfLanguage(language: string | null): string | undefined {
  const [name = '', region = ''] = (language ?? '').split(/[-_]/);
  const country = region.toUpperCase();
  if (country in SITE_GROUPS) return country;
  return region === '' ? HOME_COUNTRY_BY_LANGUAGE[name.toLowerCase()] : undefined;
}

const normalizePlaceName = (text: string) =>
  removeAccents(text)
    .toLowerCase()
    .replace(/^the\s+|\.+$/g, '')
    .trim();

/** Restricts a query to sites, in our own notation: `(site:a OR site:b)`, or `site:a` for one. */
export function sitesAlternation(sites: readonly string[]): string {
  const parts = sites.map((site) => `site:${site}`);
  return parts.length === 1 ? parts.join('') : `(${parts.join(' OR ')})`;
}

/** As many of the nearest outlets as fit in one query, excluding the topic's own page. */
export function localSites({ outlets }: LocalPress, own: string | null): string[] {
  const sites: string[] = [];
  for (const { site } of outlets) {
    if (own !== null && (own === site || own.endsWith(`.${site}`))) continue;
    if (sites.length >= MAX_SITES || sitesAlternation([...sites, site]).length > MAX_ALTERNATION_CHARS) break;
    sites.push(site);
  }
  return sites;
}
/** Limits per query, because engines cut longer ones. */
const MAX_SITES = 6;
const MAX_ALTERNATION_CHARS = 160;
