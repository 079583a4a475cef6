import { balanceOf } from './balance/balance.policy';
import { leadsIn, sourceCards, tallyOf } from './cards/cards.policy';
import { notedParts } from './noted/noted-parts';
import type { Articles, PartsCase, ReadSource, ReportParts } from './parts.types';
import { heardIn } from './positions/heard.policy';
import { positionsOn } from './positions/positions.policy';
import { isOnEvent } from '../relevant-sources';
import { readSources } from './read-sources';
import { statementChecks } from './statements/statements.policy';
import { theoriesIn } from './theories/theories.policy';
import { eventTimeline } from './timeline/timeline.policy';

/** What is told of a decided case beside its verdict, in words of its pages. Pure: one case gives the same parts. */
export function reportParts(data: PartsCase, articles: Articles): ReportParts {
  const sources = readSources(data, articles);
  const cards = sourceCards(data, sources);
  const onEvent = sources.filter(({ view }) => isOnEvent(view.stance));
  return {
    cards,
    leads: leadsIn(cards),
    tally: tallyOf(cards.map(({ stars }) => stars)),
    balance: balanceOf(data, onEvent),
    ...(notedParts(data) ?? partsByRules(data, sources)),
  };
}

/** Without a model word lists read the pages, which finds less. */
function partsByRules(data: PartsCase, sources: readonly ReadSource[]) {
  const onEvent = sources.filter(({ view }) => isOnEvent(view.stance));
  const heard = heardIn(data, onEvent);
  return {
    timeline: eventTimeline(data, sources),
    positions: positionsOn(data, heard),
    theories: theoriesIn(onEvent, heard.topic),
    statements: statementChecks(data, heard),
  };
}
