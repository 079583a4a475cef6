import {
  createReason,
  hasReason,
  toReasonText,
  type FrameworkResult,
  type AdversarialQuestion,
  type Reason,
} from '@corroborate/domain';
import { chooseVerb, capitalize, spellCount, joinNames } from '../days';
import {
  caseStatement,
  paragraph,
  sourcedDraft,
  type Draft,
  type DraftGroup,
  type DraftItem,
  type DraftSection,
} from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { Balance } from '../../parts/balance/balance.types';
import type { Theory } from '../../parts/noted/theories.types';
import { REPLY_TEXT, RISK_TEXT, checkSummary } from '../../pre-publication/pre-publication.lines';
import type { CaseContext } from './case-context';

type ReportPart = Reason<'section.nothing-found'>['params']['part'];

export const emptyReason = ({ input: { parts } }: CaseContext, part: ReportPart, isMade: boolean): Reason =>
  parts?.withoutNotes ?? createReason(isMade ? 'section.nothing-found' : 'section.not-made', { part });

/** Alternative explanations with evidence for and against. */
export function explanationsSection(context: CaseContext): DraftSection {
  const { theories } = context.input.parts ?? {};
  return {
    id: 'explanations',
    groups: [
      { as: 'list', items: (theories ?? []).map((theory) => theoryItem(theory, context)) },
      ...(context.data.inquiry?.frameworks ?? []).flatMap((one) => matrixGroup(one, context) ?? []),
    ],
    empty: emptyReason(context, 'theories', Boolean(theories)),
  };
}

function theoryItem({ quote, sourceIds, for: support, against }: Theory, context: CaseContext): DraftItem {
  const sided = (side: string, quotes: Theory['for']) =>
    quotes.map((one) =>
      sourcedDraft(`${side}, ${context.nameOf(one.sourceId)}: ${inQuotes(one.quote)}.`, [
        context.cite(one.sourceId, one.quote),
      ]),
    );
  const cited = sourceIds.map((id, at) => context.cite(id, at === 0 ? quote : null));
  return {
    sentences: [sourcedDraft(`${inQuotes(quote)}.`, cited), ...sided('For', support), ...sided('Against', against)],
  };
}

/** A model's comparison of explanations with the evidence: considerations, not findings. */
function matrixGroup({ evidence, points }: FrameworkResult, { citeAll }: CaseContext): DraftGroup | null {
  if (!evidence) return null;
  const items = evidence.map(({ text, sourceIds, fits }): DraftItem => ({
    label: plainLine(text),
    sentences: fits.map((fit, at) => caseStatement(fit, at === 0 ? { citations: citeAll(sourceIds) } : {})),
  }));
  const heading = 'Alternative explanations weighed by a language model (not findings)';
  return { heading, as: 'table', columns: points.map(({ text }) => plainLine(text)), items };
}

const SIDES = [
  ['for', 'supports the subject', 'support the subject'],
  ['critical', 'is critical', 'are critical'],
  ['neutral', 'is neutral', 'are neutral'],
] as const;

/** Balance of the coverage; it never affects the level. */
export function balanceSection(context: CaseContext): DraftSection {
  const { balance } = context.input.parts ?? {};
  const items = (balance?.sources ?? []).flatMap(({ sourceId, lean, side, passage }): DraftItem[] =>
    passage && side !== 'neutral'
      ? [
          {
            label: `${context.nameOf(sourceId)}${lean ? ` (${plainLine(lean)})` : ''}`,
            sentences: [
              sourcedDraft(`${capitalize(side)}: ${inQuotes(passage.quote)}.`, [context.cite(sourceId, passage.quote)]),
            ],
          },
        ]
      : [],
  );
  const leans = balance && balance.sides.for.clusters + balance.sides.critical.clusters > 0;
  const overall: DraftItem[] = leans ? [paragraph(...balanceDrafts(balance))] : [];
  return {
    id: 'balance',
    groups: [
      { as: 'prose', items: overall },
      { as: 'list', items },
    ],
    empty: emptyReason(context, 'balance', Boolean(balance)),
  };
}

function balanceDrafts({ subject, score, band, sides, missing }: Balance): Draft[] {
  const each = SIDES.filter(([side]) => sides[side].clusters > 0).map(
    ([side, one, many]) => `${spellCount(sides[side].clusters)} ${chooseVerb(sides[side].clusters, one, many)}`,
  );
  const about = subject ? ` of ${plainLine(subject)}` : '';
  const lines = [
    `Independent sources: ${joinNames(each)}.`,
    ...(score > 0 ? [`Coverage${about}: ${band.replaceAll('-', ' ')}, ${score} of 10 (0 is balanced).`] : []),
    ...(missing ? [plainLine(toReasonText(missing))] : []),
  ];
  return lines.map((line) => caseStatement(line));
}

/** Questions without a satisfactory answer, except those that do not apply, which the integrity check lists. */
const weakPoints = (questions: readonly AdversarialQuestion[]): AdversarialQuestion[] =>
  questions.filter(({ answer, why }) => answer !== 'answered' && !hasReason([why], ...INAPPLICABLE_CODES));
const INAPPLICABLE_CODES = ['look.not-applicable', 'look.no-beginning'] as const;

/**
 * The pre-publication check: open findings, questions without a satisfactory answer, responses, and notes for the
 * writer.
 */
export function checkSection(context: CaseContext): DraftSection {
  const { lastLook: look } = context.data;
  const empty = createReason('section.not-made', { part: 'integrity' });
  if (!look) return { id: 'check', groups: [], empty };
  const list = (heading: string, lines: Draft[]): DraftGroup => ({
    heading,
    as: 'list',
    items: lines.map((one) => paragraph(one)),
  });
  const line = (text: string, ids: readonly number[]): Draft => {
    const shown = plainLine(text);
    return caseStatement(shown, { citations: context.citeFor(shown, ids) });
  };
  const notes = look.clear ? look.notes : [];
  return {
    id: 'check',
    groups: [
      { as: 'prose', items: [paragraph(caseStatement(checkSummary(look)))] },
      list(
        'Findings',
        look.findings.map(({ gravity, open: isOpen, why, sourceIds }) =>
          line(`${isOpen ? gravity : 'Resolved'}: ${toReasonText(why)}`, sourceIds),
        ),
      ),
      list(
        'For legal review',
        look.risks.map(({ level, why, sourceIds }) => line(`${RISK_TEXT[level]}: ${toReasonText(why)}`, sourceIds)),
      ),
      list(
        'Weak points',
        weakPoints(look.questions).map(({ ask, why, sourceIds }) => line(`${ask} ${toReasonText(why)}`, sourceIds)),
      ),
      list(
        'Right of reply',
        look.replies.map(({ name, state, sourceIds }) => line(`${name}: ${REPLY_TEXT[state]}.`, sourceIds)),
      ),
      list(
        'For the writer',
        notes.map(({ why, sourceIds }) => line(toReasonText(why), sourceIds)),
      ),
    ],
    empty,
  };
}
