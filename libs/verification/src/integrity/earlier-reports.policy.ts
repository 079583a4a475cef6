import { hasReason, isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import { findConceptMentions } from '@corroborate/text';
import type { PrePublicationCase, PrePublicationCheckInput, EventPage } from './pre-publication.types';

/** A page dated at least this many days before the event is about an earlier event, not just imprecisely dated. */
const MIN_DAYS_BEFORE = 60;

/**
 * Credible pages published long before the event about the same kind of event with the same names, which suggest an old
 * story.
 */
export function findEarlierReports({ sources, captures, topic }: PrePublicationCheckInput): EventPage[] {
  const kinds = new Set(findConceptMentions(topic.title).map(({ id }) => id));
  return sources.flatMap((source) => {
    const capture = captures.get(source.id);
    if (!capture || !isLongBeforeEvent(source)) return [];
    const mentions = findConceptMentions(`${capture.title}\n${source.stance.passage?.quote ?? ''}`);
    return mentions.some(({ id }) => kinds.has(id)) ? [{ source, capture }] : [];
  });
}

const isLongBeforeEvent = ({ stance: { reasons }, ...source }: SourceView): boolean =>
  source.readable &&
  isCredibleElsewhere(source) &&
  hasReason(reasons, 'stance.not-this-event') &&
  hasReason(reasons, 'event.names') &&
  reasons.some((one) => one.code === 'event.too-early' && one.params.days >= MIN_DAYS_BEFORE);

/** Sorts pages that represent their group first: the original if known, never a page that relies on it. */
export function sortRepresentativesFirst(
  { clusters }: Pick<PrePublicationCase, 'clusters'>,
  pages: readonly EventPage[],
): EventPage[] {
  const representativeIds = new Set(clusters.map(({ representativeId }) => representativeId));
  return [...pages].sort(
    (a, b) => Number(representativeIds.has(b.source.id)) - Number(representativeIds.has(a.source.id)),
  );
}
