import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings, type Settings } from '@corroborate/config';
import { systemClock } from '@corroborate/domain';
import { extractAttributions } from '@corroborate/origin';
import {
  createModelReasoning,
  createRulesReasoning,
  readModels,
  type ReasonerTasks,
  type ReasoningService,
  extractClaims,
  judgeSource,
} from '@corroborate/reading';
import { spawnSandbox } from '@corroborate/sandbox';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';
import { readDemoInvestigations } from '@corroborate-app/cli';
import { writeRequests } from './requests.file';
import { countRequestTasks } from './task.counts';
import { readerSettings } from './reader.option';

export type PageSetReader = Awaited<ReturnType<typeof openPageSetReader>>;

/** The product's own evaluation of a page, without search, because there is nothing to search for. */
const TASKS: ReasonerTasks = {
  extractClaims,
  judgeStance: judgeSource,
  resolveAttribution: extractAttributions,
  planQueries: () => [],
};

/** Rules and, if named, a sandbox reader that is asked these tasks; nothing is investigated. */
export async function openPageSetReader(reader: string | undefined, answersDir: string, tasks?: string) {
  if (reader === undefined)
    return { reasoning: createRulesReasoning(TASKS), asked: async () => [], close: async () => undefined };
  const overrides = readerSettings(reader, tasks);
  const dir = await mkdtemp(path.join(tmpdir(), 'corroborate-pages-'));
  const askedFile = path.join(dir, 'asked.jsonl');
  await writeFile(path.join(dir, 'world.json'), JSON.stringify(WORLD));
  const sandbox = await spawnSandbox(dir, { answersDir, askedFile });
  const gateway = gatewayTo(sandbox, overrides);
  return {
    reasoning: reasoningOver(gateway, loadSettings(undefined, overrides, QUIET)),
    /** Requests that reached the models. */
    asked: () => readDemoInvestigations(askedFile),
    close: async () => {
      await gateway.close();
      await sandbox.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function reasoningOver(gateway: ReturnType<typeof gatewayTo>, settings: Settings): ReasoningService {
  const models = readModels(settings);
  return models
    ? createModelReasoning(TASKS, { ...models, tasks: settings.MODEL_TASKS }, gateway, systemClock)
    : createRulesReasoning(TASKS);
}

/** The sandbox requires a world; only the models of this one are used. */
const WORLD = { version: 1, name: 'labeled-pages', now: '2026-01-01T00:00:00Z' };
const QUIET = { LOG_LEVEL: 'error' };

function gatewayTo(sandbox: Awaited<ReturnType<typeof spawnSandbox>>, overrides: ReturnType<typeof readerSettings>) {
  const { proxyUrl: EGRESS_PROXY_URL, caFile: EGRESS_CA_FILE } = sandbox;
  const settings = loadSettings(undefined, { ...overrides, EGRESS_PROXY_URL, EGRESS_CA_FILE, RATE_SCALE: '0' }, QUIET);
  return createGateway({
    settings,
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget: new InMemoryBudgetStore(settings.BUDGET_USD),
    ledger: new InMemoryLedger(),
  });
}

export interface AskedOf {
  reader?: string;
  requests?: Record<string, number>;
  unanswered?: Record<string, number>;
}

/** Requests to a reader; those without a response are written to the file `requests`. */
export async function summarizeRequests(
  reader: PageSetReader,
  { reader: name, requests }: { reader?: string; requests?: string },
): Promise<AskedOf> {
  if (name === undefined) return {};
  const asked = await reader.asked();
  const open = asked.flatMap((one) => one.open ?? []);
  if (requests) await writeRequests(requests, open);
  return { reader: name, requests: countRequestTasks(asked), unanswered: countRequestTasks(open) };
}
