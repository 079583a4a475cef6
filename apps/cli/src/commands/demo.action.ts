import { caseOf } from '@corroborate/investigation';
import { printCaseFile } from '@corroborate/report';
import pc from 'picocolors';
import { watchTopics } from '../demo/demo.run';
import { outcomeRow, outcomeTable } from '../demo/outcome.table';
import { topicPayload } from '../demo/topic.payload';
import { ProgressBoard } from '../demo/progress.board';
import { untilToldToStop } from '../shutdown';
import { printColoured, screen } from '../terminal';
import { worldFolder } from '../world-run/world.finder';
import { openWorldRun, type WorldRun } from '../world-run/world.run';

export async function demo({ once, world }: { once?: boolean; world: string }): Promise<void> {
  say(pc.bold('Corroborate demo'), 'Starting an embedded database, the API, the workers and a sandboxed web …');
  // A port of the user's own choice is kept; else any free one will do.
  const dir = worldFolder(world);
  const run = await openWorldRun({ dir, purpose: 'demo', api: true, fallbacks: { PORT: once ? '0' : '3000' } });
  try {
    await investigateAll(run);
    if (once) return;
    const { url } = run.product.api ?? { url: '' };
    say(
      '',
      `The editors' desk is open at ${pc.cyan(`${url}/`)}, the API at ${pc.cyan(`${url}/api/docs`)}; stop with Ctrl-C.`,
    );
    await untilToldToStop();
  } finally {
    await run.close();
  }
}

async function investigateAll(run: WorldRun): Promise<void> {
  const { house } = run.product;
  const { topics, pages, outlets } = run.world;
  say(
    `A web of ${pages.length} pages by ${outlets.length} outlets; the pipeline hands over ${topics.length} ` +
      'topics that nobody could verify.',
    '',
  );
  await house.hub.submitTopics(topics.map(topicPayload));
  await watchTopics(house, topics, new ProgressBoard(screen()));
  await report(run);
}

async function report({ product: { house } }: WorldRun): Promise<void> {
  const { items: listed } = await house.db.investigations.list({ limit: 200 });
  const items = (await Promise.all(listed.reverse().map(({ id }) => house.db.investigations.get(id)))).filter(
    (row) => row !== null,
  );
  const rows = await Promise.all(
    items.map(async (row) => outcomeRow((await house.db.topics.get(row.topicId))?.title ?? '', row)),
  );
  say('', outcomeTable(rows));
  const shown = items.find((row) => row.verificationLevelAfter === 'verified') ?? items[0];
  const data = shown ? await caseOf(house.db, shown.id) : null;
  if (data) say('', pc.bold('One of them in full'), printCaseFile(data), '');
}

const say = (...lines: string[]) => printColoured(`${lines.join('\n')}\n`);
