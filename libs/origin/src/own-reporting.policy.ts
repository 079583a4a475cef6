import { fold } from '@corroborate/domain';

/** Marks of a reporter's own work. */
export function ownReportingSigns(text: string, outlet: string): string[] {
  const signs: string[] = [];
  if (fold(text).includes(`told ${fold(outlet).startsWith('the ') ? '' : 'the '}${fold(outlet)}`) || fold(text).includes(`told ${fold(outlet)}`)) signs.push(`People spoke to ${outlet} itself.`);
  if (/\b(?:a visit (?:to|by)|at the scene|(?:this|our) reporter|reviewed by|seen by|was there|on the scene)\b/i.test(text)) signs.push('It tells of being on the scene or seeing papers itself.');
  if (/["“][^"“”]{20,}["”],? (?:said|says|told)/i.test(text)) signs.push('It quotes people by name.');
  return signs;
}
