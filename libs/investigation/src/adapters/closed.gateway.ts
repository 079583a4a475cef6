import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { ParsePool } from '@corroborate/pages';

/** For asking engines about themselves: through it nothing is called. */
const CLOSED_GATEWAY: UpstreamGateway = {
  call: async () => ({ kind: 'blocked', reason: 'this process makes no outgoing calls' }),
};

/** Parts of engines that are asked about themselves alone: there is never an answer to parse. */
export const closedParts = (clock: Clock) => ({ gateway: CLOSED_GATEWAY, clock, pool: new ParsePool(0) });
