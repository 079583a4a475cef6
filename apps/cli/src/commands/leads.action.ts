import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { ResearchNews } from '../investigations/investigations.port';
import type { JsonOptions } from '../remote/server.options';
import { printLeads } from './leads.messages';

/** Pages suggested by deep research: leads, never counted or cited. */
export async function leads(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  await withInvestigations({ workers: false, ...where }, async (all) => {
    const found: ResearchNews[] = await all.research(id);
    print(json ? `${JSON.stringify(found, null, 2)}\n` : printLeads(found));
  });
}
