import type { Catalog } from './catalog';

/** English text on a story's origin. */
export const ORIGIN_ENGLISH = {
  'origin.no-teller': 'No page reports this story.',
  'origin.none': 'No page could be identified as the origin.',
  /** `sources`: number of sources that trace back to the newsroom; `cue`: wording of a direct credit, if any. */
  'origin.leads-back': '{sources, plural, # source leads|# sources lead} back to {name}{cue, ledBy}.',
  'origin.page-unread': 'The original page was not among those read; the credit names the newsroom.',
  'origin.nobody-earlier': 'No report is cited as its source, and no report of the story is shown to be earlier.',
  'origin.topics-own': 'The topic’s own page; nothing leads to another report.',
  'origin.first-report': 'First report: {url}.',
  'origin.post-is-lead': 'A post is a lead, not evidence, and never counts toward a level.',
  'own.spoken-to': '{outlet} conducted its own interviews.',
  'own.on-the-scene': 'Says its reporters were at the scene or saw documents.',
  'own.quotes': 'Quotes named people.',

  'dated.redated': 'An archived copy is older than the date on the page.',
  'dated.by-archive': 'No date on the page; first archived {by, minute, #|at an unknown time}.',
  'dated.by-engine': 'Dated only by a search engine; the date is not confirmed.',
  'dated.by-nothing': 'No date on the page; the order depends on what others say about it.',
  'dated.sharpened': 'The date on the page is imprecise; the time of day comes from a search engine.',
  'dated.vague': 'The date is imprecise; another report of the same day may be earlier.',

  'chain.unread-undated': 'Page not read, so its date is unknown.',
  'chain.undated': 'No date known.',
  /** The page precedes `later` of `others`; `by`: latest possible time of publication, if known. */
  'chain.precedes': `Precedes {later, number} of
    {others, plural, # other source|# other sources}{by, minute, ; published no later than #}.`,
  'chain.precedes-by-engine': `Precedes {later, number} of {others, plural, # other source|# other sources}, but its
    date comes only from a search engine.`,
  'chain.led-to':
    '{sources, number} of {others, plural, # other source|# other sources} {sources, plural, leads|lead} back to it.',
  'chain.not-led-to': 'No other source leads back to it.',
  'chain.text-unknown': 'Text not available.',
  'chain.text-first': 'No earlier page was found to compare its text with.',
  /** `share`: largest share of its text, 0–1, that is in one earlier page. */
  'chain.text-known': '{share, percent} of its text appears on one earlier page.',

  'field.home': 'A newsroom based in {place}, which the topic names.',
  'field.section': 'Published in the section “{section}”.',
  'field.pages': '{pages, number} pages by this outlet were found on the story.',
  'field.posts': '{posts, number} posts by this account were found on the story.',
  'field.no-news': 'Does not publish news reports.',
  'field.unknown': 'Unknown whether it regularly covers this subject.',

  'backwards.no-window': 'Not searched: neither the earliest report nor the event has a date.',
  'backwards.nobody-asked': 'No search engine answered for the period before the earliest report.',
  'backwards.still-earlier': 'The last period searched turned up an earlier report; nothing before it was searched.',
  'backwards.nothing-earlier':
    'No earlier report found in {windows, plural, # period|# periods} searched, the last {from, day} to {to, day}.',
} as const satisfies Catalog;
