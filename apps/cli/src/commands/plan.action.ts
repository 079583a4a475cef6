import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import type { AddedSourceResponse, InvestigationResponse } from '@corroborate/investigation';
import { print } from '@corroborate/terminal';
import { withInvestigations } from '../investigations/investigations.opener';
import type { Investigations } from '../investigations/local.investigations';
import { formatCommand, type JsonOptions, type ServerOptions } from '../remote/server.options';
import { createBoard, caseText, waitForDecision } from './wait-for-decision';
import { notFoundError } from './investigations.messages';
import { planText } from './plan.messages';

export interface ApproveOptions extends JsonOptions {
  follow?: boolean;
  quiet?: boolean;
}

/** Time limit for reading submitted sources before the plan is shown, and polling interval, in ms. */
const READ_WAIT = { mostMs: 60_000, pollMs: 200 } as const;

/** Prints the current plan. */
export async function showPlan(id: number, options: JsonOptions): Promise<void> {
  const { server, key } = options;
  await withInvestigations({ workers: false, server, key }, async (all) => {
    const row = await getOrThrow(all, id, options);
    await printPlan(all, row, { ...options, added: await all.addedSources(id) });
  });
}

/** Prints the plan of a new investigation once its submitted sources have been read. */
export async function printNewPlan(all: Investigations, id: number, options: JsonOptions): Promise<void> {
  const added = await waitForAddedSources(all, id);
  await printPlan(all, await getOrThrow(all, id, options), { ...options, added });
}

/** Approves the plan; with `follow`, runs the investigation here and shows progress until the decision. */
export async function approvePlan(id: number, options: ApproveOptions): Promise<void> {
  const { server, key, json = false, follow = false } = options;
  await withInvestigations({ workers: follow, server, key }, async (all) => {
    await getOrThrow(all, id, options);
    const plan = await all.approvePlan(id);
    if (!follow) return print(json ? formatJson(plan) : approvedText(id, options));
    await waitForDecision(all, { id, joined: true }, { board: createBoard(options), where: { server, key } });
    print(json ? formatJson((await all.get(id))?.result ?? null) : `${await caseText(all, id)}\n`);
  });
}

/** Rejects a pending plan, and cancels its investigation. */
export async function rejectPlan(id: number, { json = false, ...where }: JsonOptions): Promise<void> {
  await withInvestigations({ workers: false, ...where }, async (all) => {
    const { status } = await getOrThrow(all, id, where);
    if (status !== 'awaiting-approval') throw notWaitingError(id, status, where);
    await all.cancel(id);
    print(
      json
        ? formatJson({ investigation_id: id, status: 'cancelled' })
        : `Plan of investigation ${id} rejected: nothing was searched, and its topic is unchanged.\n`,
    );
  });
}

async function getOrThrow(all: Investigations, id: number, where: ServerOptions): Promise<InvestigationResponse> {
  const row = await all.get(id);
  if (!row) throw notFoundError(id, where);
  return row;
}

async function waitForAddedSources(all: Investigations, id: number): Promise<AddedSourceResponse[]> {
  const began = performance.now();
  for (;;) {
    const added = await all.addedSources(id);
    const isOver = added.every(({ state }) => state !== 'waiting') || performance.now() - began > READ_WAIT.mostMs;
    if (isOver) return added;
    await sleep(READ_WAIT.pollMs);
  }
}

async function printPlan(
  all: Investigations,
  row: InvestigationResponse,
  { json, added, ...where }: JsonOptions & { added: AddedSourceResponse[] },
): Promise<void> {
  const plan = await all.plan(row.id);
  if (!plan) throw noPlanError(row.id);
  print(json ? formatJson({ ...plan, sources: added }) : planText({ row, plan, added, where }));
}

const noPlanError = (id: number): CorroborateError =>
  new CorroborateError('conflict', `Investigation ${id} was started without a plan for approval.`, {
    hint: 'Start one with --await-approval, or set PLAN_APPROVAL.',
  });

const notWaitingError = (id: number, status: string, where: ServerOptions): CorroborateError =>
  new CorroborateError('conflict', `Investigation ${id} is not waiting for approval: it is ${status}.`, {
    hint:
      `Cancel it with ${formatCommand(`cancel ${id}`, where)}, or see its status with ` +
      `${formatCommand(`status ${id}`, where)}`,
  });

const approvedText = (id: number, where: ServerOptions): string =>
  `Plan of investigation ${id} approved; workers start on it next. Follow it: ` +
  `${formatCommand(`status ${id} --follow`, where)}\n`;

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
