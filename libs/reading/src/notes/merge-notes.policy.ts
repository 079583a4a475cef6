import type { PageNotes } from './page-notes.schema';

/** Merges the notes on the parts of a long page, in reading order. */
export function mergeNotes([first, ...others]: readonly [PageNotes, ...PageNotes[]]): PageNotes {
  return others.reduce(merged, first);
}

const RELATIONS: readonly PageNotes['relation'][] = ['this-event', 'other-event', 'background', 'unrelated'];
const STATUSES: readonly PageNotes['status']['kind'][] = ['retracted', 'corrected', 'current'];
/** By precedence: a page that retracts at its end what it says at its start disputes it. */
const STANCES: readonly PageNotes['stances'][number]['stance'][] = ['disputes', 'supports', 'partly', 'mentions'];

const merged = (a: PageNotes, b: PageNotes): PageNotes => ({
  ...a,
  relation: stronger(RELATIONS, a.relation, b.relation),
  status: STATUSES.indexOf(b.status.kind) < STATUSES.indexOf(a.status.kind) ? b.status : a.status,
  gist: a.gist || b.gist,
  stances: stancesOf([...a.stances, ...b.stances]),
  claims: once([...a.claims, ...b.claims], ({ text }) => text),
  statements: once([...a.statements, ...b.statements], ({ speaker, quote }) => `${speaker}\n${quote}`),
  events: once([...a.events, ...b.events], ({ when, quote }) => `${when}\n${quote}`),
  actors: once([...a.actors, ...b.actors], ({ name }) => name),
  sourcing: {
    own: once([...a.sourcing.own, ...b.sourcing.own], ({ quote }) => quote),
    others: once([...a.sourcing.others, ...b.sourcing.others], ({ source, rests }) => `${source}\n${rests}`),
    unnamed: once([...a.sourcing.unnamed, ...b.sourcing.unnamed], ({ quote }) => quote),
  },
  slant: a.slant ?? b.slant,
  explanations: once([...a.explanations, ...b.explanations], ({ text }) => text),
  leads: once([...a.leads, ...b.leads], ({ what }) => what),
  dropped: a.dropped + b.dropped,
});

const stronger = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(b) < order.indexOf(a) ? b : a);

function stancesOf(stances: PageNotes['stances']): PageNotes['stances'] {
  const byWeight = stances.toSorted((a, b) => STANCES.indexOf(a.stance) - STANCES.indexOf(b.stance));
  return once(byWeight, ({ claimId }) => claimId);
}

/** First item per key. */
const once = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
