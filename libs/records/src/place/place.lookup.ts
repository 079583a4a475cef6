import { type CallContext, type CoverageEntry, toReasonTexts, type Topic, formatError } from '@corroborate/domain';
import type { ContextLookup, LookupFindings } from '../context.types';
import type { PlaceFinder } from './place.finder';
import type { PlaceFindings } from './place.types';

const COVERAGE_DEFAULTS = { provider: 'geonames', strategy: 'gazetteer', costUsd: 0, fromCache: false } as const;

/** The place of the topic. Adds no counted detail, because its data is computed. */
export class PlaceLookup implements ContextLookup {
  constructor(private readonly finder: PlaceFinder) {}

  async lookFor(topic: Topic, _context: CallContext): Promise<LookupFindings> {
    try {
      const place = this.finder.find(topic);
      return { details: [], coverage: place ? [entryOf(place)] : [], place };
    } catch (error) {
      const reason = formatError(error).slice(0, 200);
      return {
        details: [],
        coverage: [
          {
            ...COVERAGE_DEFAULTS,
            query: topic.location ?? topic.title.slice(0, 120),
            outcome: 'failed',
            reason,
            hits: 0,
          },
        ],
        place: null,
      };
    }
  }
}

/** A town that is not listed is a valid result, not a failure. */
function entryOf(place: PlaceFindings): CoverageEntry {
  const known =
    place.town !== null ||
    place.district !== null ||
    (place.unlisted === null && place.level !== 'ambiguous' && place.level !== 'unlisted');
  return {
    ...COVERAGE_DEFAULTS,
    query: place.said,
    outcome: known ? 'found' : 'nothing-found',
    reason: known ? null : toReasonTexts(place.reasons).join(' '),
    hits: known ? 1 : 0,
  };
}
