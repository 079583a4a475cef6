import type { Catalog } from './catalog';

/** What a topic is about, as far as registers care. */
export type ToldMatter =
  'court' | 'company' | 'public-money' | 'campaign-money' | 'sanctions' | 'regulation' | 'ownership' | 'charity';

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
export const RECORD_ENGLISH = {
  /** `parties`: some of those it is of; none where the register names nobody. */
  'record.of-others': ({ parties, actor }: { parties: string[]; actor: string }) =>
    `It is of ${parties.join(' and ') || 'somebody else'}, not of ${actor}.`,
  'record.of-actor': 'It is of {party}.',
  'record.other-holder': 'Its holder ({holder}) is not {known, list}, by which {actor} is known.',
  'record.short-name': 'One word is too little of a name, and nothing else of the topic stands in it.',
  'record.namesakes': 'There are {bodies, number} of that name, and nothing tells which one is meant.',
  'record.elsewhere': 'It names another place than the topic.',
  'record.name-alone': 'Nothing but the name ties it to the {actor} of the topic.',
  'record.identity-alone': '{register} says who somebody is, not what happened.',
  'record.docket': 'A docket shows that a case exists, not that what is claimed in it is true.',
  'record.own-exhibit': 'It is an exhibit: the company’s own release.',
  'record.voluntary-items': 'Its items ({items, list}) are voluntary statements of the company.',
  'record.topic-undated': 'The topic does not say when it happened.',
  'record.undated': 'It bears no date.',
  'record.before-event': 'Made {days, number} days before the event: it cannot tell of it.',
  'record.after-event': 'Made {days, number} days after the event.',
  'record.timely': 'Made on {day}, in the days of the event.',

  'register.matter': ({ matter, words }: { matter: ToldMatter; words: string }) =>
    `The topic is about ${ABOUT[matter]} (“${words}”).`,
  'register.keeps-such': '{register} knows such bodies or persons.',

  'need.mode': 'looked up in {mode} mode in any case',
  'need.none': 'not looked up, since quick mode looks there only where a claim needs it, and none does',
  'need.register': ({ matter, words }: { matter: ToldMatter; words: string }) =>
    `“${words}”: ${KEPT[matter]} may bear on it.`,
  'need.history': '“{words}” speaks of what was before.',
  'need.place': '“{town}” is named without the region or country it lies in.',
} as const satisfies Catalog;
