import {
  conceptById,
  findConceptMentions,
  findDoubt,
  findFailure,
  hasName,
  indexNames,
  isStopword,
  lexicon,
  findUnfulfilled,
  findUnproven,
  tokenizeWords,
} from '@corroborate/text';
import { createReason, type Reason } from '@corroborate/domain';
import type { PageModel, PageSentence } from '../../rules/page/page.model';
import { coverage, type TopicModel } from '../../rules/topic/topic.model';
import { SUPPORT_CHECK_LIMITS } from '../../rules/stance.thresholds';

const cautionPattern = (section: string): RegExp => lexicon('en', 'cautions', section).pattern;

const DENIAL_OF_CHARGE = cautionPattern('denial-of-charge');

export function findDoubtReason(
  topic: TopicModel,
  page: PageModel,
  passage: PageSentence | undefined,
  language: string | null,
): Reason | null {
  if (findDoubt(`${topic.title} . ${topic.core}`, language) !== null) return null;
  const accuses = topic.concepts.flat().some((id) => conceptById(id)?.accusation === true);
  const reportsStory =
    headlineReportsStory(topic, page) ||
    (passage !== undefined && page.sentences.indexOf(passage) < SUPPORT_CHECK_LIMITS.lead);
  if (!reportsStory && isEnglish(language) && PLAIN_DENIAL.test(page.headline.text))
    return createReason('caution.headline-no');
  const rest = reportsStory
    ? []
    : page.sentences
        .slice(SUPPORT_CHECK_LIMITS.opening, SUPPORT_CHECK_LIMITS.whole)
        .filter((one) => isAboutStory(topic, one));
  const opening = [
    page.headline,
    ...page.sentences.slice(0, SUPPORT_CHECK_LIMITS.opening),
    ...(passage ? [passage] : []),
    ...rest,
  ];
  for (const { text } of opening) {
    // Topics about a doubt were handled above. Unproven claims
    // support nothing, not even a topic that is hearsay itself.
    const word = findDoubt(text, language) ?? findUnproven(text);
    // Every report of a charge includes a denial by the accused, so a denial alone has no effect.
    if (word !== null && !(accuses && DENIAL_OF_CHARGE.test(word))) return createReason('caution.doubt', { word });
  }
  return null;
}

/**
 * Whether the headline reports the story. Otherwise the page mentions it in passing, often to debunk it, and is read in
 * full.
 */
function headlineReportsStory(topic: TopicModel, page: PageModel): boolean {
  const main = topic.concepts[0] ?? [];
  return (
    page.headline.mentions.some((one) => main.includes(one.id)) ||
    coverage(topic.terms, page.headline.stems) >= SUPPORT_CHECK_LIMITS.headline
  );
}
const isAboutStory = (topic: TopicModel, sentence: PageSentence): boolean =>
  sentence.mentions.some((one) => topic.concepts[0]?.includes(one.id)) ||
  coverage(topic.terms, sentence.stems) >= SUPPORT_CHECK_LIMITS.story;
/** Whether the page is in English; an unknown language is treated as English. */
const isEnglish = (language: string | null): boolean => language === null || language.startsWith('en');
const PLAIN_DENIAL = cautionPattern('plain-no');

/** Scare quotes around the event word express distance, as in: The "insolvent" ferry sails. */
export function findScareQuotes(topic: TopicModel, sentences: PageSentence[]): Reason | null {
  const quoted = [
    ...sentences
      .map(({ text }) => text)
      .join(' ')
      .matchAll(/[“"‘'«]([\p{L}-]{3,24})[”"’'»]/gu),
  ].map((match) => match[1] ?? '');
  const main = topic.concepts[0] ?? [];
  const hit = quoted.find((word) => findConceptMentions(word).some((one) => main.includes(one.id)));
  return hit === undefined ? null : createReason('caution.quoted-word', { word: hit });
}

/** Retrospectives and anniversaries are not news. */
const COMMEMORATION = cautionPattern('remembered');
const COMMEMORATING = cautionPattern('remembers');
export function findAnniversary(topic: TopicModel, page: PageModel): Reason | null {
  if (COMMEMORATING.test(`${topic.title} . ${topic.core}`)) return null;
  const sentences = [page.headline, ...page.sentences]
    .map(({ text }) => COMMEMORATION.exec(text)?.[0])
    .find((hit) => hit !== undefined);
  return sentences === undefined ? null : createReason('caution.remembered', { words: sentences });
}

/**
 * Decisions and plans can be reversed, unlike a fire or a strike. An unknown kind of event may be a decision as well.
 */
const REVERSIBLE_EVENTS = new Set([
  'approve',
  'open',
  'launch',
  'acquire',
  'agree',
  'appoint',
  'elect',
  'move',
  'endorse',
  'order',
  'recall',
  'layoff',
  'bankrupt',
  'win',
]);

/** Events that are negative in themselves: a ban is a refusal. */
const NEGATIVE_EVENTS = new Set(['ban', 'reject', 'cancel', 'remove', 'close']);

export function findFailedOutcome(
  topic: TopicModel,
  page: PageModel,
  passage: PageSentence | undefined,
): Reason | null {
  if (
    findFailure(`${topic.title} . ${topic.core}`) !== null ||
    !topic.concepts.every((group) => group.some((id) => REVERSIBLE_EVENTS.has(id))) ||
    topic.concepts.flat().some((id) => NEGATIVE_EVENTS.has(id))
  )
    return null;
  const failure = [page.headline, ...(passage ? [passage] : [])]
    .map(({ text }) => findFailure(text))
    .find((word) => word !== null);
  return failure ? createReason('caution.came-to-nothing', { word: failure }) : null;
}

/**
 * Finds expressions such as "Monday was to have been the day" or "found no significant difference" in the quoted
 * sentence, for every kind of event.
 */
export function findUnfulfilledEvent(
  topic: TopicModel,
  page: PageModel,
  passage: PageSentence | undefined,
): Reason | null {
  if (findUnfulfilled(`${topic.title} . ${topic.core}`) !== null) return null;
  const unfulfilled = [page.headline, ...(passage ? [passage] : [])]
    .map(({ text }) => findUnfulfilled(text))
    .find((word) => word !== null);
  return unfulfilled ? createReason('caution.unfulfilled', { words: unfulfilled }) : null;
}

/** Events with a single actor: one prize has one winner, whereas many people leave an organization. */
const PERSONAL_EVENTS = new Set([
  'win',
  'appoint',
  'elect',
  'die',
  'arrest',
  'charge',
  'convict',
  'resign',
  'fired',
  'missing',
]);

/**
 * Reason if neither the headline nor the quoted sentence names the person with whom the title begins: "Wilma Ott won
 * the prize".
 */
export function findOtherPerson(topic: TopicModel, page: PageModel, passage: PageSentence | undefined): Reason | null {
  const who = findLeadingActor(topic);
  if (who === null || !passage || !(topic.concepts[0] ?? []).some((id) => PERSONAL_EVENTS.has(id))) return null;
  return isNameMentioned(who, `${page.headline.text} . ${passage.text}`)
    ? null
    : createReason('caution.not-named', { who });
}

/** The person who acts: the name before the verb of the title. */
function findLeadingActor(topic: TopicModel): string | null {
  const title = topic.title.toLowerCase();
  const deed = findConceptMentions(topic.title).find((one) => topic.concepts[0]?.includes(one.id))?.start ?? 0;
  const places = topic.subjects
    .map((name) => ({ name, at: title.indexOf(name.toLowerCase()) }))
    .filter(({ name, at }) => at >= 0 && at < deed && /^\p{Lu}\S* \p{Lu}/u.test(name));
  return places.sort((a, b) => a.at - b.at)[0]?.name ?? null;
}

/**
 * "Welsh-born teacher Ann Ridley wins": a page that names her without "Welsh" or "teacher" may mean someone else of
 * that name. Applies if the title begins with at least two descriptive words.
 */
export function findNamesake(topic: TopicModel, page: PageModel, language: string | null): Reason | null {
  if (!isEnglish(language)) return null;
  const who = topic.subjects.find(
    (name) => /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u.test(name) && topic.title.indexOf(name) > 0,
  );
  const before = who === undefined ? '' : topic.title.slice(0, topic.title.indexOf(who));
  if (!/^(?:[\p{L}'’-]+ ){1,5}$/u.test(before)) return null;
  const known = tokenizeWords(before.replaceAll('-', ' ')).filter(
    (word) => !isStopword(word.folded) && word.folded.length > 4 && word.folded !== 'former',
  );
  if (known.length < 2) return null;
  const words = tokenizeWords(
    [page.headline, ...page.sentences]
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('-', ' '),
  ).map((word) => word.folded);
  const beginnings = known.map((word) => word.folded.slice(0, 5));
  return words.some((word) => beginnings.some((start) => word.startsWith(start)))
    ? null
    : createReason('caution.of-another', { who: who ?? '', words: known.map((word) => word.raw) });
}

/** Percentages of people depend on who counted, so one attributed to an interested party may be disputed. */
const SHARE_FIGURE = cautionPattern('share');
const PARTY_ATTRIBUTION = cautionPattern('partys-word');
export const findPartyFigure = (topic: TopicModel, passage: PageSentence | undefined): Reason | null =>
  passage && !topic.quotes && SHARE_FIGURE.test(topic.title) && PARTY_ATTRIBUTION.test(passage.text)
    ? createReason('caution.partys-word')
    : null;

function isNameMentioned(name: string, text: string): boolean {
  const index = indexNames(text);
  return hasName(index, name) || hasName(index, name.split(' ').at(-1) ?? name);
}
