declare const scale: unique symbol;

/** Confidence on the product's only scale, 0–100. The type prevents confusion with shares between 0 and 1. */
export type Points = number & { readonly [scale]: 'of 100' };

/** Clamps to 0–100. */
export const points = (value: number): Points => Math.max(0, Math.min(100, value)) as Points;
