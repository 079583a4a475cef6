import type { CollectionReasons } from './collection.reasons';
import type { Sentences } from './reason';

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
export const COLLECTION_ENGLISH: Sentences<CollectionReasons> = {
  'collection.total': ({ documents }) => `${documents} documents match.`,
  'collection.top': ({ of, documents, share }) => `Most are of ${of}: ${documents} (${share} %).`,
  'collection.next': ({ of, documents }) => `Next is ${of}: ${documents}.`,
  'collection.span': ({ from, to }) => `They reach from ${from} to ${to}.`,
  'collection.empty-months': ({ months, first }) =>
    `${months} months between them have none, first ${first}: the collection may have a hole there.`,
  'collection.primary': ({ collection, matter }) => `${collection} is the first-hand record of ${matter}.`,
  'collection.context-alone': ({ collection }) => `${collection} is no first-hand record of this: context alone.`,
  'collection.ended': ({ end, documents, iterations }) =>
    `Ended after ${iterations} rounds and ${documents} documents: ${ENDS[end] ?? end}.`,
};
