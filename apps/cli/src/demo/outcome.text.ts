import type { InvestigationEntity } from '@corroborate/db';
import { toReasonTexts, STATE_TEXT, type CaseState } from '@corroborate/domain';
import { colours, wrapText, printableLine } from '@corroborate/terminal';

const COLOR_BY_STATE: Record<CaseState, (text: string) => string> = {
  ...{ certified: colours.green, verified: colours.green, held: colours.yellow, incomplete: colours.yellow },
  ...{ disputed: colours.red, refuted: colours.red, unverified: colours.dim },
};

/** State and reason of each topic, wrapped to a width. */
export const outcomeText = (
  cases: readonly { title: string; investigation: Pick<InvestigationEntity, 'verdict' | 'status'> }[],
  columns = 80,
): string => cases.map(({ title, investigation }) => linesOf(title, investigation, columns)).join('\n');

/** Titles and outlet names are untrusted. */
function linesOf(
  title: string,
  { verdict, status }: Pick<InvestigationEntity, 'verdict' | 'status'>,
  columns: number,
): string {
  const name = wrapText(printableLine(title), columns - INDENT.length);
  if (!verdict) return `${status.padEnd(INDENT.length)}${name}`;
  const state = COLOR_BY_STATE[verdict.state](STATE_TEXT[verdict.state].padEnd(INDENT.length));
  const why = wrapText(printableLine(toReasonTexts(verdict.why).join(' ')), columns - INDENT.length);
  return `${state}${indentLines(name)}\n${INDENT}${indentLines(why)}`;
}

const INDENT = ' '.repeat(17);
const indentLines = (text: string): string => text.replaceAll('\n', `\n${INDENT}`);
