/** Learnt by tools/train-telling/train.mjs from topics of invented newsrooms; what the names mean stands in outlook.policy.ts. */
import type { Weights } from './weights';

export const OUTLOOK_WEIGHTS: Weights = {
  voices: 0.2336,
  two: 0.5836,
  disputing: -0.9417,
  mean: 0.0525,
  top: 0.067,
  most: 0.0467,
  least: 0.0409,
  share: 1.008,
  supporting: 0.3208,
  against: -0.8111,
  bias: -0.5778,
};
