import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CorroborateError, topicReader, type IntakeFault, type Mode, type TopicDraft } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { caseOf } from '@corroborate/investigation';
import { printCaseFile } from '@corroborate/report';
import { createLog } from '../log';
import { modeOf } from '../mode.option';
import { startProduct, type Product } from '../product';
import { whenOver } from '../world-run/outcome.reader';
import { print } from '../terminal';

interface InvestigateOptions {
  url?: string;
  textFile?: string;
  mode: string;
  json?: boolean;
}

export async function investigate(title: string, options: InvestigateOptions): Promise<void> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const [draft, mode] = [await draftOf(title, options), modeOf(options.mode)];
  const product = await startProduct(settings, { api: false, workers: true }, createLog(settings));
  try {
    print(await run(product, draft, mode, options.json ?? false));
  } finally {
    await product.close();
  }
}

async function run({ house }: Product, draft: TopicDraft, mode: Mode, json: boolean): Promise<string> {
  const [stored] = await house.desk.submitTopics([draft]);
  const request = {
    topicId: stored?.topic.id ?? 0,
    mode,
    priority: 'high',
    force: true,
    requestedBy: 'command line',
  } as const;
  const started = await house.desk.trigger(request);
  if (started.kind !== 'started' && started.kind !== 'already-running')
    throw new CorroborateError('internal', 'The investigation could not be opened.');
  const row = await whenOver(house, started.investigationId);
  if (row.status !== 'completed') {
    throw new CorroborateError(
      'upstream-failed',
      `The investigation ${row.status}: ${row.failure?.message ?? 'no reason given'}.`,
      {
        hint: 'Check the network and EGRESS_PROXY_URL; the topic is unchanged and can be investigated again.',
      },
    );
  }
  if (json) return `${JSON.stringify(row.result, null, 2)}\n`;
  const data = await caseOf(house.db, row.id);
  return data ? `${printCaseFile(data)}\n` : '';
}

/** By the contract that every way in shares, so that what comes in here is held to the same limits and as clean. */
async function draftOf(title: string, { url, textFile }: InvestigateOptions): Promise<TopicDraft> {
  if (!title.trim())
    throw new CorroborateError('invalid-input', 'The title is empty.', {
      hint: 'Give the headline or claim in quotes.',
    });
  const read = topicReader(() => new Date())({
    external_id: `cli-${createHash('sha256')
      .update(`${title}\n${url ?? ''}`)
      .digest('hex')
      .slice(0, 16)}`,
    title,
    url,
    article_text: textFile ? await textOf(textFile) : null,
    discovery_date: new Date().toISOString(),
    newsworthiness_score: 100,
    status: 'approved',
  });
  if (!read.ok)
    throw new CorroborateError('invalid-input', `This cannot be investigated: ${read.faults.map(said).join('; ')}.`, {
      hint: 'Give the headline or claim in quotes, and the page by --url https://…',
    });
  return read.draft;
}

/** What was given by which word of the command. */
const GIVEN: Record<string, string> = { url: '--url', article_text: '--text-file' };
const said = ({ path, detail }: IntakeFault): string => `${GIVEN[path[0] ?? ''] ?? path.join('.')} ${detail}`;

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new CorroborateError('invalid-input', `Cannot read ${file}.`, {
      cause,
      hint: 'Give the path of a text file.',
    });
  }
}
