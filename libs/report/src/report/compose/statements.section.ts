import { because } from '@corroborate/domain';
import { statementEvidence } from '../../claim-standings';
import { capital, dateOf } from '../days';
import { sourcedDraft, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { inQuotes } from '../quoting';
import type { Position } from '../../parts/noted/positions.types';
import type { StatementCheck } from '../../parts/noted/statements.types';
import type { CaseContext } from './case-context';

/** Ending of headings for statements about the main claim. */
export const STATED_ON = 'the main claim';

/** Statements, first those affirming or denying the main claim. */
export function statementsSection(context: CaseContext): DraftSection {
  const { parts } = context.input;
  const empty = parts?.withoutNotes ?? because('section.nothing-found', { part: 'statements' });
  const deny = context.isAccusation ? `Deny the accusation in ${STATED_ON}` : `Deny ${STATED_ON}`;
  const groups: DraftGroup[] = [
    { heading: `Affirm ${STATED_ON}`, as: 'list', items: positionsOf('affirms', context) },
    { heading: deny, as: 'list', items: positionsOf('denies', context) },
    { heading: `Doubt ${STATED_ON}`, as: 'list', items: positionsOf('doubts', context) },
    { heading: 'Other statements', as: 'list', items: otherStatements(context) },
  ];
  return { id: 'statements', groups, empty };
}

/** People and organizations; outlets are reported with the claims. */
function positionsOf(holds: Position['holds'], context: CaseContext): DraftItem[] {
  const outlets = new Set(context.data.sources.map(({ name }) => name));
  return (context.input.parts?.positions ?? [])
    .filter((one) => one.claimId === context.core?.id && one.holds === holds && !outlets.has(one.holder))
    .map(({ holder, statements }) => ({
      label: capital(context.withRole(holder, statements[0]?.quote ?? '')),
      sentences: statements.map(({ sourceId, quote }, at) => ({
        ...sourcedDraft(`${inQuotes(quote)}.`, [context.cite(sourceId, quote)]),
        ...(at > 0 ? { minor: true } : {}),
      })),
    }));
}

function otherStatements(context: CaseContext): DraftItem[] {
  const { positions = [], statements = [] } = context.input.parts ?? {};
  const known = (positions ?? [])
    .filter(({ claimId }) => claimId === context.core?.id)
    .flatMap((one) => one.statements.map(({ quote }) => quote));
  return (statements ?? [])
    .filter(({ quote }) => !known.includes(quote))
    .map((statement) => statementItem(statement, context));
}

const COMPARED = {
  'borne-out': 'Credible sources support the claim it concerns.',
  contradicted: 'Credible sources contradict the claim it concerns.',
} as const;

function statementItem(statement: StatementCheck, context: CaseContext): DraftItem {
  const { speaker, date, quote, sourceId, sourceIds, claimId } = statement;
  const evidence = statementEvidence(statement, {
    standing: context.standingOf(claimId ?? ''),
    verdict: context.findingOf(claimId ?? '')?.verdict,
  });
  const when = date ? ` (${dateOf({ value: date, precision: 'day' })})` : '';
  // Sources of an accusation do not settle whether the accused did it.
  const compared = evidence === 'open' || context.isAccusation ? null : COMPARED[evidence];
  // Statements unrelated to a claim appear only in the file.
  const minor = claimId === null ? { minor: true } : {};
  return {
    label: `${capital(context.withRole(speaker, quote))}${when}`,
    sentences: [
      sourcedDraft(`${inQuotes(quote)}.`, [context.cite(sourceId, quote)], minor),
      compared &&
        sourcedDraft(compared, context.citeAll(sourceIds), evidence === 'borne-out' ? { minor: true } : minor),
      earlierSentence(statement, context),
    ],
  };
}

function earlierSentence({ earlier }: StatementCheck, context: CaseContext) {
  if (!earlier) return null;
  const { quote, sourceId, url, date, changed } = earlier;
  const when = date ? `On ${dateOf({ value: date, precision: 'day' })}` : 'Earlier';
  const how = changed ? 'the speaker said the opposite' : 'the speaker said on the same subject';
  const citation = context.cite(sourceId, quote) ?? context.citeAt(url, quote);
  return sourcedDraft(`${when}, ${how}: ${inQuotes(quote)}.`, [citation]);
}
