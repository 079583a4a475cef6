import { because } from '@corroborate/domain';
import { balanceOf } from './balance/balance.policy';
import { leadsIn, sourceCards, tallyOf } from './cards/cards.policy';
import { notedPositions, notedStatements, notedTheories } from './noted/speakers.policy';
import { notedTimeline } from './noted/timeline.policy';
import type { Articles, PartsCase, ReportParts } from './parts.types';
import { readSources } from './read-sources';

/** Computes the parts of a decided case. Pure and deterministic. */
export function reportParts(data: PartsCase, articles: Articles): ReportParts {
  const cards = sourceCards(data, readSources(data, articles));
  return { cards, tally: tallyOf(cards.map(({ stars }) => stars)), ...notedParts(data) };
}

type NotedParts = Omit<ReportParts, 'cards' | 'tally'>;

/** Parts derived from notes; empty without them. */
function notedParts({ noted, ...rest }: PartsCase): NotedParts {
  if (!noted) return withoutNotes(rest);
  const data = { ...rest, ...noted };
  return {
    withoutNotes: null,
    leads: leadsIn(data),
    timeline: notedTimeline(data),
    balance: balanceOf(rest, data),
    positions: notedPositions(data),
    theories: notedTheories(data),
    statements: notedStatements(data),
  };
}

function withoutNotes({ modelReads }: Pick<PartsCase, 'modelReads'>): NotedParts {
  const why = because(modelReads ? 'parts.no-notes' : 'parts.no-model');
  return {
    withoutNotes: why,
    timeline: { events: [], people: [], undated: 0, skipped: why },
    ...{ leads: [], balance: null, positions: [], theories: [], statements: [] },
  };
}
