import { fold, lexicon, lexiconLists, lexiconSections, regionName } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

/** Groups that go by a subject: general knowledge of large communities of the English-speaking Reddit. */
const GROUPS = lexiconLists('en', 'communities');
const groupsOf = (subject: string): readonly string[] => GROUPS.get(subject) ?? [];
/** Where a place's group is not simply its name written in one word. */
const BY_PLACE = lexiconLists('en', 'place-communities');
/** A few large cities whose groups go by their name. */
const CITIES = new Set(lexicon('any', 'city-groups').words);

/** Groups that would talk about the topic, those of the place first; names as Reddit writes them. */
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
