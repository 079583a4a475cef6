/** What no input from outside may cause: processor time of the main thread in one stretch, and growth of memory. */
export const LIMITS = { heldMs: 250, grownMb: 256 };
