/** What the figures of collections say, and why asking them ended: each code with what it is told with. */
export interface CollectionReasons {
  'collection.total': { documents: number };
  /** Values by which documents were grouped; text of the collection. */
  'collection.top': { of: string; documents: number; share: number };
  'collection.next': { of: string; documents: number };
  'collection.span': { from: string; to: string };
  /** Between months with documents. */
  'collection.empty-months': { months: number; first: string };
  /** Marked as first-hand by the operator, for this kind of matter. */
  'collection.primary': { collection: string; matter: string };
  'collection.context-alone': { collection: string };
  'collection.ended': { end: string; documents: number; iterations: number };
}
