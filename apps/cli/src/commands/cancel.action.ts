import { CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import { formatCommand, type JsonOptions } from '../remote/server.options';
import { notFoundError } from './investigations.messages';

/** Cancels an investigation wherever it runs; does not change its topic. */
export async function cancel(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  const outcome = await withInvestigations({ workers: false, ...where }, (all) => all.cancel(id));
  if (outcome === 'unknown') throw notFoundError(id, where);
  if (outcome === 'already-finished')
    throw new CorroborateError('conflict', `Investigation ${id} has already finished.`, {
      hint: `See its outcome: ${formatCommand(`status ${id}`, where)}`,
    });
  print(
    json
      ? `${JSON.stringify({ investigation_id: id, status: 'cancelled' }, null, 2)}\n`
      : `Investigation ${id} canceled; its topic is unchanged.\n`,
  );
}
