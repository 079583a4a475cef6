import { Writable } from 'node:stream';
import { ACTIVE_STAGES } from '@corroborate/investigation';
import { createLog } from '@corroborate/telemetry';
import { openWholeProduct, submitted, untilOver, type Closers } from './support/whole-product';

/** What the operator set and nobody may read in a log; each of them is used in the investigation below. */
const SECRETS = {
  GUARDIAN_API_KEY: 'guardian-hunter2',
  SERPER_API_KEY: 'serper-hunter2',
  COURTLISTENER_TOKEN: 'court-hunter2',
};

type Line = Record<string, unknown>;

/** A log that is kept instead of being shown. */
function keptLog(lines: Line[]) {
  const write = (chunk: Buffer): void => {
    const written = chunk.toString().trim().split('\n');
    lines.push(...written.map((line) => JSON.parse(line) as Line));
  };
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (write(chunk), done()) });
  return createLog({ LOG_LEVEL: 'debug' }, sink);
}

/** Gives back the investigation, with the title of what was investigated, when all that may write has been closed. */
async function investigated(lines: Line[], closers: Closers): Promise<{ id: number; title: string }> {
  const { world, product } = await openWholeProduct(closers, { log: keptLog(lines), texts: SECRETS });
  const { id: topicId, title } = await submitted(product, world, 'demo-01-ferry');
  const started = await product.investigations.trigger({
    topicId,
    mode: 'detailed',
    priority: 'normal',
    force: false,
    requestedBy: 'test',
  });
  const id = started.kind === 'started' ? started.investigationId : 0;
  await untilOver(product, id);
  for (const close of closers.splice(2).reverse()) await close();
  return { id, title };
}

it('logs one line per stage with its investigation, and no key, URL or web text', async () => {
  const closers: Closers = [];
  const lines: Line[] = [];
  try {
    const { id, title } = await investigated(lines, closers);
    const stageLines = lines.filter(({ msg }) => msg === 'stage completed');
    expect(new Set(stageLines.map(({ stage }) => stage))).toEqual(new Set(ACTIVE_STAGES));
    expect(stageLines.every(({ investigationId }) => investigationId === id)).toBe(true);
    const written = JSON.stringify(lines);
    expect(written).not.toMatch(/hunter2|authorization|bearer/i);
    expect(written).not.toContain(title);
    expect(written).not.toMatch(/https?:\/\//);
  } finally {
    for (const close of closers.reverse()) await close().catch(() => undefined);
  }
}, 120_000);
