import type { Catalog } from './catalog';

const ENDS: Record<string, string> = {
  'all-read': 'all matching documents were read',
  confident: 'the critical questions were answered with enough confidence',
  iterations: 'the limit on rounds was reached',
  'empty-batches': 'three batches in a row found nothing new',
  'too-many': 'more documents matched than can be read',
  'out-of-time': 'the time limit for collections was reached',
  'nothing-to-ask': 'no documents matched',
  faults: 'no collection could be searched',
};

/** The English of what collections say; no decision reads it. */
export const COLLECTION_ENGLISH = {
  'collection.total': '{documents, number} documents match.',
  'collection.top': 'Largest group: {of}, with {documents, number} ({share, number}%).',
  'collection.next': 'Second-largest group: {of}, with {documents, number}.',
  'collection.span': 'Dates range from {from} to {to}.',
  'collection.empty-months':
    '{months, number} months in this range have no documents, starting with {first}: the collection may be incomplete.',
  'collection.primary': '{collection} is the primary record for {matter}.',
  'collection.context-alone': '{collection} is not a primary record for this matter and gives context only.',
  'collection.ended': ({ end, documents, iterations }: { end: string; documents: number; iterations: number }) =>
    `Ended after ${iterations} rounds and ${documents} documents: ${ENDS[end] ?? end}.`,
} as const satisfies Catalog;
