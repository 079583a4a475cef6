import type { PageNotes } from './page-notes.schema';

/** Merges notes on the parts of a long page in reading order. */
export function mergeNotes([first, ...others]: readonly [PageNotes, ...PageNotes[]]): PageNotes {
  return others.reduce(mergePair, first);
}

const RELATIONS: readonly PageNotes['relation'][] = ['this-event', 'other-event', 'background', 'unrelated'];
const STATUSES: readonly PageNotes['status']['kind'][] = ['retracted', 'corrected', 'current'];
/** In order of precedence: a page that retracts its story at the end disputes it. */
const STANCES: readonly PageNotes['stances'][number]['stance'][] = ['disputes', 'supports', 'partly', 'mentions'];

const mergePair = (a: PageNotes, b: PageNotes): PageNotes => ({
  ...a,
  relation: pickStronger(RELATIONS, a.relation, b.relation),
  status: STATUSES.indexOf(b.status.kind) < STATUSES.indexOf(a.status.kind) ? b.status : a.status,
  gist: a.gist || b.gist,
  stances: stancesOf([...a.stances, ...b.stances]),
  claims: uniqueBy([...a.claims, ...b.claims], ({ text }) => text),
  statements: uniqueBy([...a.statements, ...b.statements], ({ speaker, quote }) => `${speaker}\n${quote}`),
  events: uniqueBy([...a.events, ...b.events], ({ when, quote }) => `${when}\n${quote}`),
  actors: uniqueBy([...a.actors, ...b.actors], ({ name }) => name),
  sourcing: {
    own: uniqueBy([...a.sourcing.own, ...b.sourcing.own], ({ quote }) => quote),
    others: uniqueBy([...a.sourcing.others, ...b.sourcing.others], ({ source, rests }) => `${source}\n${rests}`),
    unnamed: uniqueBy([...a.sourcing.unnamed, ...b.sourcing.unnamed], ({ quote }) => quote),
  },
  slant: a.slant ?? b.slant,
  explanations: uniqueBy([...a.explanations, ...b.explanations], ({ text }) => text),
  leads: uniqueBy([...a.leads, ...b.leads], ({ what }) => what),
  dropped: a.dropped + b.dropped,
});

const pickStronger = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(b) < order.indexOf(a) ? b : a);

function stancesOf(stances: PageNotes['stances']): PageNotes['stances'] {
  const byWeight = stances.toSorted((a, b) => STANCES.indexOf(a.stance) - STANCES.indexOf(b.stance));
  return uniqueBy(byWeight, ({ claimId }) => claimId);
}

/** First item per key. */
const uniqueBy = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
