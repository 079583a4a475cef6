import type { Claim } from './evidence.types';
import { hasReason } from './reasons';

/** What a claim says in one sentence, for whoever reads texts: people and language models. Rules judge by `text`. */
export const sentenceOfClaim = ({ text, statement }: Pick<Claim, 'text' | 'statement'>): string => statement ?? text;

/** Nothing in the topic can be true or false, so that no page can bear it out. */
export const claimsNothing = (claims: readonly Pick<Claim, 'core' | 'reasons'>[]): boolean =>
  claims.some(({ core, reasons }) => core && hasReason(reasons, 'statement.no-claim'));
