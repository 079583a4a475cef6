import type { Catalog } from './catalog';

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
  'collection.ended':
    'Ended after {iterations, number} rounds and {documents, number} documents: {end, collectionEnd}.',
} as const satisfies Catalog;
