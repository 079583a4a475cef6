import { because, sentenceOf, type IntegrityFinding } from '@corroborate/domain';
import { lookVerdict, REPLY_WORDS } from '../../last-look/last-look.lines';
import { ofTheCase, paragraph, type Draft, type DraftGroup, type DraftSection } from '../draft';
import { plainLine } from '../quoting';
import type { Notes } from './notes';

/** The last look before print: what is open, what does not answer well, whom to ask, what a writer must know. */
export function integritySection(notes: Notes): DraftSection {
  const empty = because('section.not-made', { part: 'integrity' });
  const { lastLook: look, decision } = notes.data;
  if (!look) return { id: 'integrity', groups: [], empty };
  const open = look.questions.filter(({ answer }) => answer !== 'answered');
  const groups: DraftGroup[] = [
    { as: 'prose', items: [paragraph(ofTheCase(lookVerdict(look, decision.applied)))] },
    listOf('Integrity', look.findings.map(findingLine(notes))),
    listOf(
      'For a lawyer',
      look.risks.map(({ level, why, sourceIds }) => line(`${level}: ${sentenceOf(why)}`, sourceIds, notes)),
    ),
    listOf(
      'Questions without a good answer',
      open.map(({ ask, why, sourceIds }) => line(`${ask} ${sentenceOf(why)}`, sourceIds, notes)),
    ),
    listOf(
      'Right of reply',
      look.replies.map(({ name, state, sourceIds }) => line(`${name}: ${REPLY_WORDS[state]}.`, sourceIds, notes)),
    ),
    listOf(
      'For the writer',
      look.clear ? look.notes.map(({ why, sourceIds }) => line(sentenceOf(why), sourceIds, notes)) : [],
    ),
  ];
  return { id: 'integrity', groups: groups.filter(({ items }) => items.length > 0), empty };
}

const findingLine =
  (notes: Notes) =>
  ({ gravity, open, why, sourceIds }: IntegrityFinding): Draft =>
    line(`${open ? gravity : 'settled'}: ${sentenceOf(why)}`, sourceIds, notes);

/** A finding of the case, with the pages that it is about. */
function line(text: string, sourceIds: readonly number[], notes: Notes): Draft {
  const told = plainLine(text);
  return ofTheCase(told, { citations: notes.citeFor(told, sourceIds) });
}

const listOf = (heading: string, lines: Draft[]): DraftGroup => ({
  heading,
  as: 'list',
  items: lines.map((one) => paragraph(one)),
});
