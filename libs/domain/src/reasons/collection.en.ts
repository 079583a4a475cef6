import type { Catalog } from './catalog';

/** English text on results from collections; not used by decisions. */
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
  'collection.passed': 'The findings passed validation.',
  'collection.needs-revision':
    'Findings need revision: {contradictions, plural, # contradiction|# contradictions}, {weak, number} weak.',
  'collection.invalid': 'The findings failed validation: none is relevant enough.',
  'collection.revised': 'Searched again {revisions, plural, # time|# times} because the findings needed revision.',
  'collection.gap-no-finding': 'No document answers this question.',
  'collection.gap-unsure': 'Documents answer this question without enough confidence.',
  'collection.continue-research': 'Further queries are worthwhile.',
  'collection.sufficient-coverage': 'The collections cover the questions.',
  'collection.diminishing-returns': 'Further queries are unlikely to find more: the last ones found nothing new.',
} as const satisfies Catalog;
