import type { Command } from 'commander';
import { createNumberParser } from '@corroborate/terminal';
import { lazy } from './lazy';
import { withServer } from '../remote/server.options';

const loadPlanActions = () => import('../commands/plan.action.js');

/** Commands for plans awaiting approval. */
export function addPlans(program: Command): void {
  const plans = program
    .command('plan')
    .description(
      'review investigation plans that wait for approval (list them with `list --state ' + 'awaiting-approval`)',
    );
  const add = (name: string, description: string) =>
    withServer(
      plans
        .command(name)
        .description(description)
        .argument('<id>', 'investigation ID', createNumberParser({ least: 1 })),
    ).option('--json', 'print JSON only');
  add('show', 'show questions, perspectives, search categories, queries, added sources, time and price').action(
    lazy(loadPlanActions, 'showPlan'),
  );
  add('approve', 'approve the plan and start the investigation')
    .option('--follow', 'run it here, or on the server, and follow progress until it is decided')
    .option('--quiet', 'print only the outcome')
    .action(lazy(loadPlanActions, 'approvePlan'));
  add('reject', 'reject the plan: the investigation is canceled, its topic is unchanged').action(
    lazy(loadPlanActions, 'rejectPlan'),
  );
}
