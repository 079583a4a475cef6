import {
  failed,
  meterOf,
  type CallContext,
  type Clock,
  type CoverageEntry,
  type Mode,
  type Outcome,
  type Topic,
  wordsOf,
} from '@corroborate/domain';
import type { ContextLane, LaneFindings } from '../context.types';
import { coverageTimeline, volumeQuery } from './coverage-waves.policy';
import type { DayVolume, VolumeSource } from './timeline.types';

/**
 * How much was reported before and after the event. One call, and none in quick mode: its server is asked by the search
 * as well.
 */
export class VolumeLane implements ContextLane {
  constructor(
    private readonly source: VolumeSource,
    private readonly clock: Clock,
  ) {}

  async lookFor(topic: Topic, shared: CallContext, mode: Mode): Promise<LaneFindings> {
    const query = mode === 'quick' ? null : volumeQuery(topic, this.clock.now());
    if (query === null || shared.signal?.aborted) return { details: [], coverage: [] };
    const context = { ...shared };
    const outcome = await this.source
      .volumes(query, context)
      .catch((fault: unknown): Outcome<DayVolume[]> => failed(wordsOf(fault).slice(0, 200), 'internal'));
    const days = outcome.kind === 'found' ? outcome.value : [];
    const entry: CoverageEntry = {
      provider: this.source.manifest.name,
      query: query.terms.join(' '),
      strategy: 'volume-timeline',
      outcome: outcome.kind,
      reason: outcome.kind === 'found' ? null : outcome.reason,
      hits: days.length,
      ...meterOf(context),
    };
    return {
      details: [],
      coverage: [entry],
      ...(outcome.kind === 'found' ? { volume: coverageTimeline(topic, query, days, this.source.manifest.name) } : {}),
    };
  }
}
