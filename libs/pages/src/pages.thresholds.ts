import { DAY_MS } from '@corroborate/domain';
/** Limits and thresholds of this package, with the reason for each value. */
export const PAGE_LIMITS = {
  /** Characters of markup. The longest real news pages have 2–3 million; longer ones are not articles. */
  maxChars: 6_000_000,
  /** Elements. Ordinary pages have under 5,000, long live blogs 20,000; Readability takes seconds beyond this. */
  maxElements: 25_000,
  /** Pieces of text; broken tags can produce text without elements. */
  maxTexts: 150_000,
  /** Nesting depth. Real pages stay under 100; recursive walks over the tree must stay safe. */
  maxDepth: 256,
  /** Text blocks kept; enough for any page within `maxElements`. */
  maxBlocks: 20_000,
  /** Characters per block, for the rules that read blocks (dates, notices, prompt injection). */
  maxBlockChars: 20_000,
  /** Characters per JSON-LD script; live blogs reach 500 kB. */
  maxJsonLdChars: 1_000_000,
  maxJsonLdScripts: 60,
  /** JSON-LD nodes visited, a guard against deep or wide input. */
  maxJsonLdNodes: 20_000,
  /** JSON-LD nesting depth; relevant properties are within ten levels. */
  maxJsonLdDepth: 40,
  /** Characters of all JSON-LD scripts together. */
  maxJsonLdTotal: 2_000_000,
  /** Characters of all other scripts together. */
  maxScriptTotal: 2_000_000,
  /** JSON-LD articles considered; the longest lists of related stories have a few hundred. */
  maxJsonLdArticles: 500,
  maxMetas: 1_000,
  maxTimes: 2_000,
  /** Characters kept of the text of an element with a time; the date comes at the start. */
  maxTimeChars: 300,
  maxComments: 2_000,
  /** Maximum number of links in header, footer and menus, and maximum URL length. */
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
   * Characters of article text, some 13,000 words. The longest features have 10,000; longer pages add nothing new about
   * an event, and every later rule reads the whole text.
   */
  maxTextChars: 80_000,
  /** Share of `maxTextChars` searched for the end of a paragraph or sentence to cut at. */
  cutRoom: 0.1,
} as const;

export const BODY_RULES = {
  /** Readability's default is 500, but short news items are common. */
  charThreshold: 250,
  /** If fewer words are extracted from a page that shows at least `retryWords`, it is read again without pruning. */
  suspiciousWords: 40,
  retryWords: 120,
  /** A list or block with this share of characters in links is a menu, not prose. */
  linkShare: 0.6,
  /** Pointer lines and scraps are dropped only up to this share of the text. */
  pointerShare: 0.25,
  /** Minimum length of a prose paragraph, in characters. */
  proseChars: 80,
  /** Share of the prose, and number of paragraphs, in boxes of one class; a short box of another class is then odd. */
  usualShare: 0.8,
  usualParagraphs: 3,
  oddChars: 100,
  /** The same with white space. */
  oddMarkup: 1000,
  /** Boxes of one class with this many different texts are a series. */
  leastSeries: 3,
  /** An element with this share of the page's text is the page frame, whatever its names. */
  boilerplateShare: 0.3,
  /** An element with a larger share of the text is shown by a script, even if it is marked as hidden. */
  hiddenShare: 0.5,
  /** An article element with this share of the page's paragraphs is the whole article. */
  articleShare: 0.66,
  /** Maximum length of a box about a writer, in characters. */
  writerNoteChars: 1500,
  writerNoteParagraphs: 5,
  /** Maximum number of restored paragraphs, and minimum length of a standfirst below the headline, in characters. */
  maxRestoredBlocks: 200,
  mostCompared: 1000,
  standfirstChars: 60,
  /** A paragraph with this share of characters in links is a pointer to another page, even if it is a sentence. */
  wholeLink: 0.99,
  /** Maximum length of a pointer, and of the label before its link, in characters. */
  pointerChars: 200,
  labelChars: 25,
  /** Maximum length of a request to the reader between paragraphs, in characters. */
  requestChars: 700,
  /** The request must state what it wants within this many characters. */
  requestStart: 250,
  /** Maximum length of a line saying that the rest is withheld, in characters. */
  withheldChars: 300,
  /** Minimum number of words of text declared for machines only, and maximum share of it that may be visible. */
  leastDeclaredWords: 25,
  shownShare: 0.4,
} as const;

export const TITLE_RULES = {
  /** Weight of each kind of title; titles for social networks and the window often differ in wording. */
  weights: { heading: 1.2, outside: 0.7, declared: 1, social: 1, window: 0.8, name: 0.6, twitter: 0.2 },
  /** Maximum number of main headings considered. */
  mostHeadings: 10,
  /** Maximum number of headings compared with the title. */
  mostCompared: 200,
  /** A heading outside the article with less than this share of the social title's length is the site name. */
  brandShare: 0.5,
  /** Minimum length of a heading found in the rest of a title, in characters. */
  leastHeading: 8,
  /** Minimum share of a longer title that a matching heading must make up. */
  leastShare: 0.3,
  /** Minimum length of an outlet name that may be followed by a country or kind, in characters. */
  leastName: 4,
} as const;

export const VERDICT_RULES = {
  /** Maximum words of a challenge, consent or login page. */
  shortPageWords: 350,
  /** Maximum words of a page that only says that the article is missing. */
  softGoneWords: 80,
  /** Maximum words of a challenge page. */
  challengeWords: 150,
  /** With HTTP 200 and fewer words, a page is not an article. */
  minArticleWords: 25,
  /** A body this short next to a paywall prompt is a teaser. */
  teaserWords: 180,
  /** If fewer than this share of the declared words were extracted, part of the text is missing. */
  declaredShare: 0.5,
  /** Smaller declared word counts are ignored, because they are often wrong. */
  minDeclaredWords: 120,
} as const;

export const OUTLET_PAGE_RULES = {
  /** Number of kinds of pages about an outlet; the search stops when all are found. */
  kinds: 7,
  /** Maximum length of the path and name of such a page, in characters; those of stories are longer. */
  maxPath: 90,
  maxDepth: 4,
  maxTail: 48,
  maxText: 44,
  /**
   * Plausible founding years: the oldest newspaper still published dates from 1645; agencies and stations are younger.
   */
  earliestFounded: 1600,
  latestFounded: 2100,
} as const;

export const DATE_RULES = {
  /** Minimum weight for a date to be the original publication date if the declared one was updated. */
  firstDateWeight: 0.6,
  /** Server clocks and zones differ; a page dated later than this after the fetch is wrong or scheduled. */
  futureToleranceHours: 26,
  /** There was no web before; digitized archives declare older dates, but are rare enough to ignore. */
  earliestYear: 1990,
  /** Two signals that differ by at most this much are the same day in two time zones. */
  sameDayHours: 26,
  /** Maximum number of dates per signal. */
  maxPerSignal: 200,
} as const;

/** Minimum interval between two pages of one host in ms, before `RATE_SCALE`. */
export const PAGE_PACE_MS = 1000;
/** Longer crawl delays are reduced to this, or the page would not be read within a stage. */
export const MAX_CRAWL_DELAY_MS = 20_000;
/** Maximum time a page fetch waits for its turn at a host, in ms. */
export const MAX_PACE_WAIT_MS = 60_000;
/**
 * Limits for robots.txt. The excess is ignored, in file order, and noted on the page. Within these limits, parsing a
 * file or matching a path takes at most about 20 ms of CPU time, whatever the file contains.
 */
export const ROBOTS_LIMITS = {
  /** RFC 9309 requires at least 500 KiB, and search engines read no more. */
  bytes: 512_000,
  /** User-agent, rule and delay lines, for any agent. The largest files of news sites have a few thousand. */
  records: 10_000,
  /** Rules for our agent. */
  rules: 5_000,
  /** Rules with `*`, which must be compared with the whole path. */
  wildcardRules: 500,
  /** `*` per rule. Real rules have up to four. */
  wildcards: 16,
  ruleChars: 2_000,
  /** Normalized characters of a path that are compared; real paths are shorter. */
  pathChars: 2_000,
} as const;
/** Characters of rules kept in memory, for all sites together. */
export const ROBOTS_CACHE_CHARS = 8_000_000;
export const ROBOTS_TTL_MS = DAY_MS;

export const PDF_RULES = {
  /**
   * Maximum size of a document in bytes; reports with pictures are smaller, and parsing takes a multiple of it in
   * memory.
   */
  maxBytes: 20_000_000,
  /** Pages read; press releases and rulings are shorter, and the main content of long reports comes first. */
  maxPages: 80,
  maxChars: 600_000,
  /** Text items per page; even a page of single letters has fewer. */
  maxItemsPerPage: 30_000,
  /**
   * Reading stops between pages after this time in ms, so that partial results are kept before the thread's own limit.
   */
  maxMs: 5_000,
  /** Text smaller than this, in points, is unreadable and not meant for readers. */
  minReadableSize: 2,
  /** Documents with fewer words per page are scans. */
  scannedWordsPerPage: 5,
  /** If this share of pages has no text, part of the document is scanned. */
  emptyPageShare: 0.5,
  /** A gap of this many times the usual line distance starts a new paragraph. */
  paragraphGap: 1.35,
  /** Minimum number of rows on both sides of a gutter between columns. */
  columnRows: 3,
  /** A line on this share of pages, if there are at least `furniturePages`, is a running header or footer. */
  furnitureShare: 0.5,
  furniturePages: 3,
} as const;

/** Rules for copies of pages that cannot be read live. Intervals follow the services' terms, before `RATE_SCALE`. */
export const COPY_RULES = {
  /** The archive allows 30 index requests a minute and recommends 24; lookups of first captures share this limit. */
  indexPaceMs: 2500,
  /** Replays: 480 per minute. */
  replayPaceMs: 125,
  /** The reader service without a key: 20 per minute. */
  readerPaceMs: 3000,
  /** Maximum wait for a turn at a service, in ms. */
  maxWaitMs: 15_000,
  /** The archive takes up to 20 s when busy. */
  timeoutMs: 25_000,
  /** Total time per page in ms, so that a slow archive cannot use up the stage. */
  maxMsPerPage: 40_000,
  /** Index rows considered, newest last; they often have the same bytes. */
  indexRows: 6,
  indexMaxBytes: 100_000,
  /** Captures read per page: the newest often shows the same wall, and older ones differ increasingly from the page. */
  maxCaptures: 2,
  /** Characters of Markdown per page; longer than any article. */
  maxMarkdownChars: 400_000,
  /** Minimum share of words that a copy's headline must have in common with the live one. */
  sameTitleShare: 0.5,
} as const;

/** Limits for pictures on a page. */
export const PICTURE_LIMITS = {
  /** Pictures per page; the social and structured-data ones are mostly the same in two sizes. */
  ofAPage: 2,
  maxAddress: 2_000,
  /** Maximum size in bytes. Press photos on the web are under 1 MB; larger files are not meant for readers. */
  maxBytes: 5_000_000,
} as const;

/** Times for parser threads, in ms. */
export const PARSE_RULES = {
  /** CPU time per page; real time is limited to four times as much. The largest real pages take under a second. */
  pageMs: 5_000,
  /** Real-time limit as a multiple of the CPU time limit, for busy machines. */
  mostByClock: 4,
  /** Time per PDF: reading stops after `PDF_RULES.maxMs`, and layout analysis follows. */
  pdfMs: 8_000,
  /** A page that takes longer keeps its thread, but no longer delays others. */
  slowMs: 1_000,
  /** An idle spare thread ends after this time. */
  idleMs: 60_000,
  /** Memory per thread, in MB. Hostile pages of one megabyte took up to 150. */
  memoryMb: 256,
  /** Memory for short-lived objects, in MB. By default each thread takes 50 to 100 MB. */
  youngMemoryMb: 8,
} as const;
