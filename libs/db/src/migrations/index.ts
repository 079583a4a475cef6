import { Initial1764000000000 } from './1764000000000-initial.migration';

/** In the order in which they are run; never change one that was released. */
export const MIGRATIONS = [Initial1764000000000];
