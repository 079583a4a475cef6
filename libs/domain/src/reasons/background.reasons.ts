/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** What stands behind a topic: each code with what it is told with. */
export interface BackgroundReasons extends FitReasons, DetailReasons, EarlierReasons, RelatedReasons {}

/** Whether a document of a reference work is about the very one; `title` is the document's. */
interface FitReasons {
  'fit.ambiguous': { title: string };
  'fit.empty': { title: string };
  'fit.not-named': { title: string; name: string };
  /** It is a film, a book or another work. */
  'fit.work': { title: string; work: string };
  'fit.event': { title: string };
  'fit.died': { year: number };
  'fit.no-place': { title: string };
  'fit.several': { name: string };
  'fit.only-one': { name: string };
  'fit.lies-in': { region: string };
  'fit.lies-elsewhere': { found: string[]; wanted: string };
  'fit.region-unsaid': { region: string };
  'fit.is-place': { title: string };
  'fit.full-name': { name: string };
  'fit.untied': { title: string };
  'fit.nothing-to-quote': { title: string; name: string };
}

/** What a sentence of background is. */
interface DetailReasons {
  'background.who': { name: string };
  'background.on': { name: string };
  /** The same kind of event, at the time that the words tell. */
  'background.precedent': { words: string };
  'background.said-before': { name: string };
  'background.on-record': { name: string };
}

/** Reports of what happened before. */
interface EarlierReasons {
  'earlier.reported': Nothing;
  /** Whom and what it has in common with the topic. */
  'earlier.tells-of': { name: string; words: string };
  /** It describes the same event but is dated long before it. */
  'earlier.possible-republication': Nothing;
}

/** What other topics of the own database have in common with one. */
interface RelatedReasons {
  'related.same-page': Nothing;
  'related.kind': { here: string; there: string };
  'related.place': { place: string };
  'related.actor': { name: string };
  /** So many days, with fractions, from this topic. */
  'related.before': { days: number };
  'related.after': { days: number };
}
