import { CorroborateError } from '@corroborate/domain';
import type { InvestigationAnswer } from '@corroborate/investigation';
import { boardOn, fitted, screen, sideScreen, type Board } from '@corroborate/terminal';
import type { Begun } from '../investigations/investigations.port';
import type { Investigations } from '../investigations/local.investigations';
import { printProgress } from '../progress/progress.printer';
import { asTyped, type ServerOptions } from '../remote/server.options';
import { stopSignal } from '../shutdown';
import { unknown } from './investigations.words';

/** No progress output for JSON, except on a terminal. */
export function boardOf({ json, quiet }: { json?: boolean; quiet?: boolean }): Board | null {
  const screen = sideScreen();
  return quiet || (json && !screen.isTTY) ? null : boardOn(screen);
}

/** Shows progress until the decision. @throws CorroborateError if it ends otherwise */
export async function concluded(
  all: Investigations,
  begun: Begun,
  { board, where }: { board: Board | null; where: ServerOptions },
): Promise<InvestigationAnswer> {
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  const last = await printProgress(all.follow(begun.id, stop.signal), board, () => sideScreen().columns ?? Infinity);
  if (stop.signal.aborted) throw await left(all, begun, where);
  if (!last) throw unknown(begun.id, where);
  if (last.status === 'completed') return last;
  if (last.status === 'cancelled') throw wasCancelled(last.id);
  throw new CorroborateError('upstream-failed', `The investigation failed: ${last.failure ?? 'no reason recorded'}.`, {
    hint:
      'Check the network and EGRESS_PROXY_URL; `corroborate engines` shows the response of each engine. ' +
      'The topic is unchanged and can be investigated again.',
  });
}

/** If the caller may start an investigation but not read it, prints that it continues and where to see it. */
export async function lookedOn<T>(begun: Begun, where: ServerOptions, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (thrown) {
    throw thrown instanceof CorroborateError && thrown.code === 'forbidden' ? unseen(begun, where, thrown) : thrown;
  }
}

function unseen({ id, joined }: Begun, where: ServerOptions, cause: unknown): CorroborateError {
  const state = joined ? 'is already running' : 'was started';
  const why = 'This key cannot follow it: that requires the role viewer or higher.';
  return new CorroborateError('forbidden', `Investigation ${id} ${state} and continues. ${why}`, {
    hint: `View it with a key that has such a role: ${asTyped(`show ${id}`, where)}`,
    cause,
  });
}

/** The case as text, wrapped to the terminal width. */
export const caseText = async (all: Investigations, id: number): Promise<string> =>
  fitted((await all.caseFile(id)) ?? '', screen().columns);

const wasCancelled = (id: number): CorroborateError =>
  new CorroborateError('cancelled', `Investigation ${id} was canceled; its topic is unchanged.`);

/** Leaving cancels an investigation started by this command; others continue. */
async function left(all: Investigations, { id, joined }: Begun, where: ServerOptions): Promise<CorroborateError> {
  if (!joined) await all.cancel(id);
  return joined
    ? new CorroborateError('cancelled', `Investigation ${id} continues in the background.`, {
        hint: `Follow it: ${asTyped(`status ${id} --follow`, where)}`,
      })
    : wasCancelled(id);
}
