import { createReason } from '@corroborate/domain';
import { buildBalance } from './balance/balance.policy';
import { cardLeads, sourceCards, tallyStars } from './cards/cards.policy';
import { groupIdenticalNotes } from '@corroborate/reading';
import { collectNotedActors } from './noted/actors.policy';
import type { NotedCase } from './noted/noted.types';
import { reportingSteps } from './noted/steps.policy';
import { collectPositions, collectNotedStatements, collectTheories } from './noted/speakers.policy';
import { buildNotedTimeline } from './noted/timeline.policy';
import type { Articles, PartsCase, ReportParts } from './parts.types';
import { readSources } from './read-sources';

/** Computes the parts of a decided case. Pure and deterministic. */
export function reportParts(data: PartsCase, articles: Articles): ReportParts {
  const cards = sourceCards(data, readSources(data, articles));
  return { cards, tally: tallyStars(cards.map(({ stars }) => stars)), ...notedParts(data) };
}

type NotedParts = Omit<ReportParts, 'cards' | 'tally'>;

/** Parts derived from notes; empty without them. */
function notedParts({ noted, aside, ...rest }: PartsCase): NotedParts {
  if (!noted && !aside) return emptyParts(rest);
  const sided = { ...rest, ...(noted ?? { notes: new Map(), groups: [] }) };
  const all = addNeutralPages(sided, aside ?? new Map());
  return {
    withoutNotes: null,
    // Explanations and slant are weighed only where pages take a side.
    leads: cardLeads(sided),
    balance: buildBalance(rest, sided),
    theories: collectTheories(sided),
    sided: Boolean(noted),
    timeline: buildNotedTimeline(all),
    positions: collectPositions(all),
    statements: collectNotedStatements(all),
    actors: collectNotedActors(all),
    steps: reportingSteps(all),
  };
}

/** Adds the pages that take no side. Their notes are not grouped; events from opinion pieces are dropped. */
function addNeutralPages(sided: NotedCase, aside: NotedCase['notes']): NotedCase {
  const dated = new Map(
    [...aside].map(([id, notes]) => [id, notes.genre === 'opinion' ? { ...notes, events: [] } : notes]),
  );
  return {
    ...sided,
    notes: new Map([...sided.notes, ...dated]),
    groups: [...sided.groups, ...groupIdenticalNotes(dated)],
  };
}

function emptyParts({ modelReads }: Pick<PartsCase, 'modelReads'>): NotedParts {
  const why = createReason(modelReads ? 'parts.no-notes' : 'parts.no-model');
  return {
    withoutNotes: why,
    timeline: { events: [], people: [], undated: 0, skipped: why },
    ...{ leads: [], balance: null, positions: [], theories: [], statements: [], actors: [], steps: [] },
    sided: false,
  };
}
