import { CorroborateError, modeOf, type Mode } from '@corroborate/domain';
import type { InvestigationAnswer } from '@corroborate/investigation';
import { boardOn, print, printError, sideScreen, type Board } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import { sentSource } from '../investigations/sources.reader';
import type { Begun, Investigations, SentSource } from '../investigations/investigations.port';
import { checkStory, warningOf, type Story } from '../investigations/story.policy';
import { readStory, type GivenStory } from '../investigations/story.reader';
import { tellOf } from '../progress/progress.teller';
import { asTyped, type ServerOptions } from '../remote/server.options';
import { untilToldToStop } from '../shutdown';
import { unknown } from './investigations.words';

export interface InvestigateOptions extends Omit<GivenStory, 'story'>, ServerOptions {
  mode: string;
  json?: boolean;
  quiet?: boolean;
  /** Addresses and files, as often as given. */
  source?: string[];
}

/** What is found is told beside the answer, so that the answer alone is what a script gets or a file keeps. */
export async function investigate(story: string | undefined, options: InvestigateOptions): Promise<void> {
  const mode = modeOf(options.mode);
  const given = await readStory({ ...options, story }, process.stdin);
  checkStory(given, new Date());
  const warning = warningOf(given, new Date());
  if (warning !== null) printError(`${warning}\n`);
  const sources = await Promise.all((options.source ?? []).map(sentSource));
  const { server, key } = options;
  await withInvestigations({ workers: true, server, key }, async (all) => {
    const { id } = await concluded(all, given, {
      mode,
      sources,
      board: boardOf(options),
      where: { server, key },
    });
    print(options.json ? await asJson(all, id) : `${(await all.caseFile(id)) ?? ''}\n`);
  });
}

/** A script that wants JSON is told nothing else, unless a person looks on. */
function boardOf({ json, quiet }: InvestigateOptions): Board | null {
  const screen = sideScreen();
  return quiet || (json && !screen.isTTY) ? null : boardOn(screen);
}

async function concluded(
  all: Investigations,
  story: Story,
  { mode, sources, board, where }: { mode: Mode; sources: SentSource[]; board: Board | null; where: ServerOptions },
): Promise<InvestigationAnswer> {
  const begun = await all.begin(story, mode, sources);
  const stop = new AbortController();
  void untilToldToStop().then(() => stop.abort());
  const last = await tellOf(all.follow(begun.id, stop.signal), board, () => sideScreen().columns ?? Infinity);
  if (stop.signal.aborted) throw await left(all, begun, where);
  if (!last) throw unknown(begun.id, where);
  if (last.status === 'completed') return last;
  if (last.status === 'cancelled') throw wasCancelled(last.id);
  throw new CorroborateError('upstream-failed', `The investigation failed: ${last.failure ?? 'no reason given'}.`, {
    hint: 'Check the network and EGRESS_PROXY_URL; the topic is unchanged and can be investigated again.',
  });
}

const wasCancelled = (id: number): CorroborateError =>
  new CorroborateError('cancelled', `Investigation ${id} was cancelled; its topic is as it was.`);

/** Whoever ordered it ends it by leaving; one that others ordered goes on. */
async function left(all: Investigations, { id, joined }: Begun, where: ServerOptions): Promise<CorroborateError> {
  if (!joined) await all.cancel(id);
  return joined
    ? new CorroborateError('cancelled', `Investigation ${id} goes on without you.`, {
        hint: `See how it stands: ${asTyped(`status ${id} --follow`, where)}`,
      })
    : wasCancelled(id);
}

const asJson = async (all: Investigations, id: number): Promise<string> =>
  `${JSON.stringify((await all.get(id))?.result ?? null, null, 2)}\n`;
