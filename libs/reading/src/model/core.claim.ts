import { createReason } from '@corroborate/domain';
import type { Claim, ClaimParts, Topic } from '@corroborate/domain';
import { buildGroundingText, isFaithfulToTopic, isGroundedIn, type GroundingText } from '../tasks/core-claim.policy';
import { groundQuote } from '../grounding/grounding.policy';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { toVisibleText, type NumberedPassage } from '../grounding/passages.policy';
import type { coreClaimAnswer } from './chat.schema';
import type { ModelSession } from './model.session';
import { coreClaimTask } from './case.tasks';

type Answer = (typeof coreClaimAnswer)['_output'];

/**
 * Asks a model to state the main claim in one checkable sentence, or to find that no such claim exists. A sentence with
 * words that are not in the topic is rejected and counted, and the main claim extracted by rules is kept.
 */
export async function restateMainClaim(
  session: ModelSession,
  topic: Topic,
  { claims, shown }: { claims: Claim[]; shown: readonly NumberedPassage[] },
): Promise<Claim[]> {
  const asked = [toTitlePassage(topic), ...shown];
  const answer = await session.ask('first', coreClaimTask(topic, shown));
  if (!answer) return claims;
  const name = session.nameOf('first');
  const put =
    answer.kind === 'no-claim' ? { reasons: [createReason('statement.no-claim', { name })] } : groundedClaim(answer);
  // An accusation needs no quote, because its only effect is a review.
  const reasons = answer.accuses === 'somebody' ? [createReason('statement.grave')] : [];
  return claims.map((claim) =>
    claim.core ? applyUpdate(claim, { ...put, reasons: [...(put?.reasons ?? []), ...reasons] }) : claim,
  );

  function groundedClaim(given: Answer): MainClaimUpdate | null {
    const quotes = given.quotes.flatMap(({ passage, quote }) => groundQuote(quote, passage, asked)?.quote ?? []);
    session.tally.droppedQuotes += given.quotes.length - quotes.length;
    const ground = buildGroundingText(topic);
    const statement = toVisibleText(given.sentence);
    if (quotes.length > 0 && isFaithfulToTopic(statement, ground))
      return { statement, parts: partsOf(given, ground), reasons: [createReason('statement.put', { name, quotes })] };
    session.tally.droppedQuotes += 1;
    return null;
  }
}

type MainClaimUpdate = Pick<Claim, 'statement' | 'parts' | 'reasons'>;

const applyUpdate = (core: Claim, put: MainClaimUpdate): Claim => ({
  ...core,
  ...put,
  reasons: [...core.reasons, ...put.reasons],
});

/** The title as a passage, so that it can be quoted. */
const toTitlePassage = ({ title }: Topic): NumberedPassage => ({
  id: 'title',
  raw: title,
  start: 0,
  withheld: isAddressedToAi(title),
});

function partsOf({ who, what, where, when }: Answer, ground: GroundingText): ClaimParts {
  const part = (text: string) => (text.trim() !== '' && isGroundedIn(text, ground) ? toVisibleText(text) : null);
  return { who: part(who), what: part(what), where: part(where), when: part(when) };
}
