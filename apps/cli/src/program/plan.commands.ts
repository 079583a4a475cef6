import type { Command } from 'commander';
import { numberIn } from '@corroborate/terminal';
import { lazy } from './lazy';
import { withServer } from '../remote/server.options';

const load = () => import('../commands/plan.action.js');

/** Plans that wait for a person. */
export function addPlans(program: Command): void {
  const plans = program
    .command('plan')
    .description('plans of investigations that wait for approval (`list --state awaiting-approval` has them all)');
  const add = (name: string, description: string) =>
    withServer(
      plans
        .command(name)
        .description(description)
        .argument('<id>', 'id of the investigation', numberIn({ least: 1 })),
    ).option('--json', 'print JSON only');
  add('show', 'questions, perspectives, where it is looked for, queries, your own sources, time and price').action(
    lazy(load, 'showPlan'),
  );
  add('approve', 'let it run as planned')
    .option('--follow', 'work on it here, or have the server do it, and tell of it until it is decided')
    .option('--quiet', 'tell nothing but the outcome')
    .action(lazy(load, 'approvePlan'));
  add('reject', 'drop it: the investigation is cancelled, its topic stays as it was').action(lazy(load, 'rejectPlan'));
}
