import type { CallContext, SearchReports, SameEventJudge, Topic } from '@corroborate/domain';
import type { ContextLookup, LookupFindings } from '../context.types';
import { earlierQuery, earlierReports, selectEarlierReports } from './earlier-events.policy';

/** Searches for earlier reports of the same kind of event. Does not throw for normal web failures. */
export class EarlierEvents implements ContextLookup {
  constructor(
    private readonly find: SearchReports,
    private readonly judge: SameEventJudge,
  ) {}

  async lookFor(topic: Topic, context: CallContext): Promise<LookupFindings> {
    const query = earlierQuery(topic);
    if (!query || context.signal?.aborted) return { details: [], coverage: [] };
    const { results, coverage } = await this.find(topic, query, context);
    return {
      details: earlierReports(topic, results, this.judge),
      coverage,
      retellings: selectEarlierReports(topic, results, this.judge),
    };
  }
}
