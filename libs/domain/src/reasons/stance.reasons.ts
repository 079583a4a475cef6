import type { Stance } from '../vocabulary';

type None = Record<string, never>;

/** How a sentence speaks of it that does not assert it, or too far from name, place and time. */
export type SpokenAs = 'asserts' | 'denies' | 'hedges' | 'plans' | 'relays' | 'asks' | 'recalls';

/** What a page is, by a reader's notes, that cannot support a claim whatever it asserts. */
export type PageKind = 'retracted' | 'satire' | 'promotion' | 'opinion' | 'other-event' | 'unrelated';

/** Why a page was read as it was: each code with what it is told with. Shares are 0–1, days whole days. */
export interface StanceReasons {
  // What kind of page it is.
  /** It could not be read, and says nothing. */
  'page.unreadable': { verdict: string; detail: string };
  'page.not-read': None;
  /** It was not judged: too slow to be read by rules, or left out; in `detail` what the fault says. */
  'page.unjudged': { detail: string };
  /** A person set the stance. */
  'page.corrected': { by: string };
  'page.satire': None;
  /** Its own outlet took the report back, in the words of `notice`. */
  'page.taken-back': { notice: string };
  /** Handed out or paid for, as `words` show. */
  'page.paid': { words: string };
  'page.listing': None;
  'page.opinion-markup': None;
  'page.opinion-section': { section: string };
  'page.opinion-address': None;
  'page.opinion-headline': None;
  'page.columnist': None;

  // Whether it is about the very event.
  'event.future-date': None;
  /** It numbers a like-named thing otherwise: "Flight 611" for "Flight 240". */
  'event.other-number': { name: string; found: string[]; own: string };
  /** Undated; a search engine's date lies so many days from the event. */
  'event.engine-date': { days: number };
  /** Undated, but names the day of the event, and so many particulars agree. */
  'event.day-agrees': { details: number };
  'event.undated-agrees': { details: number };
  'event.undated': None;
  'event.too-early': { days: number };
  /** It dates what it tells to another day, as it writes it. */
  'event.other-date': { quote: string };
  'event.too-late': { days: number };
  'event.same-day': None;
  'event.days-after': { days: number };
  'event.names': { names: string[] };
  'event.names-missing': { names: string[] };
  'event.town-missing': { town: string };
  'event.placed-here': { town: string; region: string };
  /** Its like-named town lies elsewhere. */
  'event.placed-elsewhere': { town: string; regions: string[]; wanted: string };
  'event.unplaced': { town: string };

  // What kind of topic it is.
  'topic.reported': None;
  'topic.earlier-year': { year: number };
  'topic.span-of-time': None;
  'topic.speaker-only': None;
  'topic.state-of-things': None;
  'topic.past-sentence': None;
  'topic.headline': None;

  // What it says of the event.
  /** A fact check of `claim`, with its `rating` as published. */
  'stance.fact-check': { claim: string; rating: string };
  'stance.another-subject': None;
  /** It shares words with the topic and tells of another event. */
  'stance.not-this-event': None;
  'stance.silent': None;
  'stance.few-words': None;
  'stance.nothing-to-quote': None;
  'stance.no-quote': None;
  'stance.asserts': { place: 'headline' | 'lead' | 'body' };
  'stance.headline-only': None;
  'stance.asserts-and-denies': None;
  /** No passage carries the statement: best share of its words in one place, and on the page. */
  'stance.not-carried': { passage: number; page: number };
  /** Too small a share of the topic's words: no rule finds words for what happened, and none anything against it. */
  'stance.too-few-words': { share: number };
  'stance.few-things': { found: number; asserted: number };
  /** No sentence says that it happened, and none anything against it. */
  'stance.no-sentence': None;
  /** No passage carries the whole statement, and nothing is against it. */
  'stance.no-passage': None;
  /** It does not assert it, as the words of `cue` show. */
  'stance.spoken-as': { says: SpokenAs; cue: string };
  'stance.whole-passage': None;
  'stance.not-plain': { cue: string };
  'stance.denies': { cue: string };
  /** The one it is about denies it on a site of its own: that goes before a person, whatever the site's standing. */
  'stance.own-word': None;
  'stance.maybe-the-denial': None;
  'stance.same-denial': None;
  'stance.happened': None;
  'stance.neither': None;
  /** What ties a page to the event, where its words for it are others. */
  'stance.anchors': { names: string[]; figures: number; words: number };
  'stance.same-story': { share: number; rare: number };
  /** A document of labels and values gives it in a line of its own. */
  'stance.in-a-line': None;
  'stance.foreign-support': { names: number; figures: number; things: number };
  'stance.foreign-denial': { cue: string };
  /** A sentence says a claim about earlier facts itself, whenever it was written. */
  'stance.bears-out': { figures: boolean };
  'stance.claim-itself': None;
  /** It tells it in words that no rule knows, so likely by its traits. */
  'stance.other-words': { chance: number };

  // Why a page that would support it had better not.
  /** No battery proves that rules read this language (BCP 47; null: undetermined): a language model is needed. */
  'caution.language-not-read': { language: string | null };
  /** `rating` as published; null where a fact check gives none that can be found. */
  'caution.not-rated-true': { rating: string | null };
  'caution.headline-no': None;
  'caution.doubt': { word: string };
  'caution.corrected': { notice: string };
  'caution.unreal': { words: string };
  'caution.quoted-word': { word: string };
  'caution.remembered': { words: string };
  'caution.came-to-nothing': { word: string };
  'caution.unfulfilled': { words: string };
  'caution.not-named': { who: string };
  'caution.of-another': { who: string; words: string[] };
  'caution.partys-word': None;
  'caution.never-says': { quote: string };
  'caution.estimate': { quote: string };
  'caution.other-figure': { told: string; own: string };

  // What it says of one detail.
  'detail.not-about': None;
  'detail.silent': None;
  'detail.only-mentioned': None;
  'detail.called-wrong': None;
  'detail.passed-on': None;
  'detail.repeated': None;
  'detail.same-figure': { figure: string };
  'detail.other-figure': { figure: string; own: string };
  'detail.touched': None;
  'detail.said': None;

  // What language models read in it.
  /** Its quote is not in the captured text. */
  'model.no-quote': None;
  'model.denial': { name: string };
  'model.reads-denial': { name: string };
  'model.other-value': { name: string; value: string };
  'model.confirms': { names: string[] };
  /** Beside one that vouches or confirms. */
  'model.unqualified': None;
  'model.no-support': { name: string; stance: Stance };
  /** It supports the claim, and by the reader's own notes is a page that cannot. */
  'model.page-kind': { name: string; kind: PageKind };
  'model.lead': { names: string[] };
  /** A reader found support that rules did not, its quote stands in the text, and nothing on the page bars it. */
  'model.vouches': { names: string[] };
  /** What the page is or states itself, whatever a reader makes of it: the code of that reason. */
  'model.barred': { name: string; bar: string };
  /** Asked whether the page itself vouches for it, the reader said otherwise, with the words that show it. */
  'model.not-vouched': { name: string; answer: string; words: string };
  /** It supported the statement and what excludes it: it has not read. */
  'model.contradicts-itself': { name: string };
  /** A checker does not see the core borne out by the passages that a reader quotes from. */
  'model.not-borne-out': { name: string; probability: number };
  /** A checker sees something borne out that excludes the core. */
  'model.bears-out-both': { name: string; probability: number };
  /** The checker that had to confirm it did not answer. */
  'model.unchecked': { name: string };
}
