import { DAY_MS, createReason, type Instant, type Reason } from '@corroborate/domain';
import { COLLECTION_LIMITS, EVENT_DAYS } from '../collections.thresholds';
import type { CollectedDocument, CollectionFinding, CollectionName } from '../collection.types';
import { formatCollectionName } from '../plan/plan.policy';

export interface DocumentBearing {
  bearing: 'evidence' | 'background';
  /** The matter for which the collection is the primary record; null if none. */
  matter: string | null;
  reasons: Reason[];
}

/** Document properties that determine its relation to a topic. */
export interface FoundDocument {
  document: Pick<CollectedDocument, 'date'>;
  finding: Pick<CollectionFinding, 'confidence'>;
  collection: CollectionName & { primary: string[] };
  /** Subjects of the topic, in the terms used by registers. */
  matters: string[];
  eventDate: Instant | null;
}

/**
 * Relation of a document to the topic. It is evidence only if the operator declared the collection the primary record
 * of the topic's subject and the document is dated near the event; otherwise it is background and never confirms.
 */
export function classifyDocument({
  document,
  finding,
  collection,
  matters,
  eventDate,
}: FoundDocument): DocumentBearing {
  const matter = matters.find((one) => collection.primary.includes(one)) ?? null;
  const name = formatCollectionName(collection);
  if (matter === null)
    return { bearing: 'background', matter, reasons: [createReason('collection.context-alone', { collection: name })] };
  const counts = finding.confidence >= COLLECTION_LIMITS.confident && isTimely(document.date, eventDate);
  return {
    bearing: counts ? 'evidence' : 'background',
    matter,
    reasons: [createReason('collection.primary', { collection: name, matter })],
  };
}

/** Whether the document is dated near the event; false if either date is unknown. */
function isTimely(date: string | null, eventDate: Instant | null): boolean {
  if (date === null || eventDate === null) return false;
  const days = (Date.parse(date) - Date.parse(eventDate.slice(0, 10))) / DAY_MS;
  return days >= -EVENT_DAYS.before && days <= EVENT_DAYS.after;
}
