import { findMainClaim, hasReason, type SourceView } from '@corroborate/domain';
import { conceptMentions, nameKey, readLanguage } from '@corroborate/text';
import { isSeriousAccusation } from '../decision/review.policy';
import { HARM_TO_MINORS, seriousAllegation } from '../decision/serious.policy';
import { findAccused } from './accused.policy';
import type { PageReplies, PrePublicationCase, PrePublicationCheckInput, EventPage } from './pre-publication.types';
import { firstMatchIn, checkPattern, findReplyWords } from './pre-publication.patterns';

const OFFICIAL_SOURCE_WORDS = checkPattern('officials-say');
const JUDGMENT_WORDS = checkPattern('judged');

/** Prepares the data shared by all parts of the check. */
export function prePublicationCase(input: PrePublicationCheckInput): PrePublicationCase {
  const core = findMainClaim(input.claims);
  const telling = pagesOnEvent(input);
  const grave = allegationWords(input);
  return {
    ...input,
    grave,
    accused: grave.length > 0 ? namesToAsk(input, core?.text ?? '') : [],
    eventPages: telling,
    counted: new Set(input.decision.counted),
    byOffice: telling.some(
      ({ source, capture }) =>
        isSupportingOfficial(source) || firstMatchIn(capture.text, OFFICIAL_SOURCE_WORDS) !== null,
    ),
    judged: telling.some(({ capture }) => firstMatchIn(`${capture.title}\n${capture.text}`, JUDGMENT_WORDS) !== null),
    pageReplies: findPageReplies(telling),
  };
}

/**
 * Names of those to ask for a response. In languages that capitalize all nouns, only entities and people in notes are
 * treated as names.
 */
function namesToAsk({ topic, accused: noted = [] }: PrePublicationCheckInput, core: string): string[] {
  const names = findAccused(topic, core, noted);
  const known = new Set([...topic.entities, ...noted].map(nameKey));
  const { tag } = readLanguage({ text: `${topic.title}. ${core}` });
  return tag === 'de' ? names.filter((name) => known.has(nameKey(name))) : names;
}

/** Words of the allegation, or the topic's title if only a model found it; empty if there is none. */
function allegationWords({ topic, claims }: PrePublicationCheckInput): string[] {
  if (!isSeriousAccusation(topic, claims)) return [];
  const { words } = seriousAllegation(topic, claims);
  return words.length > 0 ? words.filter(isMoreThanViolent) : [topic.title];
}

const VIOLENT_EVENTS: ReadonlySet<string> = new Set(['die', 'shoot', 'attack']);
/** A death, shooting or attack alone is not an allegation: "killed" does not say who did it. */
const isMoreThanViolent = (word: string): boolean =>
  word !== HARM_TO_MINORS &&
  (conceptMentions(word).length === 0 || conceptMentions(word).some(({ id }) => !VIOLENT_EVENTS.has(id)));

/** Pages about this event, without mentions of other events. */
function pagesOnEvent({ sources, captures }: PrePublicationCheckInput): EventPage[] {
  return sources.flatMap((source) => {
    const capture = captures.get(source.id);
    return capture && source.readable && reportsStory(source) ? [{ source, capture }] : [];
  });
}

const reportsStory = ({ stance, isTopicPage }: SourceView): boolean =>
  isTopicPage ||
  stance.stance === 'supports' ||
  stance.stance === 'disputes' ||
  (stance.stance === 'mentions' && !hasReason(stance.reasons, 'stance.not-this-event'));

const isSupportingOfficial = ({ kind, stance }: SourceView): boolean =>
  kind === 'official' && stance.stance === 'supports';

const findPageReplies = (telling: EventPage[]): PageReplies => {
  const withWords = (section: 'asked' | 'reply') =>
    telling
      .filter(
        ({ capture: { text, title, language } }) => findReplyWords(`${title}\n${text}`, language, section) !== null,
      )
      .map(({ source }) => source.id);
  return { answered: withWords('reply'), asked: withWords('asked') };
};
