import type { CallContext, DoorResponse } from './door.port';

/** What the calls made under one context came to. */
export interface CallMeter {
  costUsd: number;
  /** True when every answer came from the cache. */
  fromCache: boolean;
  calls: number;
}

const meters = new WeakMap<CallContext, CallMeter>();

/**
 * Adapters hand back hits, posts or documents only; what they cost is noted beside the context they were asked under.
 */
export function meterCall(context: CallContext, response: DoorResponse): void {
  const meter = meters.get(context) ?? { costUsd: 0, fromCache: true, calls: 0 };
  meters.set(context, {
    costUsd: meter.costUsd + response.costUsd,
    fromCache: meter.fromCache && response.fromCache,
    calls: meter.calls + 1,
  });
}

export const meterOf = (context: CallContext): CallMeter =>
  meters.get(context) ?? { costUsd: 0, fromCache: false, calls: 0 };
