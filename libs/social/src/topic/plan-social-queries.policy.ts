import { inWords, isStopword, words } from '@corroborate/text';
import { isPublicAddress } from '@corroborate/upstream';
import type { Mode, Topic } from '@corroborate/domain';
import { QUERY_LIMITS } from '../social.thresholds';
import type { SocialQuery } from '../social.types';
import { communitiesOf } from './communities.policy';
import { topicFocus, type TopicFocus } from './topic-focus.policy';

export interface SocialPlanOptions {
  mode: Mode;
  now: Date;
}

type Draft = Pick<SocialQuery, 'strategy' | 'text' | 'reason' | 'kind' | 'link' | 'communities'> | null;

/**
 * Queries for networks, most promising first. Posts are short and networks want every word to occur, so a
 * query here has two or three words where one for the web has eight.
 */
export function planSocialQueries(given: Topic, { mode, now }: SocialPlanOptions): SocialQuery[] {
  const topic = inWords(given);
  const focus = topicFocus(topic, now);
  const drafts = [
    byName(focus),
    byPlaceAndEvent(focus),
    byNameAndEvent(focus),
    byTitleWords(topic),
    bySecondName(focus),
    byPlaceAndWord(focus),
  ];
  const seen = new Set<string>();
  const usable = drafts.filter(
    (draft): draft is NonNullable<Draft> =>
      draft !== null && !seen.has(draft.text) && seen.add(draft.text) !== undefined,
  );
  const window = focus.window
    ? { from: focus.window.from.toISOString(), to: focus.window.to.toISOString() }
    : { from: null, to: null };
  const words = usable.slice(0, QUERY_LIMITS[mode]);
  const special =
    mode === 'quick' ? [byLink(topic)] : [byLink(topic), byHashtag(focus), byCommunity(topic, focus), byPhrase(topic)];
  const [first, ...rest] = words;
  // The widest query goes first; what costs is then spent on those that find what words do not.
  const planned = [first, ...special, ...rest].filter((draft) => draft !== null && draft !== undefined);
  return planned.map((draft) => ({ ...draft, ...window, language: topic.language }));
}

const quoted = (name: string) => (name.includes(' ') ? `"${name.replace(/"/g, '')}"` : name.replace(/"/g, ''));

/**
 * Everything on the main name in the days of the event: people on the spot name the place, not what a headline calls
 * it.
 */
const byName = ({ names: [name], window }: TopicFocus): Draft =>
  name === undefined || window === null
    ? null
    : { strategy: 'name', text: quoted(name), reason: `Everything about ${name} in the days of the event.` };

const byNameAndEvent = ({ names: [name], eventWords: [event] }: TopicFocus): Draft =>
  name === undefined || event === undefined
    ? null
    : {
        strategy: 'name-event',
        text: `${quoted(name)} ${event}`,
        reason: `Who (${name}) together with what happened.`,
      };

const byPlaceAndEvent = ({ town, eventWords: [event], stems, names: [name] }: TopicFocus): Draft => {
  if (town === null) return null;
  const what = event ?? (name === undefined ? stems[0] : undefined);
  return what === undefined
    ? null
    : {
        strategy: 'place-event',
        text: `${quoted(town)} ${what}`,
        reason: `What happened, at the place (${town}): people there name the place.`,
      };
};

const byPlaceAndWord = ({ town, stems: [word] }: TopicFocus): Draft =>
  town === null || word === undefined
    ? null
    : {
        strategy: 'place-word',
        text: `${quoted(town)} ${word}`,
        reason: `The place with the word “${word}” of the title.`,
      };

const bySecondName = ({ names: [, second], eventWords: [event] }: TopicFocus): Draft =>
  second === undefined
    ? null
    : {
        strategy: 'second-name',
        text: [quoted(second), event].filter(Boolean).join(' '),
        reason: `The other party (${second}) with what happened.`,
      };

/** Posts often repeat the headline; its longest words stand for it. */
function byTitleWords(topic: Topic): Draft {
  const telling = words(topic.title.slice(0, 500)).filter((word) => !isStopword(word.folded) && word.folded.length > 3);
  const longest = [...telling].sort((a, b) => b.raw.length - a.raw.length).slice(0, 4);
  const text = telling
    .filter((word) => longest.includes(word))
    .map(({ raw }) => raw)
    .join(' ');
  return text === ''
    ? null
    : { strategy: 'headline', text, reason: 'The most telling words of the title, for those who repeat it.' };
}

/** Whoever shares the story's own page: how it spread, and who doubts it. */
function byLink({ url }: Topic): Draft {
  const page = url === null || !isPublicAddress(url) ? null : URL.parse(url);
  if (!page || !/^https?:$/.test(page.protocol) || page.pathname === '/') return null;
  page.hash = '';
  return {
    strategy: 'link',
    kind: 'link',
    text: page.href,
    link: page.href,
    reason: 'Posts that point to the page on which the story was found.',
  };
}

/** The tags people would make of it: the place run together with what happened, the name, the place. */
function byHashtag({ town, names: [name], eventWords: [event] }: TopicFocus): Draft {
  const tags = [
    town !== null && event !== undefined ? `"${town} ${event}"` : '',
    name === undefined ? '' : quoted(name),
    town === null ? '' : quoted(town),
  ].filter(Boolean);
  return tags.length === 0
    ? null
    : {
        strategy: 'hashtag',
        kind: 'hashtag',
        text: tags.join(' '),
        reason: 'Hashtags made of the name, the place and what happened.',
      };
}

function byCommunity(topic: Topic, { town, names: [name], eventWords: [event], stems: [word] }: TopicFocus): Draft {
  const communities = communitiesOf(topic);
  const subject = town ?? name;
  const text = [subject === undefined ? '' : quoted(subject), event ?? word ?? ''].filter(Boolean).join(' ');
  if (communities.length === 0 || text === '') return null;
  return {
    strategy: 'community',
    kind: 'community',
    text,
    communities,
    reason: `Groups by place and subject: ${communities.slice(0, 6).join(', ')}.`,
  };
}

/** What the title quotes is what people repeat word for word. */
function byPhrase({ title }: Topic): Draft {
  const said = /[“"]([^“”"]{8,80})[”"]/.exec(title.slice(0, 500))?.[1]?.trim();
  return said === undefined || words(said).length < 2
    ? null
    : { strategy: 'phrase', text: `"${said}"`, reason: 'Words that the title quotes.' };
}
