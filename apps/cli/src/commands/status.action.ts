import { isTerminal } from '@corroborate/domain';
import { openBoard, print, progressOutput } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { Investigations } from '../investigations/local.investigations';
import { printProgress } from '../progress/progress.printer';
import type { ServerOptions } from '../remote/server.options';
import { stopSignal } from '../shutdown';
import { formatDetails, notFoundError } from './investigations.messages';

interface StatusOptions extends ServerOptions {
  follow?: boolean;
  json?: boolean;
}

/** Prints the status of an investigation; with `--follow`, its progress until it ends. */
export async function showStatus(id: number, { follow = false, json = false, ...where }: StatusOptions): Promise<void> {
  await withInvestigations({ workers: false, ...where }, async (all) => {
    const before = await all.get(id);
    if (!before) throw notFoundError(id, where);
    if (follow && !isTerminal(before.status)) await watch(all, id, json);
    const { result: _result, ...now } = (await all.get(id)) ?? before;
    print(json ? `${JSON.stringify(now, null, 2)}\n` : formatDetails(now));
  });
}

/** Shows progress. Interrupting the display does not affect the investigation. */
async function watch(all: Investigations, id: number, json: boolean): Promise<void> {
  const screen = progressOutput();
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  const board = json && !screen.isTTY ? null : openBoard(screen);
  await printProgress(all.follow(id, stop.signal), board, () => screen.columns ?? Infinity);
}
