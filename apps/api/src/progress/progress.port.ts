import type { InvestigationEvent } from '@corroborate/db';
import type { EventSource } from './progress.hub';

/** Port to stored progress events. */
export interface ProgressPort extends EventSource {
  since(investigationId: number, afterId: number, limit?: number): Promise<InvestigationEvent[]>;
}
