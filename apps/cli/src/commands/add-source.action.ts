import { rewriteCommands, print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import { readSourceArgument } from '../investigations/sources.reader';
import { formatCommand, type JsonOptions } from '../remote/server.options';
import { notFoundError } from './investigations.messages';

/** Submits a source. The process that is working on the case reads it. */
export async function addSource(id: number, what: string, { json = false, ...where }: JsonOptions): Promise<void> {
  const source = await readSourceArgument(what);
  const added = await withInvestigations({ workers: false, ...where }, (all) => all.addSource(id, source));
  if (!added) throw notFoundError(id, where);
  const answer = { investigation_id: id, added_id: added.id, state: added.state };
  print(
    json
      ? `${JSON.stringify(answer, null, 2)}\n`
      : rewriteCommands(
          `Source ${added.id} was added to investigation ${id}. A worker reads it next; if the case is ` +
            `already decided, the decision is made again. Then run ${formatCommand(`show ${id}`, where)}\n`,
        ),
  );
}
