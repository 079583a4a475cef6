const WORDS: Record<string, string> = {
  'json-ld': 'structured data of the page',
  meta: 'metadata of the page',
  'time-element': 'a marked-up date',
  'visible-text': 'visible text',
  url: 'the URL',
  feed: 'a feed of the site',
  'http-header': 'the HTTP response',
  engine: 'the search engine',
  'archive-capture': 'the oldest archived copy',
  platform: 'the platform',
};

export const dateFrom = (signal: string): string => `date from ${WORDS[signal] ?? signal}`;
