import type { CodeLine } from './code-line';

/** Nothing to tell beside the code. */
type None = Record<string, never>;

/** Why a result stands where it does, and why two accounts are taken for one event or two. */
export interface SearchReasons extends RankReasons, TextReasons, SameEventReasons {}

/** What an engine's hit is worth before it is read. */
interface RankReasons {
  /** The engines that have it, each as a reason that it holds, with its best place in their lists. */
  'rank.found-by': { engines: CodeLine[] };
  /** One of them. */
  'rank.engine': { engine: string; place: number };
  /** What the score is made of, each of 100. */
  'rank.parts': { relevance: number; agreement: number; time: number; standing: number };
  /** Words of the topic in title, excerpt and address, the telling ones first. */
  'rank.words': { words: string[] };
  'rank.no-word': None;
  /** The topic names somebody, and none of them is named. */
  'rank.no-party': None;
  'rank.undated': None;
  /** So many days old by the engine's date; the topic has no day of its own. */
  'rank.age': { days: number };
  /** So many days from the event by the engine's date. */
  /** `of`: the day of the event, or, where nobody says it, that on which the topic was found. */
  'rank.dated': { days: number; side: 'before' | 'after'; of: 'event' | 'discovery' };
  /** Who stands behind its address, by tier: 1 to 4 in this order. */
  'rank.primary-outlet': { name: string };
  'rank.established-outlet': { name: string };
  'rank.ordinary-outlet': { name: string };
  'rank.unreliable-outlet': { name: string };
  'rank.outlet-unasked': None;
  'rank.topics-own': None;
  'rank.encyclopedia': None;
  /** An aggregator's link that leads to no address of the page's own. */
  'rank.unresolved': None;
}

/** How much of the topic the text of a page speaks of, once it has been read. */
interface TextReasons {
  'text.words': { words: string[] };
  'text.no-word': None;
  'text.no-party': None;
}

/** What two accounts have in common, and what tells them apart. */
interface SameEventReasons {
  'same.nothing-to-compare': None;
  'same.names': { names: string[] };
  'same.no-name': None;
  'same.kind': { kinds: string[] };
  'same.other-kind': { one: string[]; other: string[] };
  'same.days-apart': { days: number };
  /** Too many days for one event. */
  'same.too-far-apart': { days: number };
  'same.place': { place: string };
  'same.other-place': { one: string; other: string };
  /** Each has a place of its own, in regions of which none holds another. */
  'same.other-region': { one: string[]; other: string[] };
  /** They name such regions, and not both name a place. */
  'same.regions-named': { one: string[]; other: string[] };
  'same.words': { words: number };
  /** Figures as each writes them, of the same thing. */
  'same.figures-fit': { one: string; other: string; of: string };
  'same.figures-differ': { one: string; other: string; of: string };
}
