import { toReasonData, toReasonText } from '@corroborate/domain';
import type { CaseData } from './case.types';
import type { Balance, SourceSlant } from './parts/balance/balance.types';
import type { KeyClaim, SourceCard } from './parts/cards/cards.types';
import type { EventTimeline, TimelineEvent } from './parts/noted/timeline.types';
import type { InvestigationResult, ResultItem } from './result.schema';
import { formatReasons } from './formatted-reasons';

type Parts = Pick<CaseData, 'parts'>;
type TimelineLine = NonNullable<InvestigationResult['event_timeline']>;
type BalanceLine = NonNullable<InvestigationResult['balance']>;

/** Source cards, single-source claims, timeline and balance. */
export const partFields = ({ parts }: Parts) => ({
  without_notes: parts?.withoutNotes ? toReasonText(parts.withoutNotes) : null,
  without_notes_code: parts?.withoutNotes ? toReasonData(parts.withoutNotes) : null,
  source_cards: (parts?.cards ?? []).map(cardLine),
  leads: (parts?.leads ?? []).map(({ text, quote, sourceIds }) => ({ text, quote, source_ids: sourceIds })),
  credibility_tally: parts?.tally ?? null,
  event_timeline: parts ? timelineLine(parts.timeline) : null,
  balance: parts?.balance ? balanceLine(parts.balance) : null,
});

/** Card fields of a source; both are null if it could not be read. */
export function cardFields(id: number, { parts }: Parts) {
  const card = parts?.cards.find(({ sourceId }) => sourceId === id);
  return { title: card?.title ?? null, importance: card?.importance ?? null };
}

const cardLine = (card: SourceCard): ResultItem<'source_cards'> => ({
  id: card.id,
  source_id: card.sourceId,
  title: card.title,
  outlet: card.outlet,
  published: card.published,
  url: card.url,
  stars: card.stars,
  lean: card.lean,
  importance: card.importance,
  summary: card.summary,
  key_claims: card.keyClaims.map(claimLine),
  key_finding: card.keyFinding,
});

const claimLine = ({ claimId, ...claim }: KeyClaim) => ({ ...claim, claim_id: claimId });

const timelineLine = ({ events, people, undated, skipped }: EventTimeline): TimelineLine => ({
  events: events.map(eventLine),
  people: people.map(({ person, roles }) => ({
    person,
    roles: roles.map(({ sourceIds, ...role }) => ({ ...role, source_ids: sourceIds })),
  })),
  undated,
  skipped: skipped && toReasonText(skipped),
  skipped_code: skipped && toReasonData(skipped),
});

const eventLine = ({ date, text, quote, start, end, ...event }: TimelineEvent): TimelineLine['events'][number] => ({
  event_date: date.value,
  precision: date.precision,
  event_text: text,
  quote,
  start,
  end,
  source_ids: event.sourceIds,
  entities_involved: event.entities,
  conflicting_dates: event.conflicting.map((other) => ({
    event_date: other.date.value,
    precision: other.date.precision,
    source_ids: other.sourceIds,
  })),
});

const balanceLine = ({ subject, score, band, sides, sources, missing, reasons }: Balance): BalanceLine => ({
  subject,
  score,
  band,
  ...sides,
  sources: sources.map(slantLine),
  missing: missing && toReasonText(missing),
  missing_code: missing && toReasonData(missing),
  ...formatReasons(reasons),
});

const slantLine = ({ sourceId, opinionPage, ...slant }: SourceSlant): BalanceLine['sources'][number] => ({
  source_id: sourceId,
  ...slant,
  opinion_page: opinionPage,
});
