import {
  createReason,
  type EvidenceGap,
  type PrePublicationCheck,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { buildSimilarReportGaps } from '../inquiry/evidence-gaps.policy';

/** Evidence that the pre-publication check reported missing and that a search could find. */
export const findPrePublicationGaps = (look: PrePublicationCheck, sources: readonly SourceView[]): EvidenceGap[] => [
  ...replyGaps(look),
  ...quoteGaps(look, sources),
  ...reportGaps(look, sources),
];

/** Searches for a response from an accused person or organization, if sources support the allegation. */
function replyGaps({ findings, risks, replies }: PrePublicationCheck): EvidenceGap[] {
  const isSerious =
    findings.some(({ kind, gravity, open }) => kind === 'reply' && gravity === 'MAJOR' && open) ||
    risks.some(({ kind, level }) => kind === 'defamation' && level === 'HIGH');
  const names = isSerious ? replies.filter(({ state }) => state === 'open').map(({ name }) => name) : [];
  return names.map((name) => ({
    text: `${name} ${RESPONSE_QUERY}`,
    why: createReason('gap.reply', { names: [name] }),
  }));
}

/** Search words typical of reports that contain a response. */
const RESPONSE_QUERY = 'denies response statement';

/** Searches for quotes that are missing from the capture of a counted source. */
function quoteGaps({ findings, claims }: PrePublicationCheck, sources: readonly SourceView[]): EvidenceGap[] {
  const missingQuotes = findings.filter(
    ({ kind, gravity, open }) => kind === 'quote-missing' && gravity === 'MAJOR' && open,
  );
  const ids = new Set(missingQuotes.flatMap(({ sourceIds }) => sourceIds));
  return claims
    .flatMap(({ quotes }) => quotes)
    .filter(({ sourceId, state }) => state === 'NOT_FOUND' && ids.has(sourceId))
    .map(({ sourceId, quote }) => ({
      text: quote,
      why: createReason('gap.quote', { name: nameOf(sourceId, sources) }),
      language: sources.find(({ id }) => id === sourceId)?.language ?? null,
    }));
}

const nameOf = (sourceId: number, sources: readonly SourceView[]): string =>
  sources.find(({ id }) => id === sourceId)?.name ?? '';

/** Critical answers that other reports could change, by question ID. */
const GAP_REASONS: Readonly<Record<string, (name: string) => Reason>> = {
  'one-source': (name) => createReason('gap.single-source', { name }),
  'old-story': (name) => createReason('gap.old-story', { name }),
};

/** Searches that use the words of the only report, or of the earlier one. */
const reportGaps = ({ questions }: PrePublicationCheck, sources: readonly SourceView[]): EvidenceGap[] =>
  questions
    .filter(({ answer }) => answer === 'critical')
    .flatMap(({ id, sourceIds }) => {
      const view = sources.find((one) => one.id === sourceIds[0]);
      const why = view && GAP_REASONS[id]?.(view.name);
      return view && why ? buildSimilarReportGaps(view, why) : [];
    });
