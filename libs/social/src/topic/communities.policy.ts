import { fold, lexicon, lexiconLists, lexiconSections, regionName } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

/** Groups by subject: well-known large English-language communities on Reddit. */
const GROUPS = lexiconLists('en', 'communities');
const groupsOf = (subject: string): readonly string[] => GROUPS.get(subject) ?? [];
/** Groups whose name is not simply the place name in one word. */
const BY_PLACE = lexiconLists('en', 'place-communities');
/** Large cities whose groups have the city's name. */
const CITIES = new Set(lexicon('any', 'city-groups').words);

/** Groups likely to discuss the topic, local ones first; names as on Reddit. */
export function communitiesOf({
  location,
  title,
  summary,
  category,
}: Pick<Topic, 'location' | 'title' | 'summary' | 'category'>): string[] {
  const places = (location ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const regions = places
    .flatMap((place) => regionName(place) ?? [])
    .flatMap((region) => BY_PLACE.get(region) ?? [region.replace(/ /g, '')]);
  const cities = places.map(fold).filter((place) => CITIES.has(place));
  const text = `${category ?? ''} ${title.slice(0, 500)} ${(summary ?? '').slice(0, 500)}`;
  const subjects = [...lexiconSections('en', 'subjects')].flatMap(([subject, { pattern }]) =>
    pattern.test(text) ? groupsOf(subject) : [],
  );
  return [
    ...new Map(
      [...cities, ...regions, ...groupsOf('general'), ...subjects].map((name) => [name.toLowerCase(), name]),
    ).values(),
  ].slice(0, 16);
}
