import { DAY_MS, because, type Instant, type Reason } from '@corroborate/domain';
import { COLLECTIONS, EVENT_DAYS } from '../collections.thresholds';
import type { CollectedDocument, CollectionFinding, CollectionName } from '../collection.types';
import { nameOf } from '../plan/plan.policy';

export interface DocumentBearing {
  bearing: 'evidence' | 'background';
  /** The matter of which the collection is the first-hand record; null where it is of none. */
  matter: string | null;
  reasons: Reason[];
}

/** What a document is told by, to know what it is to a topic. */
export interface FoundDocument {
  document: Pick<CollectedDocument, 'date'>;
  finding: Pick<CollectionFinding, 'confidence'>;
  collection: CollectionName & { primary: string[] };
  /** What the topic is about, as registers call it. */
  matters: string[];
  eventDate: Instant | null;
}

/**
 * Evidence only where the operator made the collection the first-hand record of what the topic is about, and the
 * document is of the days of the event. Everything else explains, and never confirms.
 */
export function bearingOfDocument({
  document,
  finding,
  collection,
  matters,
  eventDate,
}: FoundDocument): DocumentBearing {
  const matter = matters.find((one) => collection.primary.includes(one)) ?? null;
  const name = nameOf(collection);
  if (matter === null)
    return { bearing: 'background', matter, reasons: [because('collection.context-alone', { collection: name })] };
  const counts = finding.confidence >= COLLECTIONS.confident && isTimely(document.date, eventDate);
  return {
    bearing: counts ? 'evidence' : 'background',
    matter,
    reasons: [because('collection.primary', { collection: name, matter })],
  };
}

/** Where the day of the event is not known, no day of a document is shown to be of it. */
function isTimely(date: string | null, eventDate: Instant | null): boolean {
  if (date === null || eventDate === null) return false;
  const days = (Date.parse(date) - Date.parse(eventDate.slice(0, 10))) / DAY_MS;
  return days >= -EVENT_DAYS.before && days <= EVENT_DAYS.after;
}
