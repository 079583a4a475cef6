import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { ParsePool } from '@corroborate/pages';

/** A gateway that makes no calls; used only to read engine metadata. */
const OFFLINE_GATEWAY: UpstreamGateway = {
  call: async () => ({ kind: 'blocked', reason: 'this process makes no outgoing calls' }),
};

/** Constructor arguments for engines that are used only for their metadata, so no response is ever parsed. */
export const createOfflineEngineDeps = (clock: Clock) => ({ gateway: OFFLINE_GATEWAY, clock, pool: new ParsePool(0) });
