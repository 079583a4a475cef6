/** Learnt weights of named traits, `bias` among them; read by `readModel`. */
export type Weights = Readonly<Record<string, number>>;

/** Chance by a logistic model, 0–1. A trait that is not there counts as 0. */
export const chanceOf = (values: Readonly<Record<string, number>>, weights: Weights): number =>
  1 / (1 + Math.exp(-weighted(values, weights)));

export const weighted = (values: Readonly<Record<string, number>>, weights: Weights): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (name === 'bias' ? 1 : (values[name] ?? 0)),
    0,
  );
