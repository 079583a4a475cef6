import type { UpstreamGateway } from '@corroborate/domain';

/** For asking engines about themselves: through it nothing is called. */
export const CLOSED_GATEWAY: UpstreamGateway = {
  call: async () => ({ kind: 'blocked', reason: 'no calls are made from the desk' }),
};
