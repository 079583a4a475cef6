import { createReason, toReasonText, type Claim, type Reason, type VerdictQuote } from '@corroborate/domain';
import { isOnEvent } from '../../relevant-sources';
import { formatDate, formatDay, joinNames } from '../days';
import { caseStatement, paragraph, sourcedDraft, type Draft, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import { listCountedSources, listDisputingSources } from '../../verdict.builder';
import { finalDecision } from '../settled.policy';
import { correctionNotice } from '../since';
import type { CaseContext } from './case-context';
import { claimSentence, toClause, claimDraft } from './claim-words';

/** Main claim, reasons, best quotes for and against, and next step. */
export function verdictSection(context: CaseContext): DraftSection {
  const { verdict } = context;
  const groups: DraftSection['groups'] = [
    {
      as: 'prose',
      items: [paragraph(claimLine(context)), paragraph(...reasonDrafts(context)), ...laterDecisionItems(context)],
    },
    {
      heading: context.isAccusation ? 'Response' : 'Against',
      as: 'list',
      items: verdict.against.map((quote) => quoteItem(quote, context)),
    },
    { heading: 'For', as: 'list', items: verdict.for.map((quote) => quoteItem(quote, context)) },
    { as: 'prose', items: [paragraph(caseStatement(`Next: ${plainLine(toReasonText(verdict.next))}`))] },
  ];
  return { id: 'verdict', groups, empty: createReason('section.nothing-found', { part: 'claims' }) };
}

/** The main claim: stated as fact if confirmed, attributed if held for review, otherwise quoted as a claim. */
function claimLine(context: CaseContext): Draft | null {
  const { core, verdict } = context;
  if (!core) return null;
  const quoted = caseStatement(`Claim: ${claimSentence(core)}`);
  if (context.standingOf(core.id) === 'confirmed') return claimAsFact(core, context, quoted);
  return verdict.state === 'held' ? attributedClaim(core, context, quoted) : quoted;
}

/**
 * The claim stated as fact, citing three supporting sources or all of them; `fallback` if neither form passes the
 * check.
 */
export function claimAsFact(claim: Claim, context: CaseContext, fallback?: Draft): Draft {
  const support = context.evidence(claim.id, 'supports');
  const cite = (count: number) =>
    support.slice(0, count).map(({ sourceId, passage }) => context.cite(sourceId, passage?.quote ?? null));
  return claimDraft(claim, [cite(3), cite(support.length)], fallback, context.data.topic);
}

function attributedClaim(core: Claim, context: CaseContext, fallback: Draft): Draft {
  const support = context.evidence(core.id, 'supports').slice(0, 3);
  const names = context.namesOf(support.map(({ sourceId }) => sourceId));
  const cited = support.map(({ sourceId, passage }) => context.cite(sourceId, passage?.quote ?? null));
  return sourcedDraft(`According to ${joinNames(names)}, ${toClause(claimSentence(core))}.`, cited, { fallback });
}

/** Codes of reasons that count sources. */
const COUNT_CODES: ReadonlySet<string> = new Set(['verdict.supported', 'verdict.disputed', 'verdict.refuted']);

/**
 * The reasons for the verdict. A reason that counts sources cites all of them, one from the pre-publication check the
 * pages of its question, any other the pages of the outlets it names.
 */
function reasonDrafts(context: CaseContext): Draft[] {
  const { verdict, data } = context;
  const ids = [...listCountedSources(data), ...listDisputingSources(data)].map(({ id }) => id);
  const cited = context.citeAll([...new Set(ids)]);
  return verdict.why.map((given) => {
    const reason = withRoles(given, context);
    const question = data.lastLook?.questions.find(({ why: said }) => said.code === reason.code);
    if (question) return citedStatement(toReasonText(reason), question.sourceIds, context);
    // Text of a prompt injection is withheld from the capture, so no page can be cited for it.
    const named = reason.code === 'review.steering' ? [] : sourcesNamedIn(reason, context);
    const citations = COUNT_CODES.has(reason.code) ? cited : context.citeAll(named);
    return caseStatement(plainLine(toReasonText(reason)), { citations });
  });
}

/** Those who deny it, with their roles: a lawyer is not the accused. */
const withRoles = (reason: Reason, context: CaseContext): Reason =>
  reason.code === 'verdict.denied'
    ? createReason('verdict.denied', {
        isAccusation: context.isAccusation,
        names: reason.params.names.map((name) => context.withRole(name, '')),
      })
    : reason;

/** Pages on the event by the outlets that a reason names. */
const sourcesNamedIn = ({ params }: Reason, { data }: CaseContext): number[] =>
  data.sources
    .filter(({ stance, isTopicPage }) => !isTopicPage && isOnEvent(stance))
    .filter(({ name }) => 'names' in params && Array.isArray(params.names) && params.names.includes(name))
    .map(({ id }) => id);

/** A sentence that cites the pages it is about. */
function citedStatement(sentence: string, sourceIds: readonly number[], context: CaseContext): Draft {
  const text = plainLine(sentence);
  return caseStatement(text, { citations: context.citeFor(text, sourceIds) });
}

function laterDecisionItems({ input }: CaseContext): DraftItem[] {
  const last = finalDecision(input.decisions);
  const decided = last && `${last.decidedBy} decided on ${formatDay(last.at)}: ${last.levelAfter}.`;
  const lines = [...(decided ? [decided] : []), ...((input.corrected ?? 0) > 0 ? [correctionNotice(input)] : [])];
  return lines.length > 0 ? [paragraph(...lines.map((line) => caseStatement(plainLine(line))))] : [];
}

function quoteItem({ sourceId, quote, speaker }: VerdictQuote, context: CaseContext): DraftItem {
  const { published } = context.view(sourceId) ?? {};
  const name = context.nameOf(sourceId);
  const { stance } = context.view(sourceId) ?? {};
  const isUncounted = stance?.stance === 'supports' && !context.data.decision.counted.includes(sourceId);
  const credible = isUncounted ? `${name} (not counted)` : name;
  const outlet = context.isCredible(sourceId) ? credible : `${name} (not credible)`;
  const who = speaker ? `${context.withRole(speaker, quote)}, ${outlet}` : outlet;
  const label = published
    ? `${who}, ${formatDate({ ...published, precision: precisionAtMostDay(published.precision) })}`
    : who;
  const whole = context.sentenceOf(sourceId, quote);
  return { label, sentences: [sourcedDraft(`${inQuotes(whole)}.`, [context.cite(sourceId, whole)])] };
}

const precisionAtMostDay = <P extends string>(precision: P) =>
  precision === 'year' || precision === 'month' ? precision : 'day';
