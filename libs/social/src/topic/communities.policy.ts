import { fold, lexicon, lexiconLists, lexiconSections, regionName } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

/** Groups by subject: well-known large English-language communities on Reddit. */
const GROUPS_BY_SUBJECT = lexiconLists('en', 'communities');
const groupsOf = (subject: string): readonly string[] => GROUPS_BY_SUBJECT.get(subject) ?? [];
/** Groups whose name is not simply the place name in one word. */
const GROUPS_BY_PLACE = lexiconLists('en', 'place-communities');
/** Large cities whose groups have the city's name. */
const CITIES_WITH_GROUPS = new Set(lexicon('any', 'city-groups').words);

/** Groups likely to discuss the topic, local ones first; names as on Reddit. */
export function suggestCommunities({
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
    .flatMap((region) => GROUPS_BY_PLACE.get(region) ?? [region.replace(/ /g, '')]);
  const cities = places.map(fold).filter((place) => CITIES_WITH_GROUPS.has(place));
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
