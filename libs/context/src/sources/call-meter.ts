import type { CallContext, DoorResponse } from '@corroborate/domain';

/** What the calls made under one context came to. */
export interface CallMeter {
  costUsd: number;
  /** True when every answer came from the cache. */
  fromCache: boolean;
}

const meters = new WeakMap<CallContext, CallMeter>();

/** Sources hand back documents only; what they cost is noted beside the context they were asked under. */
export function meterCall(context: CallContext, response: DoorResponse): void {
  const meter = meters.get(context) ?? { costUsd: 0, fromCache: true };
  meters.set(context, { costUsd: meter.costUsd + response.costUsd, fromCache: meter.fromCache && response.fromCache });
}

export const meterOf = (context: CallContext): CallMeter => meters.get(context) ?? { costUsd: 0, fromCache: false };
