declare const scale: unique symbol;

/**
 * How sure, on the one scale the product has for it: 0–100. A share between 0 and 1 is none, and the compiler says so.
 */
export type Points = number & { readonly [scale]: 'of 100' };

/** Clamps to 0–100. */
export const points = (value: number): Points => Math.max(0, Math.min(100, value)) as Points;
