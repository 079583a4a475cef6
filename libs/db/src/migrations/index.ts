import { Baseline1795900000000 } from './1795900000000-baseline.migration';

/** In the order in which they are run; never change one that was released. */
export const MIGRATIONS = [Baseline1795900000000];
