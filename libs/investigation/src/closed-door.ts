import type { Door } from '@corroborate/domain';

/** For asking engines about themselves: through it nothing is called. */
export const CLOSED_DOOR: Door = { call: async () => ({ kind: 'blocked', reason: 'no calls are made from the desk' }) };
