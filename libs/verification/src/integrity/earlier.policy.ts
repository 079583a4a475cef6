import { hasReason, isCredibleElsewhere, type SourceView } from '@corroborate/domain';
import { conceptMentions } from '@corroborate/text';
import type { LookCase, LookInput, TellingPage } from './look.types';

/** Pages of so many days before are of another time, not of a slip in a date. */
const LONG_BEFORE = 60;

/** Credible pages of long before that tell of the same kind of event with the same names: is the story an old one? */
export function findEarlierReports({ sources, captures, topic }: LookInput): TellingPage[] {
  const kinds = new Set(conceptMentions(topic.title).map(({ id }) => id));
  return sources.flatMap((source) => {
    const capture = captures.get(source.id);
    if (!capture || !isOfLongBefore(source)) return [];
    const mentions = conceptMentions(`${capture.title}\n${source.stance.passage?.quote ?? ''}`);
    return mentions.some(({ id }) => kinds.has(id)) ? [{ source, capture }] : [];
  });
}

const isOfLongBefore = ({ stance: { reasons }, ...source }: SourceView): boolean =>
  source.readable &&
  isCredibleElsewhere(source) &&
  hasReason(reasons, 'stance.not-this-event') &&
  hasReason(reasons, 'event.names') &&
  reasons.some((one) => one.code === 'event.too-early' && one.params.days >= LONG_BEFORE);

/** Puts the page that represents its cluster first: the original if known, never a page that relies on it. */
export function headsFirst({ clusters }: Pick<LookCase, 'clusters'>, pages: readonly TellingPage[]): TellingPage[] {
  const heads = new Set(clusters.map(({ representativeId }) => representativeId));
  return [...pages].sort((a, b) => Number(heads.has(b.source.id)) - Number(heads.has(a.source.id)));
}
