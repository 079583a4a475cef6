/**
 * Learnt by tools/train-telling/train.mjs from topics of invented newsrooms; what the names mean stands in
 * outlook.policy.ts.
 */
import type { Weights } from '@corroborate/stance';

export const OUTLOOK_WEIGHTS: Weights = {
  voices: 0.2396,
  two: 0.5437,
  disputing: -0.9509,
  mean: 0.0544,
  top: 0.071,
  most: 0.0488,
  least: 0.0435,
  share: 0.9825,
  supporting: 0.32,
  against: -0.539,
  bias: -0.581,
};
