import type { PrePublicationCheck } from '@corroborate/domain';

/** One-sentence summary of the findings; the verdict says whether the story can be published. */
export function checkSummary({
  findings,
  risks,
  questions,
}: Pick<PrePublicationCheck, 'findings' | 'risks' | 'questions'>): string {
  const serious = findings.filter(({ gravity, open }) => gravity === 'MAJOR' && open).length;
  const legal = risks.filter(({ level }) => level === 'HIGH').length;
  const critical = questions.filter(({ answer }) => answer === 'critical').length;
  if (serious + legal === 0)
    return critical > 0
      ? `${critical} question${critical === 1 ? ' has' : 's have'} a critical answer; quotes and attributions hold.`
      : 'No serious problems found in quotes, attributions or fairness.';
  const parts = [
    ...(serious > 0 ? [`${serious} serious finding${serious === 1 ? '' : 's'}`] : []),
    ...(legal > 0 ? [`${legal} serious legal risk${legal === 1 ? '' : 's'}`] : []),
  ];
  return `${parts.join(' and ')} to resolve before publication.`;
}

/** Text for each state of a request for a response. */
export const REPLY_TEXT: Record<PrePublicationCheck['replies'][number]['state'], string> = {
  open: 'not asked yet',
  heard: 'a page carries a response',
  'no-answer': 'a page says a response was sought',
  asked: 'asked',
  answered: 'responded',
};

/** Text for each level of a legal risk. */
export const RISK_TEXT: Record<PrePublicationCheck['risks'][number]['level'], string> = {
  HIGH: 'HIGH',
  acceptable: 'acceptable once counsel has answered',
};
