import { isStopword, words } from '@corroborate/domain';
import type { Mode, PlannedQuery, Topic } from '@corroborate/domain';
import { QUERY_LIMITS } from '../social.thresholds';
import { topicFocus, type TopicFocus } from './topic-focus.policy';

export interface SocialPlanOptions {
  mode: Mode;
  now: Date;
}

type Draft = Pick<PlannedQuery, 'strategy' | 'text' | 'reason'> | null;

/**
 * Queries for networks, most promising first. Posts are short and networks want every word to occur, so a
 * query here has two or three words where one for the web has eight.
 */
export function planSocialQueries(topic: Topic, { mode, now }: SocialPlanOptions): PlannedQuery[] {
  const focus = topicFocus(topic, now);
  const drafts = [byName(focus), byPlaceAndEvent(focus), byNameAndEvent(focus), byTitleWords(topic), bySecondName(focus), byPlaceAndWord(focus)];
  const seen = new Set<string>();
  const usable = drafts.filter((draft): draft is NonNullable<Draft> => draft !== null && !seen.has(draft.text) && seen.add(draft.text) !== undefined);
  const window = focus.window ? { from: focus.window.from.toISOString(), to: focus.window.to.toISOString() } : { from: null, to: null };
  return usable.slice(0, QUERY_LIMITS[mode]).map((draft) => ({ ...draft, ...window, language: topic.language }));
}

const quoted = (name: string) => (name.includes(' ') ? `"${name.replace(/"/g, '')}"` : name.replace(/"/g, ''));

/** Everything on the main name in the days of the event: people on the spot name the place, not what a headline calls it. */
const byName = ({ names: [name], window }: TopicFocus): Draft =>
  name === undefined || window === null
    ? null
    : { strategy: 'name', text: quoted(name), reason: `Everything about ${name} in the days of the event.` };

const byNameAndEvent = ({ names: [name], eventWords: [event] }: TopicFocus): Draft =>
  name === undefined || event === undefined
    ? null
    : { strategy: 'name-event', text: `${quoted(name)} ${event}`, reason: `Who (${name}) together with what happened.` };

const byPlaceAndEvent = ({ town, eventWords: [event], stems, names: [name] }: TopicFocus): Draft => {
  if (town === null) return null;
  const what = event ?? (name === undefined ? stems[0] : undefined);
  return what === undefined
    ? null
    : { strategy: 'place-event', text: `${quoted(town)} ${what}`, reason: `What happened, at the place (${town}): people there name the place.` };
};

const byPlaceAndWord = ({ town, stems: [word] }: TopicFocus): Draft =>
  town === null || word === undefined
    ? null
    : { strategy: 'place-word', text: `${quoted(town)} ${word}`, reason: `The place with the word “${word}” of the title.` };

const bySecondName = ({ names: [, second], eventWords: [event] }: TopicFocus): Draft =>
  second === undefined
    ? null
    : { strategy: 'second-name', text: [quoted(second), event].filter(Boolean).join(' '), reason: `The other party (${second}) with what happened.` };

/** Posts often repeat the headline; its longest words stand for it. */
function byTitleWords(topic: Topic): Draft {
  const telling = words(topic.title.slice(0, 500)).filter((word) => !isStopword(word.folded) && word.folded.length > 3);
  const longest = [...telling].sort((a, b) => b.raw.length - a.raw.length).slice(0, 4);
  const text = telling.filter((word) => longest.includes(word)).map(({ raw }) => raw).join(' ');
  return text === '' ? null : { strategy: 'headline', text, reason: 'The most telling words of the title, for those who repeat it.' };
}
