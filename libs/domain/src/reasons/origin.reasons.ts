import type { Instant } from '../time';

/** Nothing to tell beside the code. */
type None = Record<string, never>;

/** Why a story is said to begin where it does: each code with what it is told with. Counts of sources are whole. */
export interface OriginReasons extends BeginningReasons, DatingReasons, CandidateReasons, FieldReasons {}

/** Why this page is the origin, or none. */
interface BeginningReasons {
  /** No page that was read tells this story. */
  'origin.no-teller': None;
  'origin.none': None;
  /** So many sources lead back to the newsroom; `cue`: the words by which one credits it directly, if one does. */
  'origin.leads-back': { sources: number; name: string; cue: string | null };
  /** It is credited, and its page was not among those read. */
  'origin.page-unread': None;
  /** Nothing is named as its source, and nothing that tells the story can be shown to be earlier. */
  'origin.nobody-earlier': None;
  'origin.topics-own': None;
  /** Where a post is earlier: what the first report is. */
  'origin.first-report': { url: string };
  'origin.post-is-lead': None;
  /** Signs of a reporter's own work: people spoke to the outlet itself. */
  'own.spoken-to': { outlet: string };
  /** It was on the scene, or saw papers itself. */
  'own.on-the-scene': None;
  'own.quotes': None;
}

/** What dates it, where that is not plainly a date of its own. */
interface DatingReasons {
  /** An archive held the page before the date that it bears. */
  'dated.redated': None;
  /** It bears no date; it was in an archive by then. */
  'dated.by-archive': { by: Instant | null };
  'dated.by-engine': None;
  'dated.by-nothing': None;
  /** Its own date is vague, and an engine's lies within it. */
  'dated.sharpened': None;
  'dated.vague': None;
}

/** What speaks for and against one end of a chain of citations as the beginning. */
interface CandidateReasons {
  'chain.unread-undated': None;
  'chain.undated': None;
  /** It stands before `later` of `others`; `by`: it was there no later than this, where that is proven. */
  'chain.precedes': { later: number; others: number; by: Instant | null };
  /** The same, by a search engine's date alone. */
  'chain.precedes-by-engine': { later: number; others: number };
  'chain.led-to': { sources: number; others: number };
  'chain.not-led-to': None;
  'chain.text-unknown': None;
  'chain.text-first': None;
  /** So much of its text, 0–1, stands in one earlier page. */
  'chain.text-known': { share: number };
}

/** Whether the outlet usually reports on this, and why the search backwards ended. */
interface FieldReasons {
  'field.home': { place: string };
  'field.section': { section: string };
  'field.pages': { pages: number };
  /** Of the account that told it first. */
  'field.posts': { posts: number };
  'field.no-news': None;
  'field.unknown': None;
  /** No own date or capture bounds the earliest report. */
  'backwards.no-window': None;
  'backwards.nobody-asked': None;
  /** An earlier report appeared in the last window. */
  'backwards.still-earlier': None;
  'backwards.nothing-earlier': { windows: number; from: Instant; to: Instant };
}
