import type { CallContext, Clock, Mode, Topic } from '@corroborate/domain';
import { runQuery, toCoverageEntry } from '@corroborate/providers';
import type { ContextLookup, LookupFindings } from '../context.types';
import { buildCoverageTimeline, volumeQuery } from './coverage-waves.policy';
import type { VolumeSource } from './timeline.types';

/**
 * Number of reports before and after the event. One call; skipped in quick mode because search uses
 * the same server.
 */
export class VolumeLookup implements ContextLookup {
  constructor(
    private readonly source: VolumeSource,
    private readonly clock: Clock,
  ) {}

  async lookFor(topic: Topic, context: CallContext, mode: Mode): Promise<LookupFindings> {
    const query = mode === 'quick' ? null : volumeQuery(topic, this.clock.now());
    if (query === null || context.signal?.aborted) return { details: [], coverage: [] };
    const asked = await runQuery(context, (own) => this.source.volumes(query, own), { broke: '' });
    const { outcome } = asked;
    const days = outcome.kind === 'found' ? outcome.value : [];
    const question = {
      provider: this.source.manifest.name,
      query: query.terms.join(' '),
      strategy: 'volume-timeline',
    };
    return {
      details: [],
      coverage: [toCoverageEntry(question, asked, days.length)],
      ...(outcome.kind === 'found'
        ? { volume: buildCoverageTimeline(topic, query, days, this.source.manifest.name) }
        : {}),
    };
  }
}
