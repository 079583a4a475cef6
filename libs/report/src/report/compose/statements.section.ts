import { createReason } from '@corroborate/domain';
import { isOnEvent } from '../../relevant-sources';
import { capitalize, chooseVerb, formatDate, joinNames } from '../days';
import { caseStatement, sourcedDraft, type Draft, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { Position } from '../../parts/noted/positions.types';
import type { StatementCheck } from '../../parts/noted/statements.types';
import type { CaseContext } from './case-context';

/** Ending of headings for statements about the main claim. */
export const STATED_ON_SUFFIX = 'the main claim';

/** Statements, starting with those that affirm, deny or doubt the main claim. */
export function statementsSection(context: CaseContext): DraftSection {
  const { parts } = context.input;
  const empty = parts?.withoutNotes ?? createReason('section.nothing-found', { part: 'statements' });
  const deny = context.isAccusation ? `Deny the accusation in ${STATED_ON_SUFFIX}` : `Deny ${STATED_ON_SUFFIX}`;
  const positions: DraftGroup[] = [
    { heading: `Affirm ${STATED_ON_SUFFIX}`, as: 'list', items: positionsOf('affirms', context) },
    { heading: deny, as: 'list', items: positionsOf('denies', context) },
    { heading: `Doubt ${STATED_ON_SUFFIX}`, as: 'list', items: positionsOf('doubts', context) },
  ];
  const heading = positions.some(({ items }) => items.length > 0) ? 'Other statements' : 'Statements';
  return {
    id: 'statements',
    groups: [...positions, { heading, as: 'list', items: otherStatements(context) }],
    empty,
  };
}

/** Positions of people and organizations; outlets speaking for themselves are reported with the claims. */
function positionsOf(holds: Position['holds'], context: CaseContext): DraftItem[] {
  const outlets = new Set(context.data.sources.map(({ name }) => name));
  const isQuoted = ({ holder, statements }: Position) =>
    statements.some(({ sourceId }) => context.view(sourceId)?.name !== holder);
  return (context.input.parts?.positions ?? [])
    .filter((one) => one.claimId === context.core?.id && one.holds === holds)
    .filter((one) => !outlets.has(one.holder) || (one.kind === 'speaker' && isQuoted(one)))
    .map(({ holder, statements }) => ({
      label: capitalize(context.withRole(holder, statements[0]?.quote ?? '')),
      sentences: statements.map(({ sourceId, quote }, at) =>
        quoteOf(sourceId, quote, { context, minor: at > 0 ? { minor: true } : {} }),
      ),
    }));
}

/**
 * A quote in the outlet's own words is attributed to the outlet, not to the speaker; to a credible page that has it
 * rather than to a copy.
 */
function quoteOf(
  saidOn: number,
  quote: string,
  { context, minor }: { context: CaseContext; minor: Partial<Draft> },
): Draft {
  const sourceId = context.isCredible(saidOn) ? saidOn : (context.sourcesWithQuote(quote)[0] ?? saidOn);
  const whole = context.passageOf(sourceId, quote);
  const citation = [context.cite(sourceId, whole)];
  const plain = sourcedDraft(`${inQuotes(whole)}.`, citation, minor);
  if (context.isSpoken(sourceId, quote)) return plain;
  return { ...plain, text: `According to ${context.nameOf(sourceId)}: ${inQuotes(whole)}.`, fallback: plain };
}

function otherStatements(context: CaseContext): DraftItem[] {
  const { positions = [], statements = [] } = context.input.parts ?? {};
  const known = (positions ?? [])
    .filter(({ claimId }) => claimId === context.core?.id)
    .flatMap((one) => one.statements.map(({ quote }) => quote));
  const others = (statements ?? []).filter(({ quote }) => !known.includes(quote));
  return others
    .filter((one) => !others.some((other) => repeatsText(other, one, context)))
    .map((statement) => statementItem(statement, context));
}

/** Whether the other statement is already included in the sentence printed for this one. */
function repeatsText(other: StatementCheck, one: StatementCheck, context: CaseContext): boolean {
  if (other === one || other.sourceId !== one.sourceId || other.speaker !== one.speaker) return false;
  const [longer, shorter] = [other, one].map(({ sourceId, quote }) => context.passageOf(sourceId, quote));
  return longer !== shorter ? Boolean(longer?.includes(shorter ?? '')) : other.start < one.start;
}

function statementItem(statement: StatementCheck, context: CaseContext): DraftItem {
  const { quote, sourceId, claimId } = statement;
  // Statements unrelated to a claim appear only in the file.
  const minor = claimId === null ? { minor: true } : {};
  const stance = context.view(sourceId)?.stance;
  return {
    label: labelOf(statement, context),
    sentences: [
      quoteOf(sourceId, quote, { context, minor }),
      stance && !isOnEvent(stance) ? caseStatement('From a page about another event.', minor) : null,
      evidenceComparison(statement, context),
      earlierStatementDraft(statement, context),
    ],
  };
}

/** “Ann Roe (county clerk), Oct. 14, 2026”; “reported …” if only the page is dated. */
function labelOf({ speaker, date, datedBy, quote }: StatementCheck, context: CaseContext): string {
  const shown = date ? formatDate({ value: date, precision: 'day' }) : '';
  const day = shown && datedBy === 'page' ? `reported ${shown}` : shown;
  return [capitalize(context.withRole(speaker, quote)), day].filter(Boolean).join(', ');
}

/** Sources that say otherwise on the claim that the statement affirms or denies. */
function evidenceComparison(statement: StatementCheck, context: CaseContext): Draft | null {
  const claim = context.data.claims.find(({ id }) => id === statement.claimId);
  const isFalse = claim && context.findingOf(claim.id)?.verdict === 'refuted';
  // Sources of an accusation do not settle whether the accused did it; if the main claim is refuted, support for a
  // detail would read as support for the main claim.
  const isMoot = context.isAccusation || (!isFalse && context.verdict.state === 'refuted');
  if (!claim || statement.evidence !== 'contradicted' || isMoot) return null;
  const names = context.namesOf(statement.sourceIds);
  const verb = chooseVerb(names.length, isFalse ? 'contradicts' : 'supports', isFalse ? 'contradict' : 'support');
  const line = `${joinNames(names)} ${verb} the claim ${inQuotes(claim.text)}`;
  const text = plainLine(`${line}, which the speaker ${isFalse ? 'affirms' : 'denies'}.`);
  return caseStatement(text, { citations: context.citeAll(statement.sourceIds) });
}

function earlierStatementDraft({ earlier }: StatementCheck, context: CaseContext) {
  if (!earlier) return null;
  const { quote, sourceId, url, date, changed } = earlier;
  const day = date ? `On ${formatDate({ value: date, precision: 'day' })}` : 'Earlier';
  const how = changed ? 'the speaker said the opposite' : 'the speaker said on the same subject';
  const citation = context.cite(sourceId, quote) ?? context.citeAt(url, quote);
  return sourcedDraft(`${day}, ${how}: ${inQuotes(quote)}.`, [citation]);
}
