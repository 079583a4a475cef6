import type { Sentences } from './reason';
import type { RecordReasons, ToldMatter } from './record.reasons';

const ABOUT: Record<ToldMatter, string> = {
  court: 'a court case',
  company: 'a company’s affairs',
  'public-money': 'public money',
  'campaign-money': 'money for campaigns',
  sanctions: 'sanctions',
  regulation: 'rules of government',
  ownership: 'ownership',
  charity: 'a charity',
};

const KEPT: Record<ToldMatter, string> = {
  court: 'dockets',
  company: 'filings of companies',
  'public-money': 'awards of public money',
  'campaign-money': 'accounts of campaigns',
  sanctions: 'lists of sanctions',
  regulation: 'notices of agencies',
  ownership: 'registers of owners',
  charity: 'returns of charities',
};

/** The English of what records are to a topic; no decision reads it. */
export const RECORD_ENGLISH: Sentences<RecordReasons> = {
  'record.of-others': ({ parties, actor }) => `It is of ${parties.join(' and ') || 'somebody else'}, not of ${actor}.`,
  'record.of-actor': ({ party }) => `It is of ${party}.`,
  'record.other-holder': ({ holder, known, actor }) =>
    `Its holder (${holder}) is not ${known.join(', ')}, by which ${actor} is known.`,
  'record.short-name': () => 'One word is too little of a name, and nothing else of the topic stands in it.',
  'record.namesakes': ({ bodies }) => `There are ${bodies} of that name, and nothing tells which one is meant.`,
  'record.elsewhere': () => 'It names another place than the topic.',
  'record.name-alone': ({ actor }) => `Nothing but the name ties it to the ${actor} of the topic.`,
  'record.identity-alone': ({ register }) => `${register} says who somebody is, not what happened.`,
  'record.docket': () => 'A docket shows that a case exists, not that what is claimed in it is true.',
  'record.own-exhibit': () => 'It is an exhibit: the company’s own release.',
  'record.voluntary-items': ({ items }) => `Its items (${items.join(', ')}) are voluntary statements of the company.`,
  'record.topic-undated': () => 'The topic does not say when it happened.',
  'record.undated': () => 'It bears no date.',
  'record.before-event': ({ days }) => `Made ${days} days before the event: it cannot tell of it.`,
  'record.after-event': ({ days }) => `Made ${days} days after the event.`,
  'record.timely': ({ day }) => `Made on ${day}, in the days of the event.`,

  'register.matter': ({ matter, words }) => `The topic is about ${ABOUT[matter]} (“${words}”).`,
  'register.keeps-such': ({ register }) => `${register} knows such bodies or persons.`,

  'need.mode': ({ mode }) => `looked up in ${mode} mode in any case`,
  'need.none': () => 'not looked up, since quick mode looks there only where a claim needs it, and none does',
  'need.register': ({ matter, words }) => `“${words}”: ${KEPT[matter]} may bear on it.`,
  'need.history': ({ words }) => `“${words}” speaks of what was before.`,
  'need.place': ({ town }) => `“${town}” is named without the region or country it lies in.`,
};
