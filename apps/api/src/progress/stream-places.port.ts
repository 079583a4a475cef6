import type { StreamPlacesRepository } from '@corroborate/db';

/** Open streams of all API processes. */
export type StreamPlacesPort = Pick<StreamPlacesRepository, 'take' | 'renew' | 'free'>;
