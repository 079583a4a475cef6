import type { Level } from './types';

/** From the lowest to the highest. */
export const LEVELS: Level[] = ['unverified', 'verified', 'certified'];
