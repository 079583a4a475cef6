import { InvalidArgumentError } from 'commander';

interface Range {
  least?: number;
  most?: number;
  /** Parts are a number as well. */
  parts?: boolean;
}

/**
 * Reads the number given with an option before the command is begun: what is none would be taken for another, or die
 * deep within.
 */
export function numberIn({ least = 0, most = Number.MAX_SAFE_INTEGER, parts = false }: Range = {}): (
  text: string,
) => number {
  const shape = parts ? /^\d{1,15}(?:\.\d{1,15})?$/ : /^\d{1,15}$/;
  const upTo = most === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${most}`;
  return (text) => {
    const value = shape.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a ${parts ? '' : 'whole '}number, ${least} ${upTo}.`);
  };
}
