import { KEYWORDS, TITLE_PHRASE_WORDS } from '../search.thresholds';
import { findOtherName } from './aliases.policy';
import { listSynonyms } from './event-words.policy';
import type { Strategy } from './plan.material';
import { quoteIfPhrase, joinWithSpaces } from './query-text.policy';
import { CHECK_WORDS, STATEMENT_WORDS } from './search-words.registry';
import { cleanWords, keywords } from './topic-terms.policy';

const quote = (text: string) => `"${text}"`;

export const keywordsQuery: Strategy = ({ keys }) => ({
  strategy: 'keywords',
  text: keys.join(' '),
  reason: 'Uses the most distinctive words of the title, whatever the phrasing.',
});

export const entityAndEvent: Strategy = ({ terms: { names, eventWords } }) => {
  const [name, second] = names;
  const partner = eventWords.length < 2 && second ? quoteIfPhrase(second) : null;
  return name === undefined || eventWords.length === 0
    ? null
    : {
        strategy: 'entity-event',
        text: joinWithSpaces(quoteIfPhrase(name), partner, eventWords.slice(0, 4).join(' ')),
        reason: `Combines ${name} with the event.`,
      };
};

/** The quoted phrase or the most distinctive name, with a second name or the strongest word. */
export const exactPhrase: Strategy = ({ terms, keys }) => {
  const spoken = terms.quoted[0];
  if (spoken)
    return {
      strategy: 'exact-phrase',
      text: quote(spoken.split(' ').slice(0, 11).join(' ')),
      reason: 'Uses the exact words quoted in the title.',
    };
  const name = terms.names.find((candidate) => candidate.includes(' '));
  if (name === undefined) return null;
  const partner =
    terms.names.find((other) => other !== name && !name.includes(other)) ?? keys.find((word) => !name.includes(word));
  return {
    strategy: 'exact-phrase',
    text: joinWithSpaces(quote(name), partner ? quoteIfPhrase(partner) : null),
    reason: `Uses the exact name “${name}”.`,
  };
};

export const fullTitle: Strategy = ({ topic }) => {
  const words = cleanWords(topic.title).split(' ');
  return words.length < TITLE_PHRASE_WORDS.min || words.length > TITLE_PHRASE_WORDS.max
    ? null
    : {
        strategy: 'exact-title',
        text: quote(words.join(' ')),
        reason: 'Uses the whole title to find the first report and its copies.',
      };
};

export const dateWindow: Strategy = ({ keys, window }) =>
  window && {
    strategy: 'date-window',
    text: keys.slice(0, KEYWORDS.usual - 1).join(' '),
    ...window,
    reason: `Uses the same words, limited to ${window.from.slice(0, 10)} to ${window.to.slice(0, 10)}.`,
  };

export const factCheckWords: Strategy = ({ keys, terms }) => ({
  strategy: 'check',
  text: joinWithSpaces(...keys.slice(0, 4), CHECK_WORDS[terms.language ?? 'en'] ?? CHECK_WORDS.en),
  reason: 'Looks for fact checks and denials, so the search is not biased toward support.',
});

/** Denials omit the alleged event but name the thing or place. */
export const subjectOnly: Strategy = ({ topic, terms, window }) => {
  const titled = terms.names.filter((name) => topic.title.includes(name));
  const subject = titled.findLast((name) => !name.includes(' ')) ?? titled.at(-1);
  return subject === undefined || window === null
    ? null
    : {
        strategy: 'date-window',
        text: joinWithSpaces(quoteIfPhrase(subject), terms.eventWords[0]),
        ...window,
        reason: `Finds everything about ${subject} around the date, because denials use other words.`,
      };
};

export const placeAndEvent: Strategy = ({ terms: { place, eventWords } }) => {
  const rest = eventWords.filter((word) => !place?.includes(word)).slice(0, 4);
  return place === null || rest.length === 0
    ? null
    : {
        strategy: 'place-event',
        text: joinWithSpaces(quoteIfPhrase(place), ...rest),
        reason: `Combines the event with the place (${place}).`,
      };
};

export const figures: Strategy = ({ terms: { names, numbers, eventWords }, keys }) =>
  numbers[0] === undefined
    ? null
    : {
        strategy: 'figure',
        text: joinWithSpaces(
          names[0] ? quoteIfPhrase(names[0]) : keys.slice(0, 3).join(' '),
          numbers[0],
          eventWords[0],
        ),
        reason: `Uses the figure ${numbers[0]}, which distinguishes this report from similar ones.`,
      };

export const summaryWords: Strategy = ({ terms, keys }) =>
  terms.extra.length < 2
    ? null
    : {
        strategy: 'details',
        text: joinWithSpaces(terms.names[0] ? quoteIfPhrase(terms.names[0]) : keys[0], ...terms.extra.slice(0, 4)),
        reason: 'Uses details from the text that are not in the title.',
      };

export const officialStatements: Strategy = ({ terms }) =>
  terms.names[0] === undefined
    ? null
    : {
        strategy: 'official',
        text: joinWithSpaces(
          quoteIfPhrase(terms.names[0]),
          ...terms.eventWords.slice(0, 2),
          STATEMENT_WORDS[terms.language ?? 'en'] ?? STATEMENT_WORDS.en,
        ),
        reason: 'Looks for a statement by those concerned, a primary source.',
      };

export const broadQuery: Strategy = ({ topic, terms }) => ({
  strategy: 'broad',
  text: keywords(topic.title, terms, KEYWORDS.broad).join(' '),
  reason: 'Uses fewer words to find reports phrased differently.',
});

export const secondName: Strategy = ({ terms: { names }, keys }) => {
  const [, name] = names;
  return name === undefined
    ? null
    : {
        strategy: 'second-name',
        text: joinWithSpaces(quoteIfPhrase(name), ...keys.filter((word) => !name.includes(word)).slice(0, 3)),
        reason: `Combines the other party (${name}) with the event.`,
      };
};

export const nameInDateWindow: Strategy = ({ terms, window }) =>
  terms.names[0] && window
    ? {
        strategy: 'date-window',
        text: quoteIfPhrase(terms.names[0]),
        ...window,
        reason: `Finds everything about ${terms.names[0]} around the date of the event.`,
      }
    : null;

/** Reports often use a different word than the headline. */
export const synonyms: Strategy = ({ topic, terms, keys }) => {
  const words = listSynonyms(topic.title, terms.language)
    .filter((word) => !word.includes(' '))
    .slice(0, 3);
  const subject = terms.names.slice(0, 2).map(quoteIfPhrase);
  return words.length === 0
    ? null
    : {
        strategy: 'keyword-expansion',
        text: joinWithSpaces(
          ...(subject.length > 0 ? subject : keys.slice(0, 3)),
          words.length > 1 ? `(${words.join(' OR ')})` : words[0],
        ),
        reason: `Uses other words than the title: ${words.join(' or ')}.`,
      };
};

export const otherName: Strategy = ({ terms, keys }) => {
  const known = findOtherName(terms.names, terms.aliases);
  const words = terms.eventWords.length > 0 ? terms.eventWords : keys.filter((word) => !known?.name.includes(word));
  return (
    known && {
      strategy: 'other-name',
      text: joinWithSpaces(quoteIfPhrase(known.other), ...words.slice(0, 3)),
      reason: `Uses another spelling of ${known.name}: ${known.other}.`,
    }
  );
};
