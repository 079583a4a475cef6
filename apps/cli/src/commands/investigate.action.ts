import { parseMode } from '@corroborate/domain';
import { print, printError } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import { readSourceArgument } from '../investigations/sources.reader';
import type { StartedInvestigation } from '../investigations/investigations.port';
import type { Investigations } from '../investigations/local.investigations';
import { checkStory, findWarning } from '../investigations/story.policy';
import { readStory, type GivenStory } from '../investigations/story.reader';
import type { ServerOptions } from '../remote/server.options';
import { createBoard, caseText, waitForDecision, watchOrExplain } from './wait-for-decision';
import { printNewPlan } from './plan.action';

export interface InvestigateOptions extends Omit<GivenStory, 'story'>, ServerOptions {
  mode: string;
  json?: boolean;
  quiet?: boolean;
  /** URLs and files; repeatable. */
  source?: string[];
  awaitApproval?: boolean;
}

/** Progress goes to stderr, so stdout has only the answer. If a plan must be approved first, the plan is the answer. */
export async function investigate(story: string | undefined, options: InvestigateOptions): Promise<void> {
  const mode = parseMode(options.mode);
  const given = await readStory({ ...options, story }, process.stdin);
  checkStory(given, new Date());
  const warning = findWarning(given, new Date());
  if (warning !== null) printError(`${warning}\n`);
  const sources = await Promise.all((options.source ?? []).map(readSourceArgument));
  const { server, key, awaitApproval } = options;
  await withInvestigations({ workers: true, server, key }, async (all) => {
    const begun = await all.begin(given, mode, { sources, awaitApproval });
    await watchOrExplain(begun, { server, key }, () => printOutcome(all, begun, options));
  });
}

async function printOutcome(
  all: Investigations,
  begun: StartedInvestigation,
  options: InvestigateOptions,
): Promise<void> {
  const { server, key, json } = options;
  if (await waitsForApproval(all, begun.id)) return printNewPlan(all, begun.id, options);
  await waitForDecision(all, begun, { board: createBoard(options), where: { server, key } });
  print(json ? await formatResultJson(all, begun.id) : `${await caseText(all, begun.id)}\n`);
}

/**
 * True if the plan must be approved first: by request, by a worker setting, or because a joined investigation still
 * waits for it.
 */
const waitsForApproval = async (all: Investigations, id: number): Promise<boolean> =>
  (await all.get(id))?.status === 'awaiting-approval';

const formatResultJson = async (all: Investigations, id: number): Promise<string> =>
  `${JSON.stringify((await all.get(id))?.result ?? null, null, 2)}\n`;
