import type { Result } from '../../api/result';

/** Credible sources deny what the story stands or falls with. */
export const isRefuted = ({ claims }: Pick<Result, 'claims'>): boolean =>
  claims.some(({ core, verdict }) => core && verdict === 'refuted');
