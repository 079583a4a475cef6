import type { LastLook } from '@corroborate/domain';
import { oneLine } from '@corroborate/text';
import type { CaseData } from '../case.types';
import { claimSentence } from '../report/compose/claim-words';

type Request = LastLook['replies'][number];

/** A letter that asks for a reply, drafted from the case for an editor to look over, complete and send. */
export function replyLetter({ name, claimId, quotes }: Request, data: Pick<CaseData, 'claims' | 'sources'>): string {
  const claim = data.claims.find(({ id }) => id === claimId);
  return [
    `To ${oneLine(name)}`,
    '',
    'We are about to publish a report in which the following is said of you:',
    '',
    ...(claim ? [`  ${oneLine(claimSentence(claim))}`, ''] : []),
    ...(quotes.length > 0 ? ['It rests on these words:', '', ...quotes.map((one) => quoted(one, data)), ''] : []),
    'We ask you:',
    '',
    '  1. Is it true? If any of it is not, what is wrong?',
    '  2. What do you want our readers to know about it?',
    '  3. Is there a document or a person that bears out what you say?',
    '',
    'Please answer by [day and hour]. We will carry your answer, or say that you gave none.',
    '',
    '[name, newsroom, how to reach us]',
  ].join('\n');
}

/** The dash of a list that the sentence stands in. */
const LISTED = /^[-–—•*]\s+/;

function quoted({ sourceId, quote }: Request['quotes'][number], { sources }: Pick<CaseData, 'sources'>): string {
  const name = sources.find(({ id }) => id === sourceId)?.name ?? '';
  return `  “${oneLine(quote).replace(LISTED, '')}” (${oneLine(name)})`;
}
