import type { PartsCase, ReportParts } from '../parts.types';
import { notedPositions, notedStatements, notedTheories } from './speakers.policy';
import { notedTimeline } from './timeline.policy';

type NotedParts = Pick<ReportParts, 'timeline' | 'positions' | 'theories' | 'statements'>;

/** The parts that notes of the pages give; null where there are none, and rules read the pages instead. */
export function notedParts({ noted, ...rest }: PartsCase): NotedParts | null {
  if (!noted) return null;
  const data = { ...rest, ...noted };
  return {
    timeline: notedTimeline(data),
    positions: notedPositions(data),
    theories: notedTheories(data),
    statements: notedStatements(data),
  };
}
