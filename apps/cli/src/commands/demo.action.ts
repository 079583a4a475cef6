import { loadSettings, type Settings, type SettingTexts } from '@corroborate/config';
import type { WorldTopic } from '@corroborate/sandbox';
import { candidateGates } from '@corroborate/domain';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CaseArchiver, openOriginalStore } from '@corroborate/evidence';
import { CaseChainJob } from '@corroborate/housekeeping';
import { readDecidedCase } from '@corroborate/investigation';
import { CaseFolderService, CaseReportService } from '@corroborate/casework';
import type { InvestigationEntity } from '@corroborate/db';
import { watchTopics } from '../demo/demo.run';
import { outcomeText } from '../demo/outcome.text';
import { topicPayload } from '../demo/topic.payload';
import { ProgressBoard } from '../demo/progress.board';
import { hasRecordedAnswers, RECORDED_READER } from '../demo/recorded.reader';
import { startQuietly, type Product } from '../product';
import { showFirstKey } from './first-key';
import { stopSignal } from '../shutdown';
import {
  rewriteCommands,
  openBoard,
  colours,
  wrapText,
  printableLine,
  printColoured,
  standardOutput,
} from '@corroborate/terminal';
import { toFileName } from '../demo/file-name.policy';
import { readDataTopics, fillRegister, registerServerSetting } from '../demo/register.server';
import { findWorldFolder } from '../demo/world.finder';
import type { WorldRun } from '../demo/world.run';
import { writeFolder } from './folder.writer';

type DemoRun = WorldRun<Product>;

export interface DemoOptions {
  once?: boolean;
  /** Uses rules only, not the recorded model responses. */
  rules?: boolean;
  withData?: boolean;
  world: string;
  /** Folder for the case folders of all topics. */
  export?: string;
  /** Folder for the archives of their evidence. */
  evidence?: string;
}

export async function demo({ once, rules, withData, world, export: dir, evidence }: DemoOptions): Promise<void> {
  const folder = findWorldFolder(world);
  // Keeps a port chosen by the user; otherwise any free one is used.
  const fallbacks = { PORT: once ? '0' : '3000' };
  const { checkPort } = await import('../api.part.js');
  await checkPort(loadSettings(undefined, {}, fallbacks));
  printLines(
    colours.bold('Corroborate demo'),
    'Starting an embedded database, the API, the workers and a sandboxed web (up to 30 seconds) …',
  );
  const recorded = !rules && hasRecordedAnswers(folder);
  printLines(recorded ? MODEL_READER_NOTE : RULES_READER_NOTE);
  const { openWorldRun } = await import('../demo/world.run.js');
  const run = await openWorldRun({
    dir: folder,
    purpose: 'demo',
    start: startDemoProduct,
    ...(withData ? { withDatabase: startDataServer } : {}),
    ...(recorded ? { overrides: RECORDED_READER } : {}),
    fallbacks,
  });
  try {
    await investigateAll(run, withData ? readDataTopics() : []);
    if (dir) await exportAll(run, dir);
    if (evidence) await exportEvidence(run, evidence);
    if (once) return;
    const { url } = run.product;
    const [desk, api] = [`${url}/`, `${url}/api/docs`].map(colours.cyan);
    printLines('', `The editors' desk is at ${desk}, the API at ${api}; press Ctrl-C to stop.`);
    printLines(...linkHint(run));
    await showFirstKey(run.settings, run.product, 1);
    await stopSignal();
    printLines('', 'Stopping the demo and deleting its data …');
  } finally {
    await run.close();
  }
  printLines('Demo stopped.');
}

const MODEL_READER_NOTE =
  'A language model reads the pages, from recorded answers, without an API key (--rules: no model).';
const RULES_READER_NOTE = 'The rules alone read the pages, as in a setup without a language model.';

/** Hint with a link that works: live links do not work in a recorded world. */
const linkHint = ({ world: { pages } }: DemoRun): string[] =>
  pages[0] ? [`The demo reads only pages of its own web, such as ${printableLine(pages[0].url)}`] : [];

const startDemoProduct = (settings: Settings): Promise<Product> => startQuietly(settings, { api: true, workers: true });

async function startDataServer(url: string): Promise<SettingTexts> {
  printLines('Loading a payments register into a data server …');
  await fillRegister(url);
  return { MCP_SERVERS: registerServerSetting(url) };
}

async function investigateAll(run: DemoRun, more: WorldTopic[]): Promise<void> {
  const { product } = run;
  const { pages, outlets } = run.world;
  const topics = [...run.world.topics, ...more];
  printLines(
    `The web has ${pages.length} pages by ${outlets.length} outlets; the pipeline delivers ` +
      `${topics.length} unverified topics.`,
    '',
  );
  await product.hub.submitTopics(topics.map(topicPayload));
  const board = new ProgressBoard(openBoard(standardOutput()), standardOutput().columns);
  try {
    await watchTopics(product, topics, board);
  } finally {
    board.end();
  }
  await printSummary(run);
}

/** Writes one case folder per topic, named after the topic's ID in the world. */
async function exportAll({ product }: DemoRun, dir: string): Promise<void> {
  const { items } = await product.db.investigations.list({ limit: 200 });
  for (const { id } of items) {
    const found = await product.app.get(CaseReportService).loadCase(id);
    if (!found) continue;
    const files = await product.app.get(CaseFolderService).buildFiles(found);
    await writeFolder(files, path.join(dir, toFileName(found.data.topic.externalId)));
  }
  printLines('', `Case folders of ${items.length} topics written to ${dir}.`);
}

/** Writes the evidence archive of each topic, sealed up to its last decision, as `evidence export` does. */
async function exportEvidence({ product, settings }: DemoRun, dir: string): Promise<void> {
  const archiver = new CaseArchiver(product.db.evidence, openOriginalStore(settings));
  // Workers seal the chain within seconds, but none is running here.
  await product.app.get(CaseChainJob).run();
  await mkdir(dir, { recursive: true });
  const { items } = await product.db.investigations.list({ limit: 200 });
  for (const { id, topicId } of items) {
    const topic = await product.db.topics.get(topicId);
    const archive = await archiver.archive(id);
    if (topic && archive) await writeFile(path.join(dir, `${toFileName(topic.externalId)}.wacz`), archive);
  }
  printLines(
    '',
    rewriteCommands(
      `Evidence archives of ${items.length} topics written to ${dir}. Check one with: corroborate ` +
        'evidence verify FILE',
    ),
  );
}

async function printSummary({ product }: DemoRun): Promise<void> {
  const { items: listed } = await product.db.investigations.list({ limit: 200 });
  const items = (await Promise.all(listed.reverse().map(({ id }) => product.db.investigations.get(id)))).filter(
    (row) => row !== null,
  );
  const titles = await product.db.topics.listHeads(items.map(({ topicId }) => topicId));
  const cases = items.map((row) => ({ title: titles.get(row.topicId)?.title ?? '', investigation: row }));
  printLines('', outcomeText(cases, standardOutput().columns), ...(await listRejectedTopics(product)));
  const shown = await selectCase(product, items);
  const text = shown && (await product.app.get(CaseReportService).caseFile(shown));
  if (text) printLines('', colours.bold('Example case'), wrapText(text, standardOutput().columns), '');
}

/** Selects an upgraded case with all claims if there is one, otherwise the first case. */
async function selectCase({ db }: Product, items: readonly InvestigationEntity[]): Promise<number | null> {
  const raised = items.filter(({ verificationLevelAfter }) => verificationLevelAfter === 'verified');
  const cases = await Promise.all([...raised, ...items.slice(0, 1)].map(({ id }) => readDecidedCase(db, id)));
  const whole = cases.find((one) => one?.findings.every(({ verdict }) => verdict !== 'unverifiable'));
  return (whole ?? cases[0])?.investigationId ?? null;
}

/** Topics that are not candidates, with the failed gates. */
async function listRejectedTopics({ db }: Product): Promise<string[]> {
  const { items } = await db.topics.list({ limit: 200 });
  return items.flatMap((topic) => {
    const failed = candidateGates(topic).filter(({ passed }) => !passed);
    if (topic.investigated || failed.length === 0) return [];
    return [`Not investigated: ${printableLine(topic.title)} (${failed.map(({ reason }) => reason).join('; ')}).`];
  });
}

const printLines = (...lines: string[]) => printColoured(`${lines.join('\n')}\n`);
