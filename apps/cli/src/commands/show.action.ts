import { CorroborateError } from '@corroborate/domain';
import type { InvestigationResponse } from '@corroborate/investigation';
import { wrapText, print, standardOutput } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import { formatCommand, type JsonOptions } from '../remote/server.options';
import { notFoundError } from './investigations.messages';

/** Prints the case of an investigation as text, or as JSON as returned by `GET /api/investigations/:id`. */
export async function showInvestigation(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  await withInvestigations({ workers: false, ...where }, async (all) => {
    const found = await all.get(id);
    if (!found) throw notFoundError(id, where);
    if (json) return print(`${JSON.stringify(found, null, 2)}\n`);
    const text = await all.caseFile(id);
    if (text === null) throw notDecidedError(found, formatCommand(`status ${id}`, where));
    print(`${wrapText(text, standardOutput().columns)}\n`);
  });
}

function notDecidedError({ id, status, failure }: InvestigationResponse, toSee: string): CorroborateError {
  const how = status === 'failed' ? `it failed: ${failure ?? 'no reason recorded'}` : `it is ${status}`;
  return new CorroborateError('conflict', `Investigation ${id} has no case: ${how}.`, {
    hint: `See its status: ${toSee}`,
  });
}
