import type { StageName } from '@corroborate/domain';
import { colours } from '@corroborate/terminal';

/** Steps as displayed; networks and background run in parallel with the search. */
const STEPS = ['search', 'read', 'assess', 'weigh', 'decide'] as const;
const STEP_OF: Record<StageName, (typeof STEPS)[number]> = {
  search: 'search',
  social: 'search',
  records: 'search',
  context: 'search',
  read: 'read',
  assess: 'assess',
  origin: 'weigh',
  'cross-reference': 'weigh',
  decide: 'decide',
};

/** The step that a stage belongs to. */
export const getStep = (stage: StageName): string => STEP_OF[stage];

/** All steps of a round: completed, current and pending, derived from the started stages. */
export function stepsLine(begun: Iterable<StageName>): string {
  const at = Math.max(-1, ...[...begun].map((stage) => STEPS.indexOf(STEP_OF[stage])));
  const steps = STEPS.map((step, i) => {
    if (i === at) return colours.cyan(colours.bold(step));
    return i < at ? colours.green(step) : colours.dim(step);
  });
  return steps.join(' › ');
}
