import {
  withoutUrls,
  isStopword,
  tokenizeWords,
  fold,
  lexicon,
  lexiconLists,
  lexiconSections,
  regionName,
} from '@corroborate/text';
import { isPublicAddress } from '@corroborate/upstream';
import type { Mode, Topic } from '@corroborate/domain';
import { QUERY_LIMITS } from '../social.thresholds';
import type { SocialQuery } from '../social.types';
import { topicFocus, type TopicFocus } from './topic-focus.policy';

type QueryDraft = Pick<SocialQuery, 'strategy' | 'text' | 'reason' | 'kind' | 'link' | 'communities'> | null;

/**
 * Queries for networks, most promising first. Posts are short and networks require every word, so
 * queries have two or three words instead of eight.
 */
export function planSocialQueries(given: Topic, { mode, now }: { mode: Mode; now: Date }): SocialQuery[] {
  const topic = withoutUrls(given);
  const focus = topicFocus(topic, now);
  const drafts = wordDrafts(topic, focus).filter((one) => one !== null);
  const usable = drafts.filter(({ text }, at) => drafts.findIndex((other) => other.text === text) === at);
  const window = focus.window
    ? { from: focus.window.from.toISOString(), to: focus.window.to.toISOString() }
    : { from: null, to: null };
  const words = usable.slice(0, QUERY_LIMITS[mode]);
  const special =
    mode === 'quick'
      ? [linkDraft(topic)]
      : [linkDraft(topic), hashtagDraft(focus), communityDraft(topic, focus), phraseDraft(topic)];
  const [first, ...rest] = words;
  // The broadest query comes first, then those that find posts which word queries miss.
  const planned = [first, ...special, ...rest].filter((draft) => draft !== null && draft !== undefined);
  return planned.map((draft) => ({ ...draft, ...window, language: topic.language }));
}

const quoteName = (name: string) => (name.includes(' ') ? `"${name.replace(/"/g, '')}"` : name.replace(/"/g, ''));

/** A query if the topic has words for it, otherwise null. */
const draft = (
  strategy: string,
  text: string | false | null | undefined,
  reason: string,
  more: Pick<SocialQuery, 'kind' | 'link' | 'communities'> = {},
): QueryDraft => (text ? { strategy, text, reason, ...more } : null);

/** Eyewitnesses name the place and the event, not the headline's term for it. */
function wordDrafts(topic: Topic, focus: TopicFocus): QueryDraft[] {
  const { names, eventWords, stems, town, window } = focus;
  const [[name, second], [event], [word]] = [names, eventWords, stems];
  const what = event ?? (name === undefined ? word : undefined);
  return [
    draft('name', window && name && quoteName(name), `Finds all posts about ${name} around the date of the event.`),
    draft(
      'place-event',
      town && what && `${quoteName(town)} ${what}`,
      `Combines the event with the place (${town}), which local posts usually name.`,
    ),
    draft('name-event', name && event && `${quoteName(name)} ${event}`, `Combines ${name} with the event.`),
    draft('headline', titleWords(topic), 'Uses the most distinctive words of the title.'),
    draft(
      'second-name',
      second && [quoteName(second), event].filter(Boolean).join(' '),
      `Combines the other party (${second}) with the event.`,
    ),
    draft(
      'place-word',
      town && word && `${quoteName(town)} ${word}`,
      `Combines the place with “${word}” from the title.`,
    ),
  ];
}

/** Posts often repeat the headline; its longest words are used instead of the full text. */
function titleWords({ title }: Topic): string {
  const telling = tokenizeWords(title.slice(0, 500)).filter(
    (word) => !isStopword(word.folded) && word.folded.length > 3,
  );
  const longest = [...telling].sort((a, b) => b.raw.length - a.raw.length).slice(0, 4);
  return telling
    .filter((word) => longest.includes(word))
    .map(({ raw }) => raw)
    .join(' ');
}

/** Finds posts that share the story's page: how it spread, and who doubts it. */
function linkDraft({ url }: Topic): QueryDraft {
  const page = url === null || !isPublicAddress(url) ? null : URL.parse(url);
  if (!page || !/^https?:$/.test(page.protocol) || page.pathname === '/') return null;
  page.hash = '';
  const { href: link } = page;
  return draft('link', link, 'Finds posts that link to the topic’s page.', { kind: 'link', link });
}

/** Likely hashtags: place and event combined, the name, the place. */
function hashtagDraft({ town, names: [name], eventWords: [event] }: TopicFocus): QueryDraft {
  const tags = [
    town !== null && event !== undefined ? `"${town} ${event}"` : '',
    name === undefined ? '' : quoteName(name),
    town === null ? '' : quoteName(town),
  ].filter(Boolean);
  return draft('hashtag', tags.join(' '), 'Uses hashtags made of name, place and event.', {
    kind: 'hashtag',
  });
}

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

function communityDraft(
  topic: Topic,
  { town, names: [name], eventWords: [event], stems: [word] }: TopicFocus,
): QueryDraft {
  const communities = suggestCommunities(topic);
  const subject = town ?? name;
  const text = [subject === undefined ? '' : quoteName(subject), event ?? word ?? ''].filter(Boolean).join(' ');
  const reason = `Searches communities by place and subject: ${communities.slice(0, 6).join(', ')}.`;
  return draft('community', communities.length > 0 && text, reason, { kind: 'community', communities });
}

/** People repeat quotes from the title verbatim. */
function phraseDraft({ title }: Topic): QueryDraft {
  const quoted = /[“"]([^“”"]{8,80})[”"]/.exec(title.slice(0, 500))?.[1]?.trim();
  return draft(
    'phrase',
    quoted && tokenizeWords(quoted).length >= 2 && `"${quoted}"`,
    'Uses the words quoted in the title.',
  );
}
