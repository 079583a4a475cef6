import { CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { HoldAction } from '../investigations/investigations.port';
import { formatCommand, type JsonOptions } from '../remote/server.options';
import { notFoundError } from './investigations.messages';

const STATUS_BY_ACTION = { pause: 'paused', resume: 'resumed', 'wrap-up': 'wrapping-up' } as const;
const TEXT_BY_ACTION: Record<HoldAction, string> = {
  pause: 'paused: running stages finish, no new ones start',
  resume: 'resumed',
  'wrap-up': 'is being wrapped up: no further rounds, the decision is based on the evidence so far',
};

/** Pauses, resumes or wraps up an investigation, wherever it runs. */
export async function applyHoldAction(
  how: HoldAction,
  id: number,
  { json = false, ...where }: JsonOptions,
): Promise<void> {
  const outcome = await withInvestigations({ workers: false, ...where }, (all) => all.hold(id, how));
  if (outcome === 'unknown') throw notFoundError(id, where);
  if (outcome === 'refused')
    throw new CorroborateError('conflict', `Investigation ${id} has finished, or its plan is waiting for approval.`, {
      hint: `See its status: ${formatCommand(`status ${id}`, where)}`,
    });
  print(
    json
      ? `${JSON.stringify({ investigation_id: id, status: STATUS_BY_ACTION[how] }, null, 2)}\n`
      : `Investigation ${id} ${TEXT_BY_ACTION[how]}.\n`,
  );
}
