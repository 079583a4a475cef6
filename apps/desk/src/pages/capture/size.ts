import { number } from '../../ui/format';

/** Bytes as a person reads them. */
export const size = (bytes: number): string =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number(Math.round(bytes / 100_000) / 10)} MB`;
