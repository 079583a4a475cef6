import { because, sentenceOf } from '@corroborate/domain';
import { lookVerdict, REPLY_WORDS } from '../../last-look/last-look.lines';
import { ofTheCase, paragraph, type DraftGroup, type DraftSection } from '../draft';
import { plainLine } from '../quoting';
import type { Notes } from './notes';

/** The last look before print: what is open, what does not answer well, whom to ask, what a writer must know. */
export function integritySection({ data }: Notes): DraftSection {
  const empty = because('section.not-made', { part: 'integrity' });
  const { lastLook: look } = data;
  if (!look) return { id: 'integrity', groups: [], empty };
  const lines = (heading: string, sentences: string[]): DraftGroup[] =>
    sentences.length > 0
      ? [{ heading, as: 'list', items: sentences.map((one) => paragraph(ofTheCase(plainLine(one)))) }]
      : [];
  return {
    id: 'integrity',
    groups: [
      { as: 'prose', items: [paragraph(ofTheCase(lookVerdict(look, data.decision.applied)))] },
      ...lines(
        'Integrity',
        look.findings.map(({ gravity, open, why }) => `${open ? gravity : 'settled'}: ${sentenceOf(why)}`),
      ),
      ...lines(
        'For a lawyer',
        look.risks.map(({ level, why }) => `${level}: ${sentenceOf(why)}`),
      ),
      ...lines(
        'Questions without a good answer',
        look.questions.filter(({ answer }) => answer !== 'answered').map(({ ask, why }) => `${ask} ${sentenceOf(why)}`),
      ),
      ...lines(
        'Right of reply',
        look.replies.map(({ name, state }) => `${name}: ${REPLY_WORDS[state]}.`),
      ),
      ...lines('For the writer', look.clear ? look.notes.map(({ why }) => sentenceOf(why)) : []),
    ],
    empty,
  };
}
