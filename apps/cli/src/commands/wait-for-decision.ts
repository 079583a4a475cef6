import { CorroborateError } from '@corroborate/domain';
import type { InvestigationResponse } from '@corroborate/investigation';
import { openBoard, wrapText, standardOutput, progressOutput, type Board } from '@corroborate/terminal';
import type { StartedInvestigation } from '../investigations/investigations.port';
import type { Investigations } from '../investigations/local.investigations';
import { printProgress } from '../progress/progress.printer';
import { formatCommand, type ServerOptions } from '../remote/server.options';
import { stopSignal } from '../shutdown';
import { notFoundError } from './investigations.messages';

/** Progress display; none for JSON output unless on a terminal. */
export function createBoard({ json, quiet }: { json?: boolean; quiet?: boolean }): Board | null {
  const screen = progressOutput();
  return quiet || (json && !screen.isTTY) ? null : openBoard(screen);
}

/** Shows progress until the decision. @throws CorroborateError if it ends otherwise */
export async function waitForDecision(
  all: Investigations,
  begun: StartedInvestigation,
  { board, where }: { board: Board | null; where: ServerOptions },
): Promise<InvestigationResponse> {
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  const last = await printProgress(
    all.follow(begun.id, stop.signal),
    board,
    () => progressOutput().columns ?? Infinity,
  );
  if (stop.signal.aborted) throw await handleInterrupt(all, begun, where);
  if (!last) throw notFoundError(begun.id, where);
  if (last.status === 'completed') return last;
  if (last.status === 'cancelled') throw cancelledError(last.id);
  throw new CorroborateError('upstream-failed', `The investigation failed: ${last.failure ?? 'no reason recorded'}.`, {
    hint:
      'Check the network and EGRESS_PROXY_URL; `corroborate engines` shows the response of each engine. ' +
      'The topic is unchanged and can be investigated again.',
  });
}

/** If the caller may start investigations but not read them, prints that it continues and where to see it. */
export async function watchOrExplain<T>(
  begun: StartedInvestigation,
  where: ServerOptions,
  look: () => Promise<T>,
): Promise<T> {
  try {
    return await look();
  } catch (thrown) {
    throw thrown instanceof CorroborateError && thrown.code === 'forbidden'
      ? notReadableError(begun, where, thrown)
      : thrown;
  }
}

function notReadableError(
  { id, joined }: StartedInvestigation,
  where: ServerOptions,
  cause: unknown,
): CorroborateError {
  const state = joined ? 'is already running' : 'was started';
  const why = 'This key cannot follow it: that requires the role viewer or higher.';
  return new CorroborateError('forbidden', `Investigation ${id} ${state} and continues. ${why}`, {
    hint: `View it with a key that has such a role: ${formatCommand(`show ${id}`, where)}`,
    cause,
  });
}

/** The case as text, wrapped to the terminal width. */
export const caseText = async (all: Investigations, id: number): Promise<string> =>
  wrapText((await all.caseFile(id)) ?? '', standardOutput().columns);

const cancelledError = (id: number): CorroborateError =>
  new CorroborateError('cancelled', `Investigation ${id} was canceled; its topic is unchanged.`);

/** Ctrl-C cancels an investigation started by this command; one that was joined continues. */
async function handleInterrupt(
  all: Investigations,
  { id, joined }: StartedInvestigation,
  where: ServerOptions,
): Promise<CorroborateError> {
  if (!joined) await all.cancel(id);
  return joined
    ? new CorroborateError('cancelled', `Investigation ${id} continues in the background.`, {
        hint: `Follow it: ${formatCommand(`status ${id} --follow`, where)}`,
      })
    : cancelledError(id);
}
