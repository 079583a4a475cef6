import type { Result } from '../../api/result';

type Coverage = Pick<Result, 'coverage'>;

/** Engines that answered some of what they were asked, and not all. */
export const partlySilent = <R extends Coverage>({ coverage }: R): R['coverage'] =>
  coverage.filter(({ answered, asked }) => answered > 0 && answered < asked);

/** Engines that were asked, have their key, and never answered. */
const silent = ({ coverage }: Coverage) =>
  coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured === 0);

/** Engines that nobody could ask here. */
export const withoutKey = <R extends Coverage>({ coverage }: R): R['coverage'] =>
  coverage.filter(({ answered, not_configured }) => answered === 0 && not_configured > 0);

/** How many things could not be looked at: each stands in a line of its own under what could not be searched. */
export const lostCount = (result: Pick<Result, 'coverage' | 'missing'>): number =>
  result.missing.length + partlySilent(result).length + silent(result).length;
