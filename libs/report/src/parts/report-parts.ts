import { balanceOf } from './balance/balance.policy';
import { leadsIn, sourceCards, tallyOf } from './cards/cards.policy';
import type { Articles, PartsCase, ReportParts } from './parts.types';
import { heardIn } from './positions/heard.policy';
import { positionsOn } from './positions/positions.policy';
import { readSources } from './read-sources';
import { statementChecks } from './statements/statements.policy';
import { theoriesIn } from './theories/theories.policy';
import { eventTimeline } from './timeline/timeline.policy';

/** What is told of a decided case beside its verdict, in words of its pages. Pure: one case gives the same parts. */
export function reportParts(data: PartsCase, articles: Articles): ReportParts {
  const sources = readSources(data, articles);
  const cards = sourceCards(data, sources);
  const heard = heardIn(data, sources);
  return {
    cards,
    leads: leadsIn(cards),
    tally: tallyOf(cards.map(({ stars }) => stars)),
    timeline: eventTimeline(data, sources),
    balance: balanceOf(data, sources),
    positions: positionsOn(data, heard),
    theories: theoriesIn(sources, heard.topic),
    statements: statementChecks(data, heard),
  };
}
