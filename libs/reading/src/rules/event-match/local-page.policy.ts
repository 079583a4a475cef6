import {
  conceptById,
  findNationalityCountries,
  fold,
  hasName,
  homeRegion,
  indexNames,
  isTitleCase,
  lexicon,
  regionName,
  findNamedRegions,
  regionsOverlap,
  padWords,
} from '@corroborate/text';
import type { Article } from '@corroborate/domain';
import type { PageModel } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';

/** Minimum length of a town's name; shorter ones occur in many URLs by chance. */
const MIN_TOWN_LETTERS = 5;
/** Number of sentences at the beginning that can give the place. */
const LEAD_SENTENCES = 4;
const CAPITALIZED = String.raw`\p{Lu}[\p{L}’'-]{2,30}`;
const PLACE_MENTION = new RegExp(
  `(?<!\\p{L})(?:${lexicon('any', 'before-towns').source})\\s+(${CAPITALIZED}(?:\\s${CAPITALIZED}){0,2})`,
  'gu',
);
const DATELINE = /^(\p{Lu}[\p{Lu}.’' -]{2,40})(?:,|\s?[(—–-])/u;
const NOT_A_TOWN = lexicon('any', 'no-towns').pattern;

const OFFICE_HOST = lexicon('any', 'office-hosts').pattern;

/**
 * Whether a local page reports the event without naming the town. A local outlet must give an unambiguous full name,
 * and a public office must announce its own action.
 */
export function isLocalReport(topic: TopicModel, page: PageModel, article: Article, names: readonly string[]): boolean {
  if (!isFromTown(topic, page, article)) return false;
  if (!OFFICE_HOST.test(article.host)) return hasOwnName(topic, page, names);
  const acts = (topic.concepts[0] ?? []).some((id) => conceptById(id)?.announced === true);
  return acts && names.some((name) => isUnambiguousName(topic, name));
}

/** Whether the page contains, verbatim, a name of several words that does not include the town. */
export const hasOwnName = (topic: TopicModel, page: PageModel, names: readonly string[]): boolean =>
  names.some((name) => isUnambiguousName(topic, name) && page.names.folded.includes(padWords(name)));

const isUnambiguousName = ({ town }: TopicModel, name: string): boolean =>
  /\p{Lu}/u.test(name) && name.includes(' ') && (town === null || !padWords(name).includes(padWords(town)));

/** Adds the town that a local page does not mention. */
export function withTown(topic: TopicModel, page: PageModel): PageModel {
  if (topic.town === null) return page;
  const { folded, tokens } = indexNames(topic.town);
  return {
    ...page,
    names: { folded: `${page.names.folded.trimEnd()}${folded}`, tokens: new Set([...page.names.tokens, ...tokens]) },
  };
}

/** Whether the outlet or office is in the topic's town and the page mentions no other place. */
export const isFromTown = (topic: TopicModel, page: PageModel, article: Article): boolean =>
  hasTownInName(topic, article) && !placesEventElsewhere(topic, page, article);

/** Whether the name of the site or outlet contains the town: "pemberly-oh.gov", "Pemberly Ledger". */
function hasTownInName({ town, regions }: TopicModel, { host, site, outletName }: Article): boolean {
  const name = fold(town ?? '').replace(/[^\p{L}\d]/gu, '');
  if (name.length < MIN_TOWN_LETTERS) return false;
  const home = homeRegion(host) ?? homeRegion(site);
  if (home !== null && regions.length > 0 && !regionsOverlap(regions, [home])) return false;
  const address = [host, site].some((one) => one.replace(/[^a-z0-9]/g, '').includes(name));
  return address || ` ${padWords(outletName ?? '')} `.includes(` ${padWords(town ?? '').trim()} `);
}

/** Whether the page places the event in another country or town. */
export function placesEventElsewhere(topic: TopicModel, page: PageModel, { text }: Article): boolean {
  const sentences = [page.headline, ...page.sentences.slice(0, LEAD_SENTENCES)].map((one) => one.text);
  const regions = [...findNamedRegions(sentences.join(' \n ')), ...findNationalityCountries(sentences.join(' \n '))];
  if (topic.regions.length > 0 && regions.length > 0 && !regionsOverlap(topic.regions, regions)) return true;
  const dateline = DATELINE.exec(text)?.[1];
  if (dateline !== undefined && isOtherPlace(dateline, topic)) return true;
  return sentences
    .filter((sentence) => !isTitleCase(sentence))
    .some((sentence) => [...sentence.matchAll(PLACE_MENTION)].some(([, place = '']) => isOtherPlace(place, topic)));
}

/** Whether a name after "in" or "near" is another place: it is not in the topic, and neither a date nor an office. */
function isOtherPlace(place: string, { names, town, regions, title }: TopicModel): boolean {
  if (NOT_A_TOWN.test(place)) return false;
  const region = regionName(place);
  if (region !== null) return regions.length > 0 && !regionsOverlap(regions, [region]);
  const known = indexNames([town ?? '', title, ...names].join(' . '));
  return !hasName(known, place) && !place.split(' ').some((word) => known.tokens.has(fold(word)));
}
