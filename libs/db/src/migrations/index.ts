import { Baseline1795900000000 } from './1795900000000-baseline.migration';

/** In order; never change a released one. */
export const MIGRATIONS = [Baseline1795900000000];
