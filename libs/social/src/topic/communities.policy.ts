import { fold, regionName } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';

/** Groups that go by a subject: general knowledge of large communities of the English-speaking Reddit. */
const BY_SUBJECT: [pattern: RegExp, communities: string[]][] = [
  [/\b(?:business|econom\w*|financ\w*|bank\w*|compan\w*|market\w*|layoffs?)\b/i, ['business', 'economy']],
  [/\b(?:labou?r|strike|union|workers?|walkout)\b/i, ['labor', 'antiwork']],
  [/\b(?:tech\w*|software|internet|outage|cyber\w*|data breach)\b/i, ['technology', 'cybersecurity']],
  [/\b(?:science|research\w*|stud(?:y|ies)|universit\w*)\b/i, ['science']],
  [/\b(?:health\w*|hospital\w*|disease|outbreak|vaccin\w*|recall\w*)\b/i, ['health', 'medicine']],
  [
    /\b(?:weather|storm\w*|flood\w*|hurricane|tornado|wildfires?|earthquake|disaster)\b/i,
    ['weather', 'NaturalDisasters'],
  ],
  [/\b(?:politic\w*|elections?|council|mayor|senat\w*|governor|parliament)\b/i, ['politics']],
  [/\b(?:school\w*|teachers?|education)\b/i, ['education', 'Teachers']],
  [/\b(?:train\w*|rail\w*|transit|metro)\b/i, ['transit', 'trains']],
  [/\b(?:plane|flights?|airports?|aviation|airline)\b/i, ['aviation']],
  [/\b(?:sports?|football|baseball|basketball|soccer|hockey)\b/i, ['sports']],
];
const GENERAL = ['news', 'worldnews', 'OutOfTheLoop'];

/** Where a place's group is not simply its name written in one word. */
const BY_PLACE: Record<string, string[]> = {
  'united kingdom': ['unitedkingdom'],
  england: ['england', 'unitedkingdom'],
  scotland: ['Scotland', 'unitedkingdom'],
  wales: ['Wales', 'unitedkingdom'],
  'new york': ['newyork', 'upstate_new_york'],
  washington: ['Washington'],
  georgia: ['Georgia'],
  france: ['france'],
  germany: ['germany'],
  spain: ['spain'],
};

/** A few large cities whose groups go by their name. */
const CITIES = new Set(
  (
    'chicago boston seattle philadelphia houston dallas austin denver portland detroit baltimore pittsburgh cleveland columbus minneapolis milwaukee atlanta ' +
    'miami orlando tampa nashville charlotte phoenix tucson sacramento oakland london manchester birmingham liverpool leeds bristol glasgow edinburgh dublin belfast toronto ' +
    'vancouver montreal ottawa calgary sydney melbourne brisbane perth auckland wellington berlin munich hamburg paris madrid barcelona rome milan vienna zurich amsterdam ' +
    'stockholm copenhagen oslo helsinki warsaw prague budapest mumbai delhi bangalore singapore'
  ).split(' '),
);

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
    .flatMap((region) => BY_PLACE[region] ?? [region.replace(/ /g, '')]);
  const cities = places.map(fold).filter((place) => CITIES.has(place));
  const text = `${category ?? ''} ${title.slice(0, 500)} ${(summary ?? '').slice(0, 500)}`;
  const subjects = BY_SUBJECT.flatMap(([pattern, communities]) => (pattern.test(text) ? communities : []));
  return [
    ...new Map([...cities, ...regions, ...GENERAL, ...subjects].map((name) => [name.toLowerCase(), name])).values(),
  ].slice(0, 16);
}
