/** A small generator with a printed seed, so that a failing run can be repeated. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
