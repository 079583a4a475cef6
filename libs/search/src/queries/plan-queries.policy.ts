import type { PlannedQuery, Topic } from '@corroborate/domain';
import { inWords } from '@corroborate/text';
import { ARCHIVE_SEARCH, KEYWORDS, MODE_LIMITS, TITLE_PHRASE_WORDS } from '../search.thresholds';
import { ARCHIVED, citedAddresses, ownHost } from './archived.policy';
import { otherNameOf } from './aliases.policy';
import { synonymsOf } from './event-words.policy';
import { languageThere, tagOf } from './language.policy';
import { gapQueries, questionQueries, sideQueries } from './gap-queries.policy';
import { nameInLanguage, namesInLanguage, placeInLanguage } from './other-language.policy';
import { materialOf, type Material, type PlanOptions, type Strategy } from './plan.material';
import { phrase, spaced } from './query-text.policy';
import { CHECK_WORDS, STATEMENT_WORDS } from './search-words.registry';
import { anyOf, localSites, siteGroupOf } from './site-groups.policy';
import { trustedGroupQueries } from './trusted-groups.policy';
import { cleanWords, keywords, type TopicTerms } from './topic-terms.policy';

/**
 * Outlets of the place are asked by name where time and calls allow it: from the second round on, and where everything
 * is tried.
 */
export const asksLocalOutlets = ({ mode, round }: Pick<PlanOptions, 'mode' | 'round'>): boolean =>
  round > 1 || mode === 'exhaustive';

/**
 * Queries of one round, most promising first; as many as the mode allows, no two alike; made of words, never of parts
 * of addresses.
 * A question for the side that is missing, those to trusted groups, and those to an archive, come on top of these: no
 * other engine is asked the latter, and they alone are about addresses.
 */
export function planQueries(given: Topic, options: PlanOptions): PlannedQuery[] {
  const topic = inWords(given);
  const material = materialOf(topic, options);
  const planned =
    options.round > 1
      ? [...gapQueries(material, options), ...REPHRASED.map((make) => make(material))]
      : withQuestions(
          (options.mode === 'exhaustive' ? EVERYTHING : FIRST_ROUND).map((make) => make(material)),
          questionQueries(material, options),
        );
  const language = ownTag(topic, material.terms);
  const ready = (queries: (PlannedQuery | null)[]) =>
    distinct(
      queries
        .filter((query) => query !== null && query.text.trim() !== '')
        .map((query) => ({ ...query, language: query?.language ?? language }) as PlannedQuery),
    );
  return [
    ...ready(planned).slice(0, MODE_LIMITS[options.mode].queries),
    ...(options.round > 1 ? ready(sideQueries(options)) : []),
    ...(options.round === 1 && options.trustedGroups ? ready(trustedGroupQueries(material)) : []),
    ...ready(archivedQueries({ ...material, topic: given }, options)),
  ];
}

/** Behind the first two, since engines are seldom asked the last of a plan; those that the mode has no room for go. */
const withQuestions = <T>(planned: readonly T[], questions: readonly T[]): T[] => [
  ...planned.slice(0, 2),
  ...questions,
  ...planned.slice(2),
];

/** What the topic says of its language, else what its text shows; English is what engines take for granted. */
function ownTag(topic: Topic, { language }: TopicTerms): string | null {
  if (topic.language) return topic.language;
  return language === null || language === 'en' ? null : tagOf(language, topic);
}

const quote = (text: string) => `"${text}"`;

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
      text: quote(spoken.split(' ').slice(0, 11).join(' ')),
      reason: 'Words that the title quotes are repeated letter by letter.',
    };
  const name = terms.names.find((candidate) => candidate.includes(' '));
  if (name === undefined) return null;
  const partner =
    terms.names.find((other) => other !== name && !name.includes(other)) ?? keys.find((word) => !name.includes(word));
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

const byDoubt: Strategy = ({ keys, terms }) => ({
  strategy: 'check',
  text: spaced(...keys.slice(0, 4), CHECK_WORDS[terms.language ?? 'en'] ?? CHECK_WORDS.en),
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
        text: spaced(
          phrase(terms.names[0]),
          ...terms.eventWords.slice(0, 2),
          STATEMENT_WORDS[terms.language ?? 'en'] ?? STATEMENT_WORDS.en,
        ),
        reason: 'Looks for a statement of those concerned: a primary source.',
      };

/** The three international agencies: most outlets print what one of them sent. */
const byAgencies: Strategy = ({ keys }) => ({
  strategy: 'site',
  text: spaced('(site:reuters.com OR site:apnews.com OR site:afp.com)', ...keys.slice(0, 5)),
  reason: 'Asks the international news agencies directly.',
});

/** They know first and most, and an engine's own ranking seldom shows them. */
const byLocalOutlets: Strategy = ({ topic, keys, localPress }) => {
  const sites = keys.length > 0 && localPress ? localSites(localPress, ownHost(topic)) : [];
  return sites.length === 0 || !localPress
    ? null
    : {
        strategy: 'local-outlets',
        text: spaced(anyOf(sites), ...keys.slice(0, 4)),
        reason:
          `Asks outlets of the place by name (${localPress.place}): they report first, and an engine seldom shows ` +
          'them by itself.',
      };
};

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

/** Reports often say it with another word than the headline. */
const bySynonyms: Strategy = ({ topic, terms, keys }) => {
  const words = synonymsOf(topic.title, terms.language)
    .filter((word) => !word.includes(' '))
    .slice(0, 3);
  const subject = terms.names.slice(0, 2).map(phrase);
  if (words.length === 0) return null;
  return {
    strategy: 'keyword-expansion',
    text: spaced(
      ...(subject.length > 0 ? subject : keys.slice(0, 3)),
      words.length > 1 ? `(${words.join(' OR ')})` : words[0],
    ),
    reason: `Reports that say ${words.join(' or ')} where the title says it otherwise.`,
  };
};

const byOtherName: Strategy = ({ terms, keys }) => {
  const known = otherNameOf(terms.names, terms.aliases);
  if (known === null) return null;
  const rest =
    terms.eventWords.length > 0
      ? terms.eventWords.slice(0, 3)
      : keys.filter((word) => !known.name.includes(word)).slice(0, 3);
  return {
    strategy: 'other-name',
    text: spaced(phrase(known.other), ...rest),
    reason: `${known.name} is also written ${known.other}.`,
  };
};

/** Local outlets know first and most. */
const inLanguageThere: Strategy = (material) =>
  placeInLanguage(material, languageThere(material.topic), 'of the place');
const nameInLanguageThere: Strategy = (material) =>
  nameInLanguage(material, languageThere(material.topic), 'of the place');
/** In the days around the event, for a name by itself stands in much else. */
const namesThere: Strategy = (material) => {
  const query = namesInLanguage(material, languageThere(material.topic), 'of the place');
  return query && { ...query, ...material.window };
};
const inDeskLanguage: Strategy = (material) => nameInLanguage(material, material.deskLanguage, 'of the desk');

const FIRST_ROUND: Strategy[] = [
  byKeywords,
  byEntityAndEvent,
  inLanguageThere,
  namesThere,
  inDeskLanguage,
  byExactPhrase,
  byWindow,
  byDoubt,
  bySubjectAlone,
  byPlace,
  byTitle,
  byOtherName,
  bySynonyms,
  byNumber,
  bySummary,
  byOfficial,
  byAgencies,
  broadly,
  bySecondName,
];
/** Where time and calls allow it, trusted sites of the country before the last variations in words. */
const EVERYTHING: Strategy[] = [
  ...FIRST_ROUND.slice(0, 11),
  byLocalOutlets,
  byTrustedThere,
  byOfficialsThere,
  ...FIRST_ROUND.slice(11),
];
const REPHRASED: Strategy[] = [
  broadly,
  nameInLanguageThere,
  byOtherName,
  bySynonyms,
  nameInWindow,
  byLocalOutlets,
  byTrustedThere,
  byOfficialsThere,
  bySecondName,
  byOfficial,
  bySummary,
];

/** Addresses the topic leads to, and from the second round on what its outlet published next to it. */
function archivedQueries({ topic, keys, window }: Material, { round, mode }: PlanOptions): PlannedQuery[] {
  const cited = citedAddresses(topic)
    .slice(0, ARCHIVE_SEARCH.cited)
    .map((url) => ({
      strategy: ARCHIVED,
      text: `url:${url}`,
      reason: 'The topic leads to this page; the archive tells since when it is there, also where it is gone.',
    }));
  const host = ownHost(topic);
  if (round === 1 && mode !== 'exhaustive') return cited;
  const beside =
    host === null || keys.length === 0 || round > 2
      ? []
      : [
          {
            strategy: ARCHIVED,
            text: spaced(`site:${host}`, ...keys),
            ...window,
            reason: `What ${host} published about it besides, corrections and deleted pages included.`,
          },
        ];
  return round === 1 ? [...cited, ...beside] : beside;
}

function distinct(queries: PlannedQuery[]): PlannedQuery[] {
  const seen = new Set<string>();
  return queries.filter((query) => {
    const words = query.text.toLowerCase().replace(/"/g, '').split(/\s+/).sort().join(' ');
    const key = `${words}|${query.strategy === 'date-window' ? (query.from ?? '') : ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
