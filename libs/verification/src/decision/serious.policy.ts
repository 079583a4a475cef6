import {
  allMatches,
  conceptById,
  conceptMentions,
  globalPattern,
  fold,
  FOREIGN_CONCEPTS,
  foreignDenial,
  readSentenceFrame,
  isForeignStopword,
  isNegatedFrame,
  lexicon,
  properNames,
  type ConceptMention,
} from '@corroborate/text';
import { coreClaim, type Claim, type Topic } from '@corroborate/domain';
import { hasNoAgent } from './no-agent.policy';

const said = (section: string): RegExp => lexicon('en', 'serious', section).pattern;

const HARM_TO_PEOPLE = said('harm-to-people');
/** Office holders; an allegation against one may contain no criminal terms. */
const OFFICE = said('offices');
const SUM = said('sums');
const GIFT = said('gifts');
const TOOK = said('took');
const FROM_PERSON = said('givers');
const WRONGDOING = globalPattern(lexicon('en', 'serious', 'wrongdoing'));
const MINORS = said('minors');
export const HARM_TO_MINORS = 'harm to minors';
const HARM = new Set(['die', 'shoot', 'attack', 'murder', 'assault', 'outbreak', 'fraud', 'missing']);
/** Health claims say what makes people ill or well; a product fault ("can overheat") is not one. */
const HEALTH = said('health');
const CRIME_SECTION = said('crime-sections');

/**
 * Whether the topic makes an allegation that could seriously harm someone if false. Accusation counts, not mention of
 * harm: a fire, strike, recall or outage accuses no one; a charge, fraud, abuse or attributed death does, as do the
 * death of a named person, harm to minors, and health claims.
 */
export function seriousAllegation(topic: Topic, claims: Claim[]): { serious: boolean; words: string[] } {
  const core = coreClaim(claims)?.text ?? '';
  const texts = [topic.title, core];
  const found = new Set<string>();
  for (const text of texts) {
    [...accusations(text, topic), ...foreignAccusations(text, topic)].forEach((word) => found.add(word));
    const harm = HARM_TO_PEOPLE.exec(text)?.[0];
    if (harm) found.add(harm.toLowerCase());
    const health = HEALTH.exec(text)?.[0];
    if (health) found.add(health.toLowerCase().slice(0, 60));
    const wrong = somebodysWrong(text);
    if (wrong && isAimed(text, topic)) found.add(wrong.toLowerCase());
    const money = bribe(text);
    if (money) found.add(`${money.toLowerCase()} money`);
    if (MINORS.test(text) && conceptMentions(text).some((one) => HARM.has(one.id))) found.add(HARM_TO_MINORS);
  }
  if (CRIME_SECTION.test(topic.category ?? '') && found.size === 0) {
    const word = claims.flatMap((claim) => accusations(claim.text, topic))[0];
    if (word) found.add(word);
  }
  return { serious: found.size > 0, words: [...found] };
}

/** First word of deceit or abuse by an agent; a fire that destroyed the mill is not wrongdoing. */
const somebodysWrong = (text: string): string | undefined =>
  allMatches(text, WRONGDOING).find(({ index }) => !hasNoAgent(text, index))?.[0];

/** The word for receiving, if an office holder received money or gifts from others; undefined if not. */
const bribe = (text: string): string | undefined =>
  OFFICE.test(text) && (SUM.test(text) || GIFT.test(text)) && FROM_PERSON.test(text) ? TOOK.exec(text)?.[0] : undefined;

/** Accusing expressions about an identifiable person, including killings and shootings. */
function accusations(text: string, topic: Topic): string[] {
  if (!isAimed(text, topic)) return [];
  const accident = isAccident(text);
  return conceptMentions(text)
    .filter((mention) => {
      if (isForeignStopword(mention.quote, languageOf(topic))) return false;
      if (notAnAccusation(mention.quote, text) || isHarmless(mention, text)) return false;
      if (conceptById(mention.id)?.accusation)
        return !isNegatedFrame(readSentenceFrame(text, mention.start, mention.end));
      return (mention.id === 'die' && !accident) || mention.id === 'shoot';
    })
    .map((mention) => fold(mention.quote));
}

/** Legal steps reported in another language, unless negated. */
const foreignAccusations = (text: string, topic: Topic): string[] =>
  [null, 'en'].includes(languageOf(topic))
    ? []
    : conceptMentions(text, FOREIGN_CONCEPTS)
        .filter(({ id, start }) => conceptById(id)?.accusation && foreignDenial(text, start) === null)
        .map(({ quote }) => fold(quote));

const languageOf = ({ language }: Topic): string | null => language?.split('-')[0]?.toLowerCase() ?? null;

const AIMED_AT = said('aimed-at');
const isAimed = (text: string, topic: Topic): boolean =>
  properNames(`. ${text}`).length > 0 || topic.entities.length > 0 || AIMED_AT.test(text);

/** Causes of death or injury without a perpetrator. */
const ACCIDENTS = new Set([
  'fire',
  'explosion',
  'collapse',
  'topple',
  'crash',
  'disaster',
  'sinkhole',
  'aground',
  'burst',
]);
/** Possible agents. */
const DOERS = said('doers');
const DEEDS = said('deeds');
const isSomebodysDoing = (text: string): boolean => DOERS.test(text) || DEEDS.test(text);
const VICTIMS = said('victims');
/** Whether deaths or injuries are accidental or natural: a cause without an agent, and victims. */
const isAccident = (text: string): boolean =>
  conceptMentions(text).some((one) => ACCIDENTS.has(one.id)) &&
  !isSomebodysDoing(text) &&
  !MINORS.test(text) &&
  VICTIMS.test(text);

/** Ambiguous words ("charges", "fine", "sanctions") and the context that decides their meaning. */
const TWO_READINGS = [
  { word: said('maybe-prices'), harmless: said('prices'), grave: said('charges') },
  { word: said('maybe-fine'), harmless: null, grave: said('fines') },
  { word: said('maybe-kick'), harmless: said('penalty-kicks'), grave: null },
  { word: said('maybe-permit'), harmless: said('sanctions'), grave: said('sanctioned') },
];
function notAnAccusation(quote: string, text: string): boolean {
  const word = fold(quote);
  const found = TWO_READINGS.find((one) => one.word.test(word));
  return found !== undefined && found.harmless?.test(text) !== false && found.grave?.test(text) !== true;
}

/** Fixed expressions in which words for death or shooting have another meaning. */
const HARMLESS = globalPattern(lexicon('en', 'serious', 'harmless'));

/** Harmless expressions: "photo shoot", "kills the bill", "flu shots". */
const isHarmless = ({ id, start, end }: ConceptMention, text: string): boolean =>
  (id === 'die' || id === 'shoot') &&
  [...text.matchAll(HARMLESS)].some((match) => match.index <= start && match.index + match[0].length >= end);
