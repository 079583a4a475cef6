/** Where the day of a page was read, as people say it. */
const WORDS: Record<string, string> = {
  'json-ld': 'what the page tells machines about its article',
  meta: 'what the page tells machines in its head',
  'time-element': 'a date that the page marks as one',
  'visible-text': 'its visible text',
  url: 'its address',
  feed: 'a feed of its site',
  'http-header': 'the answer of its server',
  engine: 'the search engine that found it',
  'archive-capture': 'its oldest copy in a web archive',
  platform: 'the platform on which it stands',
};

export const dateFrom = (signal: string): string => `Its date is taken from ${WORDS[signal] ?? signal}.`;
