import type { Instant, Mode, PlannedQuery, Topic } from '@corroborate/domain';
import { KEYWORDS, MODE_LIMITS, TITLE_PHRASE_WORDS, WINDOW_DAYS } from '../search.thresholds';
import { anyOf, siteGroupOf } from './site-groups.policy';
import { cleanWords, keywords, topicTerms, type TopicTerms } from './topic-terms.policy';

export interface PlanOptions {
  mode: Mode;
  now: Date;
  /** 1-based. */
  round: number;
  /** What the last round left open; from the second round on the queries come from these. */
  gaps?: { text: string; reason: string }[];
}

interface Material {
  topic: Topic;
  terms: TopicTerms;
  keys: string[];
  window: { from: Instant; to: Instant } | null;
}
type Strategy = (material: Material) => Omit<PlannedQuery, 'language'> | null;

const DAY = 86_400_000;

/** Queries of one round, most promising first; as many as the mode allows, no two alike. */
export function planQueries(topic: Topic, options: PlanOptions): PlannedQuery[] {
  const terms = topicTerms(topic);
  const material: Material = {
    topic,
    terms,
    keys: keywords(topic.title, terms, KEYWORDS.usual),
    window: windowAround(topic, options.now),
  };
  const planned =
    options.round > 1
      ? [...gapQueries(material, options), ...REPHRASED.map((make) => make(material))]
      : (options.mode === 'exhaustive' ? EVERYTHING : FIRST_ROUND).map((make) => make(material));
  const usable = planned.filter((query) => query !== null && query.text.trim() !== '') as PlannedQuery[];
  const language = topic.language ?? null;
  return distinct(usable.map((query) => ({ ...query, language }))).slice(
    0,
    MODE_LIMITS[options.mode].queries,
  );
}

const quote = (text: string) => `"${text}"`;
const spaced = (...parts: (string | undefined | null)[]) => parts.filter((part) => part).join(' ');

const byKeywords: Strategy = ({ keys }) => ({
  strategy: 'keywords',
  text: keys.join(' '),
  reason: 'The most telling words of the title find reports however they are phrased.',
});

const byEntityAndEvent: Strategy = ({ terms }) => {
  const [name, second] = terms.names;
  if (name === undefined || terms.eventWords.length === 0) return null;
  const text = spaced(
    phrase(name),
    terms.eventWords.length < 2 && second ? phrase(second) : null,
    terms.eventWords.slice(0, 4).join(' '),
  );
  return { strategy: 'entity-event', text, reason: `Who (${name}) together with what happened.` };
};

/** What the title quotes, else the name that tells the topic apart, with a second name or the strongest word. */
const byExactPhrase: Strategy = ({ terms, keys }) => {
  const spoken = terms.quoted[0];
  if (spoken)
    return {
      strategy: 'exact-phrase',
      text: quote(spoken.split(' ').slice(0, 12).join(' ')),
      reason: 'Words that the title quotes are repeated letter by letter.',
    };
  const name = terms.names.find((candidate) => candidate.includes(' '));
  if (name === undefined) return null;
  const partner =
    terms.names.find((other) => other !== name && !name.includes(other)) ??
    keys.find((word) => !name.includes(word));
  return {
    strategy: 'exact-phrase',
    text: spaced(quote(name), partner ? phrase(partner) : null),
    reason: `The name “${name}” as it is written.`,
  };
};

const byTitle: Strategy = ({ topic }) => {
  const words = cleanWords(topic.title).split(' ');
  if (words.length < TITLE_PHRASE_WORDS.min || words.length > TITLE_PHRASE_WORDS.max) return null;
  return {
    strategy: 'exact-title',
    text: quote(words.join(' ')),
    reason: 'The whole title finds the first report and its copies.',
  };
};

const byWindow: Strategy = ({ keys, window }) =>
  window && {
    strategy: 'date-window',
    text: keys.slice(0, KEYWORDS.usual - 1).join(' '),
    ...window,
    reason: `The same words, only published from ${window.from.slice(0, 10)} to ${window.to.slice(0, 10)}.`,
  };

const byDoubt: Strategy = ({ keys }) => ({
  strategy: 'check',
  text: spaced(...keys.slice(0, 4), 'fact check'),
  reason: 'Looks for those who examined or denied it; support alone would be a biased search.',
});

/** Denials leave out what did not happen and who did not do it; the thing or place itself they name. */
const bySubjectAlone: Strategy = ({ topic, terms, window }) => {
  const titled = terms.names.filter((name) => topic.title.includes(name));
  const subject = titled.findLast((name) => !name.includes(' ')) ?? titled.at(-1);
  if (subject === undefined || window === null) return null;
  const role = terms.eventWords[0];
  return {
    strategy: 'date-window',
    text: spaced(phrase(subject), role),
    ...window,
    reason: `Everything about ${subject} in those days, because a denial is worded differently.`,
  };
};

const byPlace: Strategy = ({ terms }) => {
  if (terms.place === null) return null;
  const rest = terms.eventWords.filter((word) => !terms.place?.includes(word)).slice(0, 4);
  return rest.length === 0
    ? null
    : {
        strategy: 'place-event',
        text: spaced(phrase(terms.place), ...rest),
        reason: `What happened, at the place (${terms.place}).`,
      };
};

const byNumber: Strategy = ({ terms, keys }) => {
  const number = terms.numbers[0];
  if (number === undefined) return null;
  const subject = terms.names[0] ? phrase(terms.names[0]) : keys.slice(0, 3).join(' ');
  return {
    strategy: 'figure',
    text: spaced(subject, number, terms.eventWords[0]),
    reason: `The figure ${number} tells this report from similar ones.`,
  };
};

const bySummary: Strategy = ({ terms, keys }) =>
  terms.extra.length < 2
    ? null
    : {
        strategy: 'details',
        text: spaced(terms.names[0] ? phrase(terms.names[0]) : keys[0], ...terms.extra.slice(0, 4)),
        reason: 'Details from the text that the title leaves out.',
      };

const byOfficial: Strategy = ({ terms }) =>
  terms.names[0] === undefined
    ? null
    : {
        strategy: 'official',
        text: spaced(phrase(terms.names[0]), ...terms.eventWords.slice(0, 2), 'official statement'),
        reason: 'Looks for a statement of those concerned: a primary source.',
      };

/** The three international agencies: most outlets print what one of them sent. */
const byAgencies: Strategy = ({ keys }) => ({
  strategy: 'site',
  text: spaced('(site:reuters.com OR site:apnews.com OR site:afp.com)', ...keys.slice(0, 5)),
  reason: 'Asks the international news agencies directly.',
});

const byTrustedThere: Strategy = ({ topic, keys }) => {
  const group = keys.length > 0 ? siteGroupOf(topic) : null;
  return (
    group && {
      strategy: 'site',
      text: spaced(anyOf(group.outlets), ...keys.slice(0, 4)),
      reason: `Asks outlets with a record of accuracy in the country of the topic (${group.country}).`,
    }
  );
};

const byOfficialsThere: Strategy = ({ topic, terms, keys }) => {
  const group = keys.length > 0 ? siteGroupOf(topic) : null;
  const words = terms.names[0] ? [phrase(terms.names[0]), ...terms.eventWords.slice(0, 2)] : keys.slice(0, 4);
  return (
    group && {
      strategy: 'site',
      text: spaced(anyOf(group.officials), ...words),
      reason: `Asks public bodies of the country of the topic (${group.country}): primary sources.`,
    }
  );
};

const broadly: Strategy = ({ topic, terms }) => ({
  strategy: 'broad',
  text: keywords(topic.title, terms, KEYWORDS.broad).join(' '),
  reason: 'Fewer words, for reports that put it differently.',
});

const bySecondName: Strategy = ({ terms, keys }) => {
  const name = terms.names[1];
  if (name === undefined) return null;
  return {
    strategy: 'second-name',
    text: spaced(phrase(name), ...keys.filter((word) => !name.includes(word)).slice(0, 3)),
    reason: `The other party (${name}) with what happened.`,
  };
};

const nameInWindow: Strategy = ({ terms, window }) =>
  terms.names[0] && window
    ? {
        strategy: 'date-window',
        text: phrase(terms.names[0]),
        ...window,
        reason: `Everything about ${terms.names[0]} from the days around the event.`,
      }
    : null;

const FIRST_ROUND: Strategy[] = [
  byKeywords,
  byEntityAndEvent,
  byExactPhrase,
  byWindow,
  byDoubt,
  bySubjectAlone,
  byPlace,
  byTitle,
  byNumber,
  bySummary,
  byOfficial,
  byAgencies,
  broadly,
  bySecondName,
];
/** Where time and calls allow it, trusted sites of the country before the last variations in words. */
const EVERYTHING: Strategy[] = [...FIRST_ROUND.slice(0, 8), byTrustedThere, byOfficialsThere, ...FIRST_ROUND.slice(8)];
const REPHRASED: Strategy[] = [
  broadly,
  nameInWindow,
  byTrustedThere,
  byOfficialsThere,
  bySecondName,
  byOfficial,
  bySummary,
];

/** One query a gap: the topic's name with the gap's own telling words. */
function gapQueries(
  { terms, window, keys }: Material,
  { gaps = [] }: PlanOptions,
): Omit<PlannedQuery, 'language'>[] {
  return gaps.slice(0, 20).map(({ text, reason }) => {
    const name = terms.names[0];
    const words = keywords(text, terms, KEYWORDS.usual).filter((word) => !name?.includes(word));
    const anchored =
      words.length > 0 ? words.slice(0, KEYWORDS.usual - 2) : keys.slice(0, KEYWORDS.usual - 2);
    return {
      strategy: 'gap',
      text: spaced(name ? phrase(name) : keys.slice(0, 2).join(' '), ...anchored),
      from: window?.from ?? null,
      to: window?.to ?? null,
      reason,
    };
  });
}

/** A name of several words belongs together. */
const phrase = (name: string) => (name.includes(' ') ? quote(name) : name);

/** From shortly before the earlier to some weeks after the later of event and discovery, never beyond now. */
function windowAround(topic: Topic, now: Date): { from: Instant; to: Instant } | null {
  const moments = [topic.eventDate, topic.discoveryDate]
    .map((date) => (date ? Date.parse(date) : NaN))
    .filter(Number.isFinite);
  if (moments.length === 0) return null;
  const from = Math.min(...moments) - WINDOW_DAYS.before * DAY;
  const to = Math.min(Math.max(...moments) + WINDOW_DAYS.after * DAY, now.getTime());
  return from < to ? { from: new Date(from).toISOString(), to: new Date(to).toISOString() } : null;
}

function distinct(queries: PlannedQuery[]): PlannedQuery[] {
  const seen = new Set<string>();
  return queries.filter((query) => {
    const words = query.text.toLowerCase().replace(/"/g, '').split(/\s+/).sort().join(' ');
    const key = `${words}|${query.strategy === 'date-window' ? (query.from ?? '') : ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
