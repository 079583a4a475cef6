import type { Catalog } from './catalog';

const ENDS: Record<string, string> = {
  'all-read': 'all that matches was read',
  confident: 'the critical questions are answered surely enough',
  iterations: 'the most rounds were made',
  'empty-batches': 'three batches in a row brought nothing new',
  'too-many': 'more matches than may be read',
  'out-of-time': 'the time for collections was over',
  'nothing-to-ask': 'nothing matches',
  faults: 'no collection could be asked',
};

/** The English of what collections say; no decision reads it. */
export const COLLECTION_ENGLISH = {
  'collection.total': '{documents, number} documents match.',
  'collection.top': 'Most are of {of}: {documents, number} ({share, number} %).',
  'collection.next': 'Next is {of}: {documents, number}.',
  'collection.span': 'They reach from {from} to {to}.',
  'collection.empty-months':
    '{months, number} months between them have none, first {first}: the collection may have a hole there.',
  'collection.primary': '{collection} is the first-hand record of {matter}.',
  'collection.context-alone': '{collection} is no first-hand record of this: context alone.',
  'collection.ended': ({ end, documents, iterations }: { end: string; documents: number; iterations: number }) =>
    `Ended after ${iterations} rounds and ${documents} documents: ${ENDS[end] ?? end}.`,
} as const satisfies Catalog;
