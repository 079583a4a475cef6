import { createReason } from '@corroborate/domain';
import type { Claim, ClaimParts, Topic } from '@corroborate/domain';
import { groundOf, saysTheTopic, isGroundedIn, type Ground } from '../tasks/core-claim.policy';
import { groundQuote } from '../grounding/grounding.policy';
import { speaksToMachines } from '../grounding/instructions.policy';
import { legible, type NumberedPassage } from '../grounding/passages.policy';
import type { coreClaimAnswer } from './chat.schema';
import type { ModelSession } from './model.session';
import { coreClaimTask } from './case.tasks';

type Answer = (typeof coreClaimAnswer)['_output'];

/**
 * Lets a model state the main claim in one checkable sentence, or find that there is none. Words not in the topic are
 * rejected and counted; rules then keep their main claim.
 */
export async function withCoreClaim(
  session: ModelSession,
  topic: Topic,
  { claims, shown }: { claims: Claim[]; shown: readonly NumberedPassage[] },
): Promise<Claim[]> {
  const asked = [titleOf(topic), ...shown];
  const answer = await session.ask('first', coreClaimTask(topic, shown));
  if (!answer) return claims;
  const name = session.nameOf('first');
  const put =
    answer.kind === 'no-claim' ? { reasons: [createReason('statement.no-claim', { name })] } : groundedClaim(answer);
  // An accusation needs no quote, because it can only cause a review.
  const grave = answer.accuses === 'somebody' ? [createReason('statement.grave')] : [];
  return claims.map((claim) =>
    claim.core ? laid(claim, { ...put, reasons: [...(put?.reasons ?? []), ...grave] }) : claim,
  );

  function groundedClaim(given: Answer): Put | null {
    const quotes = given.quotes.flatMap(({ passage, quote }) => groundQuote(quote, passage, asked)?.quote ?? []);
    session.tally.droppedQuotes += given.quotes.length - quotes.length;
    const ground = groundOf(topic);
    const statement = legible(given.sentence);
    if (quotes.length > 0 && saysTheTopic(statement, ground))
      return { statement, parts: partsOf(given, ground), reasons: [createReason('statement.put', { name, quotes })] };
    session.tally.droppedQuotes += 1;
    return null;
  }
}

type Put = Pick<Claim, 'statement' | 'parts' | 'reasons'>;

const laid = (core: Claim, put: Put): Claim => ({ ...core, ...put, reasons: [...core.reasons, ...put.reasons] });

/** The title as a passage, so that it can be quoted. */
const titleOf = ({ title }: Topic): NumberedPassage => ({
  id: 'title',
  raw: title,
  start: 0,
  withheld: speaksToMachines(title),
});

function partsOf({ who, what, where, when }: Answer, ground: Ground): ClaimParts {
  const part = (text: string) => (text.trim() !== '' && isGroundedIn(text, ground) ? legible(text) : null);
  return { who: part(who), what: part(what), where: part(where), when: part(when) };
}
