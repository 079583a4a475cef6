import { InvalidArgumentError } from 'commander';
import type { Half } from './half.policy';

export function parseHalf(text: string): Half {
  if (text === 'fit' || text === 'choose') return text;
  throw new InvalidArgumentError('It is either fit or choose.');
}
