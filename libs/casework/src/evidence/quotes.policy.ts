import { createReason, type Article, type Reason, getPrintedTitle } from '@corroborate/domain';
import { findQuote, type QuoteVerdict, type Report, type ReportInput } from '@corroborate/report';

/** A quote used in a case or its report. */
export interface QuoteToCheck {
  /** The claim it supports; null if only the report quotes it. */
  claimId: string | null;
  sourceId: number;
  quote: string;
}

/** Where a quote was searched. `bytes`: stored response, parsed again. `text`: stored text, if no bytes are stored. */
export const QUOTE_SOURCES = ['bytes', 'text', 'nothing'] as const;
export type QuoteSource = (typeof QUOTE_SOURCES)[number];

export interface CheckedQuote extends QuoteToCheck {
  url: string;
  state: QuoteVerdict;
  lookedIn: QuoteSource;
  action: Reason;
}

/** Stored content of a page to search. */
export interface StoredText {
  lookedIn: QuoteSource;
  text: string;
}

const ACTION_BY_VERDICT = {
  VERIFIED: 'act.nothing',
  CONTRADICTED: 'act.both-sides',
  NOT_FOUND: 'act.leave-out-quote',
  NO_EVIDENCE: 'act.find-evidence',
} as const satisfies Record<QuoteVerdict, Reason['code']>;

/** Lists each quote once; a quote of a claim is listed with its claim, even if the report contains it as well. */
export function listQuotes({ data }: Pick<ReportInput, 'data'>, report: Report): QuoteToCheck[] {
  const all = new Map<string, QuoteToCheck>();
  for (const one of [...listClaimQuotes(data), ...listReportQuotes(report)]) {
    const key = JSON.stringify([one.sourceId, one.quote]);
    if (!all.has(key)) all.set(key, one);
  }
  return [...all.values()];
}

const listClaimQuotes = ({ findings }: ReportInput['data']): QuoteToCheck[] =>
  findings.flatMap(({ claimId, evidence }) =>
    evidence.flatMap(({ sourceId, stance, passage }) =>
      passage && (stance === 'supports' || stance === 'disputes') ? [{ claimId, sourceId, quote: passage.quote }] : [],
    ),
  );

function listReportQuotes({ sections, sources }: Report): QuoteToCheck[] {
  const rows = new Map(sources.map(({ n, sourceId }) => [n, sourceId]));
  return sections
    .flatMap(({ groups }) => groups)
    .flatMap(({ items }) => items)
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ citations }) => citations)
    .flatMap(({ n, quote }) => {
      const sourceId = rows.get(n) ?? null;
      return quote !== null && sourceId !== null ? [{ claimId: null, sourceId, quote }] : [];
    });
}

/** Whether the quote occurs in the stored content of its source. Pure. */
export function checkQuote(quote: QuoteToCheck, url: string, { lookedIn, text }: StoredText): CheckedQuote {
  const { verdict: state } = findQuote(quote.quote, [{ sourceId: quote.sourceId, text }]);
  return {
    ...quote,
    url,
    state,
    lookedIn: state === 'NO_EVIDENCE' ? 'nothing' : lookedIn,
    action: createReason(ACTION_BY_VERDICT[state]),
  };
}

/** Text to search. Includes the title, because quotes can come from the headline. */
export const pageText = (page: Pick<Article, 'title' | 'documentTitle' | 'text'>): string =>
  `${getPrintedTitle(page) ?? ''}\n${page.text}`.trim();

/** Whether the quote was not found in its source. */
export const isFaulty = ({ state }: Pick<CheckedQuote, 'state'>): boolean =>
  state === 'NOT_FOUND' || state === 'CONTRADICTED';
