import { InvalidArgumentError } from 'commander';

interface Range {
  least?: number;
  most?: number;
  /** Whether decimals are allowed. */
  parts?: boolean;
}

/** Parses a numeric option before the command starts, so that invalid input fails early. */
export function createNumberParser({ least = 0, most = Number.MAX_SAFE_INTEGER, parts = false }: Range = {}): (
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
