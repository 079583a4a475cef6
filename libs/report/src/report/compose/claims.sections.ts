import {
  createReason,
  hasReason,
  toReasonText,
  type Claim,
  type ClaimFinding,
  type Discrepancy,
  type SourceView,
} from '@corroborate/domain';
import { isOnEvent } from '../../relevant-sources';
import { capitalize, chooseVerb, counted, formatDay, joinNames } from '../days';
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
import { isOverruled } from '../settled.policy';
import type { CaseContext } from './case-context';
import { claimSentence, importanceNote, isFragment, isUnclear } from './claim-words';
import { isRestatement } from './restate';
import { claimAsFact } from './verdict.section';

/** Maximum quotes per side of a claim. */
const MAX_QUOTES_SHOWN = 2;
/** Maximum outlets named in a sentence; others are cited without a name. */
const MAX_NAMED_OUTLETS = 6;

type Evidence = ClaimFinding['evidence'];

/** Claims that may be reported as fact: confirmed, and by several independent sources. */
export function confirmedSection(context: CaseContext): DraftSection {
  const confirmed = rankedClaims(context).filter(
    ({ id }) => context.standingOf(id) === 'confirmed' && context.evidence(id, 'supports').length > 1,
  );
  return {
    id: 'confirmed',
    groups: [
      {
        as: 'list',
        items: confirmed.filter((claim) => !isLeftOut(claim, context)).map((claim) => confirmedItem(claim, context)),
      },
    ],
    empty: createReason('section.nothing-found', { part: 'confirmed' }),
  };
}

const rankedClaims = (context: CaseContext): Claim[] =>
  context.claims().sort((a, b) => Number(b.core) - Number(a.core) || b.importance - a.importance);

function confirmedItem(claim: Claim, context: CaseContext): DraftItem {
  const quotes = context.evidence(claim.id, 'supports').slice(0, MAX_QUOTES_SHOWN);
  const ids = quotes.map(({ sourceId }) => sourceId);
  const reported = caseStatement(
    `${claimSentence(claim).slice(0, -1)}, according to ${joinNames(context.namesOf(ids))}.`,
    {
      citations: context.citeAll(ids),
    },
  );
  const details = quotes.map((one) => ({ ...quoteOf(one, context), minor: true }));
  const fact = claimAsFact(claim, context, reported);
  return { sentences: [claim.core ? { ...fact, minor: true } : fact, ...details], note: importanceNote(claim) };
}

/** “AP: ‘…’.” The whole sentence, which attributes what the page attributes and says who “he” is. */
function quoteOf({ sourceId, passage }: Evidence[number], context: CaseContext): Draft {
  const name = context.nameOf(sourceId);
  if (!passage?.quote.trim()) return sourcedDraft(`${name} reports it.`, [context.cite(sourceId)]);
  const sentence = context.sentenceOf(sourceId, passage.quote);
  const whole = isUnclear({ text: sentence }) ? context.passageOf(sourceId, passage.quote) : sentence;
  return sourcedDraft(`${name}: ${inQuotes(whole)}.`, [context.cite(sourceId, whole)]);
}

/** “AP disputes it: ‘…’.”; for a fact check, its rating instead of a quote, because its text repeats the claim. */
function denialOf(one: Evidence[number], context: CaseContext): Draft {
  const { sourceId, passage } = one;
  const [name, rating] = [context.nameOf(sourceId), context.ratingOf(sourceId)];
  const bare = sourcedDraft(`${name} disputes it.`, [context.cite(sourceId)]);
  if (rating)
    return sourcedDraft(`${name} rates it ${inQuotes(rating)}.`, [context.cite(sourceId)], { fallback: bare });
  if (!passage?.quote.trim()) return bare;
  const whole = context.sentenceOf(sourceId, passage.quote);
  return sourcedDraft(`${name} disputes it: ${inQuotes(whole)}.`, [context.cite(sourceId, whole)], { fallback: bare });
}

const OPEN_HEADINGS = {
  refuted: 'Contradicted',
  disputed: 'Disputed',
  partly: 'Sources differ on a detail',
  held: 'Supported, held for review',
  overruled: 'Supported by sources; an editor decided otherwise',
  unconfirmed: 'Not supported by a credible page on this event',
} as const;
/** Headings for undisputed claims. */
const REPORTED_HEADINGS = {
  several: 'By two or more independent sources',
  single: 'By one source, not corroborated (attribute it)',
  mentioned: 'Mentioned, not confirmed',
} as const;
type ClaimKind = keyof typeof OPEN_HEADINGS | keyof typeof REPORTED_HEADINGS;

/** Undisputed claims that are not confirmed. */
export const reportedSection = (context: CaseContext): DraftSection => ({
  id: 'reported',
  groups: groupsOf(REPORTED_HEADINGS, context),
  empty: createReason('section.nothing-found', { part: 'reported' }),
});

/** Claims that are disputed, or that no credible source addresses, and why. */
export const openSection = (context: CaseContext): DraftSection => ({
  id: 'open',
  groups: [
    ...groupsOf(OPEN_HEADINGS, context),
    discrepancyGroup(context),
    factCheckGroup(context),
    otherDisputesGroup(context),
  ],
  empty: createReason('section.nothing-found', { part: 'open' }),
});

function groupsOf(headings: Record<string, string>, context: CaseContext): DraftGroup[] {
  const claims = rankedClaims(context).filter((claim) => !isLeftOut(claim, context));
  return Object.entries(headings).map(([kind, heading]) => ({
    heading,
    as: 'list',
    items: claims.filter(({ id }) => kindOf(id, context) === kind).map((claim) => openItem(claim, context)),
  }));
}

/** Claims of pages that cannot be understood alone; those of the topic are always listed, as in the integrity check. */
const isLeftOut = (claim: Claim, { data }: CaseContext): boolean =>
  !claim.core && isUnclear(claim) && !data.lastLook?.claims.some(({ claimId }) => claimId === claim.id);

function kindOf(claimId: string, context: CaseContext): ClaimKind | null {
  const [standing, verdict] = [context.standingOf(claimId), context.findingOf(claimId)?.verdict];
  const isSupported = context.evidence(claimId, 'supports').length > 0;
  if (standing === 'confirmed' && reportedKind(claimId, context) === 'several') return null;
  if (standing === 'held' && context.verdict.state === 'held') return 'held';
  if (standing === 'open' && verdict === 'verified' && isRejected(context)) return 'overruled';
  if (standing !== 'disputed') return reportedKind(claimId, context);
  const isMain = claimId === context.core?.id;
  if (isMain && context.verdict.state === 'refuted') return 'refuted';
  if (verdict === 'refuted' && !isSupported && mentioningEvidence(claimId, context).length === 0) return 'refuted';
  return disputingEvidence(claimId, context).length === 0 && differingEvidence(claimId, context).length > 0
    ? 'partly'
    : 'disputed';
}

function reportedKind(claimId: string, context: CaseContext): ClaimKind {
  if (differingEvidence(claimId, context).length > 0) return 'partly';
  const sources = context.evidence(claimId, 'supports').length;
  if (sources > 1) return 'several';
  if (sources === 1) return 'single';
  return mentioningEvidence(claimId, context).length > 0 ? 'mentioned' : 'unconfirmed';
}

const isRejected = ({ data, input }: CaseContext): boolean => isOverruled(data.decision.recommended, input.decisions);

const disputingEvidence = (claimId: string, context: CaseContext): Evidence =>
  context.evidence(claimId, 'disputes').filter(({ differs }) => !differs);

const differingEvidence = (claimId: string, context: CaseContext): Evidence =>
  (context.findingOf(claimId)?.evidence ?? []).filter(
    ({ differs, sourceId }) => differs && context.isCredible(sourceId),
  );

/** Pages on the event whose quote has the words of the claim. */
function mentioningEvidence(claimId: string, context: CaseContext): Evidence {
  const claim = context.data.claims.find(({ id }) => id === claimId);
  const says = (quote = '') => claim !== undefined && isRestatement(claim, { text: quote }, false);
  return context
    .evidence(claimId, 'mentions')
    .filter(({ sourceId, passage }) => says(passage?.quote) && isOnEvent(context.view(sourceId)?.stance ?? NO_STANCE));
}
const NO_STANCE = { stance: 'unrelated' } as const;

function openItem(claim: Claim, context: CaseContext): DraftItem {
  const support = context.evidence(claim.id, 'supports');
  const isContested = context.standingOf(claim.id) === 'disputed';
  const sentences = [
    ...(isContested
      ? support.slice(0, MAX_QUOTES_SHOWN).map((one) => quoteOf(one, context))
      : reportingDrafts(claim, support, context)),
    ...disputingEvidence(claim.id, context)
      .slice(0, MAX_QUOTES_SHOWN)
      .map((one) => denialOf(one, context)),
    ...differingEvidence(claim.id, context)
      .slice(0, MAX_QUOTES_SHOWN)
      .flatMap((one) => differingValueDrafts(one, context)),
  ];
  const mentions = support.length > 0 ? [] : mentioningEvidence(claim.id, context);
  // The verdict shows the main claim with its best quotes; the file shows all, and claims that need their context.
  const detail = claim.core || isUnclear(claim) ? { minor: true } : {};
  const all = [
    ...sentences,
    ...mentions.slice(0, MAX_QUOTES_SHOWN).map((one) => quoteOf(one, context)),
    sentences.length + mentions.length > 0
      ? null
      : caseStatement('No credible page on this event was read as supporting it.'),
  ];
  return {
    label: capitalize(claimSentence(claim).slice(0, -1)),
    sentences: all.map((one) => one && { ...one, ...detail }),
    note: importanceNote(claim),
  };
}

/** The sentence of the only source, unless the label has its words; of several, their names, and quotes in the file. */
function reportingDrafts(claim: Claim, support: Evidence, context: CaseContext): Draft[] {
  const ids = support.map(({ sourceId }) => sourceId);
  const names = context.namesOf(ids);
  const quotes = support.slice(0, MAX_QUOTES_SHOWN).map((one) => quoteOf(one, context));
  const sentences = support.map(({ sourceId, passage }) => context.sentenceOf(sourceId, passage?.quote ?? ''));
  const isSaid = sentences.some((one) => one === claimSentence(claim) || isFragment(one));
  if (names.length === 0 || (names.length === 1 && !isSaid)) return quotes;
  const verb = chooseVerb(names.length, 'reports', 'report');
  const who = sourcedDraft(`${joinNames(names)} ${verb} it.`, context.citeAll(ids));
  return [who, ...quotes.map((one) => ({ ...one, minor: true }))];
}

function differingValueDrafts({ sourceId, differs, passage }: Evidence[number], context: CaseContext): Draft[] {
  if (!differs || !passage) return [];
  const whole = context.sentenceOf(sourceId, passage.quote);
  const text = `${context.nameOf(sourceId)} reports ${inQuotes(differs)} instead: ${inQuotes(whole)}.`;
  return [sourcedDraft(text, [context.cite(sourceId, whole)])];
}

/** Conflicting values from credible sources, one sentence each. */
function discrepancyGroup(context: CaseContext): DraftGroup {
  const apart = context.data.discrepancies.filter(({ reading }) => reading === 'contradiction');
  const shown = apart.map((one) => discrepancyItem(one, context));
  return { heading: 'Sources differ', as: 'list', items: [...shown, ...checkedDifferences(context, shown.length > 0)] };
}

/** Contradictions and other figures that the pre-publication check names. */
const checkedDifferences = ({ data, citeAll }: CaseContext, isListed: boolean): DraftItem[] =>
  (data.lastLook?.questions ?? [])
    .filter(({ why }) => hasReason([why], 'look.contradictions', 'look.updated', ...(isListed ? [] : DIFFERENT_VALUES)))
    .map(({ why, sourceIds }) =>
      paragraph(caseStatement(plainLine(toReasonText(why)), { citations: citeAll(sourceIds) })),
    );
const DIFFERENT_VALUES = ['look.differ'] as const;

function discrepancyItem({ kind, about, values }: Discrepancy, context: CaseContext): DraftItem {
  const each = [...new Map(values.map((value) => [value.value, value])).values()];
  const sentences = each
    .filter(({ sourceId }) => context.view(sourceId)?.isTopicPage === false)
    .map(({ sourceId, quote }) => {
      const { published } = context.view(sourceId) ?? {};
      const day = published ? ` (${formatDay(published.value)})` : '';
      return sourcedDraft(`${context.nameOf(sourceId)}${day}: ${inQuotes(quote)}.`, [context.cite(sourceId, quote)]);
    });
  return { label: `On the ${kind === 'number' ? 'number of ' : ''}${plainLine(about)}`, sentences };
}

/** Indexed fact checks whose pages were not read. */
function factCheckGroup(context: CaseContext): DraftGroup {
  const read = new Set(context.data.sources.map(({ url }) => url));
  const items = (context.data.factChecks ?? [])
    .filter(({ url }) => !read.has(url))
    .map(({ publisher, rating, claim, url }) => ({
      sentences: [
        sourcedDraft(`${plainLine(publisher)} rates ${inQuotes(claim)} ${inQuotes(rating)}.`, [
          context.citeAt(url, rating),
        ]),
      ],
    }));
  return { heading: 'Fact checks', as: 'list', items };
}

/** All other pages that dispute the main claim, and why they are not quoted above. */
function otherDisputesGroup(context: CaseContext): DraftGroup {
  const quoted = new Set([
    ...context.verdict.against.map(({ sourceId }) => sourceId),
    ...context.data.claims.flatMap(({ id }) =>
      disputingEvidence(id, context)
        .slice(0, MAX_QUOTES_SHOWN)
        .map(({ sourceId }) => sourceId),
    ),
  ]);
  const groups = new Set([...quoted].map((id) => context.view(id)?.clusterId));
  const others = context.data.sources.filter(
    ({ id, isTopicPage, stance }) => !isTopicPage && stance.stance === 'disputes' && !quoted.has(id),
  );
  const [credible, weak] = [true, false].map((wanted) => others.filter(({ id }) => context.isCredible(id) === wanted));
  const isSame = ({ clusterId }: SourceView) => groups.has(clusterId);
  const lines = [
    outletsDraft(credible?.filter((view) => !isSame(view)) ?? [], ['disputes it, too', 'dispute it, too'], context),
    outletsDraft(credible?.filter(isSame) ?? [], ['carries the same denial', 'carry the same denial'], context),
    outletsDraft(
      weak ?? [],
      ['disputes it but is not rated credible', 'dispute it but are not rated credible'],
      context,
    ),
  ].filter((one) => one !== null);
  return { heading: 'Other pages that dispute it', as: 'list', items: lines.map((one) => ({ sentences: [one] })) };
}

function outletsDraft(
  views: readonly SourceView[],
  [one, many]: readonly [string, string],
  context: CaseContext,
): Draft | null {
  const ids = views.map(({ id }) => id);
  const names = context.namesOf(ids);
  if (names.length === 0) return null;
  const rest = names.length - MAX_NAMED_OUTLETS;
  const shown = rest > 0 ? [...names.slice(0, MAX_NAMED_OUTLETS), counted(rest, 'other')] : names;
  return sourcedDraft(
    `${joinNames(shown)} ${names.length === 1 ? one : many}.`,
    context.citeAll(ids),
    rest > 0 ? { basis: 'case' } : {},
  );
}
