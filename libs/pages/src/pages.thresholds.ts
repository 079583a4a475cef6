import { DAY_MS } from '@corroborate/domain';
/** Every limit and threshold of this room, with the reason for its value. */
export const PAGE_LIMITS = {
  /** Characters of markup. The longest real news pages carry 2–3 million; what is longer is not an article. */
  maxChars: 6_000_000,
  /** Elements. Ordinary pages have under 5,000, long live blogs 20,000; Readability needs seconds beyond this. */
  maxElements: 25_000,
  /** Pieces of text; a flood of broken tags makes text without elements. */
  maxTexts: 150_000,
  /** Nesting. Real pages stay under 100; recursive walks over the tree must stay safe. */
  maxDepth: 256,
  /** Text blocks kept by the scan; enough for any page within `maxElements`. */
  maxBlocks: 20_000,
  /** One block of text is cut here for the rules that read blocks (dates, notices, steering). */
  maxBlockChars: 20_000,
  /** Characters of one JSON-LD script; live blogs reach 500 kB. */
  maxJsonLdChars: 1_000_000,
  maxJsonLdScripts: 60,
  /** Nodes walked inside JSON-LD, against deep or wide nonsense. */
  maxJsonLdNodes: 20_000,
  /** Nesting; what says what a page is stands within ten levels. */
  maxJsonLdDepth: 40,
  /** Characters of all scripts together. */
  maxJsonLdTotal: 2_000_000,
  /** The same for all other scripts. */
  maxScriptTotal: 2_000_000,
  /** Articles among them that may be the page's own; the longest lists of related stories name some hundred. */
  maxJsonLdArticles: 500,
  maxMetas: 1_000,
  maxTimes: 2_000,
  /** Text kept of an element that tells a moment; a date stands at its beginning. */
  maxTimeChars: 300,
  maxComments: 2_000,
  /** Links of header, footer and menus that are looked at, and the longest address among them. */
  maxFrameLinks: 1500,
  maxFrameHref: 160,
  maxLinks: 300,
  maxLinkSentence: 400,
  maxNotices: 12,
  maxNoticeChars: 600,
  maxSteering: 12,
  maxSteeringQuote: 300,
  maxClaimReviews: 20,
  maxTitleChars: 400,
  maxFieldChars: 300,
  /**
   * Characters of an article's own text, some 13,000 words. The longest features have 10,000; what a longer page adds
   * says nothing new of an event, and every rule after this one reads the text it is given from end to end.
   */
  maxTextChars: 80_000,
  /** Share of `maxTextChars` in which the end of a paragraph or sentence is sought to cut at. */
  cutRoom: 0.1,
} as const;

export const BODY_RULES = {
  /** Readability's own default is 500; short news items are real, so it may stop earlier. */
  charThreshold: 250,
  /** Fewer words than this from a page that shows at least `retryWords`: read it once more without pruning. */
  suspiciousWords: 40,
  retryWords: 120,
  /** A list or block in which this share of the characters is link text is a menu, not prose. */
  linkShare: 0.6,
  /** Pointer lines and scraps are dropped only while they are a small part of the text. */
  pointerShare: 0.25,
  /** A paragraph from this length on is prose. */
  proseChars: 80,
  /** What holds this share of the page's text is its frame, whatever its names say. */
  frameShare: 0.3,
  /** A page does not switch off more of its text; what holds more is shown by its script. */
  hiddenShare: 0.5,
  /** An article element with this share of the page's paragraphs is all there is of the article. */
  articleShare: 0.66,
  /** A box about a writer has no more. */
  writerNoteChars: 1500,
  writerNoteParagraphs: 5,
  /** Paragraphs put back into one text, and least characters of a line below the headline that is a standfirst. */
  mostRestored: 200,
  mostCompared: 1000,
  standfirstChars: 60,
  /** With this share of its characters in links a paragraph is a pointer to another page, even as a sentence. */
  wholeLink: 0.99,
  /** A pointer is not longer, nor the label before its link. */
  pointerChars: 200,
  labelChars: 25,
  /** A request to the reader between the paragraphs is not longer. */
  requestChars: 700,
  /** It says what it wants within so many characters. */
  requestStart: 250,
  /** A line that the rest is kept back is not longer. */
  withheldChars: 300,
  /** Text that is only declared for machines must have so many words, and what is shown less than this share of it. */
  leastDeclaredWords: 25,
  shownShare: 0.4,
} as const;

export const TITLE_RULES = {
  /** How much each title of a page says: for networks and for the window it often has another wording. */
  weights: { heading: 1.2, outside: 0.7, declared: 1, social: 1, window: 0.8, name: 0.6, twitter: 0.2 },
  /** Main headings that are looked at. */
  mostHeadings: 10,
  /** Headings of a page that are compared with its title. */
  mostCompared: 200,
  /** A heading outside of the article is the site's where it has less than this share of the title for networks. */
  brandShare: 0.5,
  /** Letters of a heading that is found in the rest of a title. */
  leastHeading: 8,
  /** A heading has this share of a longer title that repeats it. */
  leastShare: 0.3,
  /** Letters of an outlet's name that may be followed by a country or a kind. */
  leastName: 4,
} as const;

export const VERDICT_RULES = {
  /** A challenge, consent or login page has little text of its own besides its message. */
  shortPageWords: 350,
  /** A page that excuses itself for a missing article says little more than that. */
  softGoneWords: 80,
  /** A challenge page has hardly any text besides its demand. */
  challengeWords: 150,
  /** Below this a page with HTTP 200 says too little to be an article. */
  minArticleWords: 25,
  /** Body this short next to a paywall prompt is a teaser. */
  teaserWords: 180,
  /** Extracted words below this share of the words the page declares: part of the text is missing. */
  declaredShare: 0.5,
  /** A declared length counts only from here on; tiny declared counts are often wrong. */
  minDeclaredWords: 120,
} as const;

export const HOUSE_RULES = {
  /** Kinds of pages about the outlet; the search ends when each was seen. */
  kinds: 7,
  /** Such pages have short addresses and short names; stories have neither. Characters. */
  maxPath: 90,
  maxDepth: 4,
  maxTail: 48,
  maxText: 44,
  /** The oldest newspaper still printed is from 1645; agencies and stations are younger. */
  earliestFounded: 1600,
  latestFounded: 2100,
} as const;

export const DATE_RULES = {
  /** From here on a date of publication may be the first one of a page whose declared date moved. */
  firstDateWeight: 0.6,
  /** Servers' clocks and zones differ; a page dated later than this after the fetch is wrong or scheduled. */
  futureToleranceHours: 26,
  /** Nothing was on the web before; digitised archives declare older dates and are rare enough to lose. */
  earliestYear: 1990,
  /** Two signals that differ by at most this are the same day seen in two zones. */
  sameDayHours: 26,
  /** Dates of one signal that are weighed. */
  maxPerSignal: 200,
} as const;

/** Polite spacing between two pages of one host, in milliseconds, before `RATE_SCALE`. */
export const PAGE_PACE_MS = 1000;
/** A crawl delay longer than this is cut: the page would never be read within a stage. */
export const MAX_CRAWL_DELAY_MS = 20_000;
/** How long a page may wait for its turn at a host. */
export const MAX_PACE_WAIT_MS = 60_000;
/**
 * How much of a robots.txt is read. What is beyond is ignored, in file order, and the page says so. With these limits
 * neither parsing a file nor matching a path takes more than about 20 ms of processor time, whatever the file holds.
 */
export const ROBOTS_LIMITS = {
  /** RFC 9309 asks for 500 KiB at least, and search engines read no more. */
  bytes: 512_000,
  /** Lines that name an agent, a rule or a delay, of any agent. The largest files of news sites have some thousand. */
  records: 10_000,
  /** Rules for our agent. */
  rules: 5_000,
  /** Those with `*` must be compared with the whole path. */
  wildcardRules: 500,
  /** `*` in one rule. Real ones have up to four. */
  wildcards: 16,
  ruleChars: 2_000,
  /** Normalized characters of a path that are compared; addresses are shorter. */
  pathChars: 2_000,
} as const;
/** Characters of all rules kept in memory, of all sites together. */
export const ROBOTS_CACHE_CHARS = 8_000_000;
export const ROBOTS_TTL_MS = DAY_MS;

export const PDF_RULES = {
  /** Bytes of one document; a report with pictures is smaller, and parsing costs memory many times its size. */
  maxBytes: 20_000_000,
  /** Pages read; releases and rulings are shorter, and what matters of a long report stands in its first part. */
  maxPages: 80,
  maxChars: 600_000,
  /** Pieces of text on one page; a page made of single letters still stays below. */
  maxItemsPerPage: 30_000,
  /** Reading stops between two pages after this time, so that the thread's own limit leaves what was read. */
  maxMs: 5_000,
  /** Letters smaller than this (points) cannot be read by a person: whatever they say is not for readers. */
  minReadableSize: 2,
  /** Fewer words than this per page and the pages are pictures of text. */
  scannedWordsPerPage: 5,
  /** This share of pages without text, and a part of the document is pictures. */
  emptyPageShare: 0.5,
  /** A gap this many times the usual distance of two lines parts paragraphs. */
  paragraphGap: 1.35,
  /** A line that stands on this share of the pages, of at least `furniturePages`, is a running head or foot. */
  furnitureShare: 0.5,
  furniturePages: 3,
} as const;

/** Copies of pages that cannot be read live. The spacings are those the services ask for, before `RATE_SCALE`. */
export const COPY_RULES = {
  /**
   * The archive takes 30 questions a minute to its index and asks for 24; the search for first captures shares them.
   */
  indexPaceMs: 2500,
  /** Replays: 480 a minute. */
  replayPaceMs: 125,
  /** The reading service without a key: 20 a minute. */
  readerPaceMs: 3000,
  /** A page is one of many: it does not wait longer than this for its turn at a service. */
  maxWaitMs: 15_000,
  /** The archive takes up to 20 s when it is busy. */
  timeoutMs: 25_000,
  /** All that is done for one page, so that a slow archive cannot use up the stage. */
  maxMsPerPage: 40_000,
  /** Rows of the index looked at, newest last; they are often the same bytes again. */
  indexRows: 6,
  indexMaxBytes: 100_000,
  /**
   * Captures of one page that are read: the newest often shows the same wall, and older ones are less and less the
   * page.
   */
  maxCaptures: 2,
  /** Markdown of one page; longer than any article. */
  maxMarkdownChars: 400_000,
  /** Share of the words of the live headline that a copy's must have to be of the same story. */
  sameTitleShare: 0.5,
} as const;

/** Pictures that a page shows. */
export const PICTURE_LIMITS = {
  /** The one for networks and the one for machines are mostly the same picture in two sizes. */
  ofAPage: 2,
  maxAddress: 2_000,
  /** Press photographs for the web have under 1 MB; what is larger was not meant for readers. */
  maxBytes: 5_000_000,
} as const;

/** Time in the threads that parse, in milliseconds. */
export const PARSE_RULES = {
  /**
   * One page, in processor time; by the clock four times as long. The largest honest ones take under a second.
   */
  pageMs: 5_000,
  /** A machine that is busy with other things gives a page so many times its limit by the clock. */
  mostByClock: 4,
  /** One PDF: reading stops by itself after `PDF_RULES.maxMs`, and what was read is then laid out. */
  pdfMs: 8_000,
  /** An ordinary page is done by now; one that is not keeps its thread, but no longer keeps others waiting. */
  slowMs: 1_000,
  /** A spare thread that nobody needs ends after this time. */
  idleMs: 10_000,
  /** One thread, MB. Pages of a megabyte made to be slow took up to 150. */
  memoryMb: 256,
  /** Of short-lived objects, MB. By default every thread takes 50 to 100 of its own. */
  youngMemoryMb: 8,
} as const;
