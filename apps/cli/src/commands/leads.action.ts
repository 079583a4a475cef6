import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { ResearchResult } from '../investigations/investigations.port';
import type { JsonOptions } from '../remote/server.options';
import { formatLeads } from './leads.messages';

/** Prints pages suggested by deep research: leads that are never counted or cited. */
export async function showLeads(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  await withInvestigations({ workers: false, ...where }, async (all) => {
    const found: ResearchResult[] = await all.research(id);
    print(json ? `${JSON.stringify(found, null, 2)}\n` : formatLeads(found));
  });
}
