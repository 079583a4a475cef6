import type { PrePublicationCheck } from '@corroborate/domain';
import { oneLine } from '@corroborate/text';
import type { CaseData } from '../case.types';
import { claimSentence } from '../report/compose/claim-words';

type ReplyRequest = PrePublicationCheck['replies'][number];

/** Draft of a request for a response, for an editor to review, complete and send. */
export function replyLetter(
  { name, claimId, quotes }: ReplyRequest,
  data: Pick<CaseData, 'claims' | 'sources'>,
): string {
  const claim = data.claims.find(({ id }) => id === claimId);
  return [
    `To ${oneLine(name)}`,
    '',
    'We are preparing a report that includes the following about you:',
    '',
    ...(claim ? [`  ${oneLine(claimSentence(claim))}`, ''] : []),
    ...(quotes.length > 0
      ? ['It is based on these statements:', '', ...quotes.map((one) => formatQuote(one, data)), '']
      : []),
    'Before we publish, we would like your response:',
    '',
    '  1. Is this accurate? If not, what is wrong?',
    '  2. What would you like our readers to know about it?',
    '  3. Is there a document or a person that can support your account?',
    '',
    'Please respond by [date and time]. We will include your response or report that you did not respond.',
    '',
    '[name, newsroom, contact details]',
  ].join('\n');
}

/** Leading list marker of a quoted sentence. */
const LIST_MARKER = /^[-–—•*]\s+/;

function formatQuote(
  { sourceId, quote }: ReplyRequest['quotes'][number],
  { sources }: Pick<CaseData, 'sources'>,
): string {
  const name = sources.find(({ id }) => id === sourceId)?.name ?? '';
  return `  “${oneLine(quote).replace(LIST_MARKER, '')}” (${oneLine(name)})`;
}
