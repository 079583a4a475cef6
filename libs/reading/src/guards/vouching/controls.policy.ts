import { createHmac } from 'node:crypto';
import { findMainClaim, getClaimStatement, type Claim } from '@corroborate/domain';
import { findQuantities } from '@corroborate/text';

/** A statement as sent to a reader. Neither its ID nor its position reveals its purpose. */
export interface Statement {
  id: string;
  text: string;
  /** ID of the claim; null for a control. */
  claimId: string | null;
  /** ID of the claim that this statement negates; absent for other statements. */
  denies?: string;
}

/**
 * The claims mixed with control statements: the negated main claim, and the main claim with a different figure. A
 * reader that supports both the main claim and a control is unreliable.
 */
export function buildStatements(claims: readonly Claim[], secret: Buffer): Statement[] {
  const core = findMainClaim(claims);
  const [denial, ...figures] = core ? buildControls(getClaimStatement(core)) : [];
  const controls = [
    ...(core && denial ? [{ text: denial, claimId: null, denies: core.id }] : []),
    ...figures.map((text) => ({ text, claimId: null })),
  ];
  const all = [...claims.map((claim) => ({ text: getClaimStatement(claim), claimId: claim.id })), ...controls];
  return shuffleStatements(all, secret);
}

/** Shuffles in an order that is stable, so that answers can be cached, but that page authors cannot predict. */
export function shuffleStatements<T extends { text: string }>(
  statements: readonly T[],
  secret: Buffer,
): (T & { id: string })[] {
  const place = ({ text }: T) => createHmac('sha256', secret).update(text).digest('hex');
  return [...statements]
    .sort((a, b) => place(a).localeCompare(place(b)))
    .map((statement, index) => ({ id: `q${index + 1}`, ...statement }));
}

export function buildControls(core: string): string[] {
  const statement = core.trim().replace(/[.!?\s]+$/u, '');
  const other = replaceFigure(statement);
  return [`It is not true that this happened: ${statement}.`, ...(other === null ? [] : [`${other}.`])];
}

/** Replaces the first count with a very different one; otherwise null. */
function replaceFigure(text: string): string | null {
  const found = findQuantities(text).find(({ quote }) => /^\d{1,6}\b/.test(quote) && !/^(?:19|20)\d\d\b/.test(quote));
  const figure = found && /^\d+/.exec(found.quote)?.[0];
  if (!found || !figure) return null;
  const at = text.indexOf(found.quote);
  return at < 0 ? null : `${text.slice(0, at)}${Number(figure) * 7 + 40}${text.slice(at + figure.length)}`;
}
