import { isReadable, isTerminal, type CaptureVerdict } from '@corroborate/domain';
import type { ApplicationParts } from '@corroborate/investigation';
import type { ProgressBoard, TopicProgress } from './progress.board';

const POLL_MS = 200;

/** Watches topics from the queue until each has been completed or refused. Only reads the database. */
export async function watchTopics(
  product: ApplicationParts,
  topics: { externalId: string; title: string }[],
  board: ProgressBoard,
): Promise<void> {
  const progress = new Map<string, TopicProgress>(
    topics.map(({ externalId, title }) => [
      externalId,
      { title, stage: null, round: 0, sources: 0, read: 0, state: 'waiting' },
    ]),
  );
  for (;;) {
    for (const [externalId, topic] of progress) await pollOnce(product, externalId, topic);
    board.show(progress);
    if ([...progress.values()].every(({ state }) => ['done', 'failed', 'refused'].includes(state))) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function pollOnce(
  { db, investigations }: ApplicationParts,
  externalId: string,
  topic: TopicProgress,
): Promise<void> {
  if (['done', 'failed', 'refused'].includes(topic.state)) return;
  const stored = await db.topics.findByExternalId(externalId);
  if (!stored) return;
  const [row] = (await db.investigations.list({ topicId: stored.id, limit: 1 })).items;
  if (!row) {
    if (!investigations.isCandidate(stored)) topic.state = 'refused';
    return;
  }
  Object.assign(topic, { stage: row.stage, round: row.round });
  Object.assign(topic, await countPagesRead({ db }, row.id));
  if (!isTerminal(row.status)) topic.state = 'running';
  else topic.state = row.status === 'completed' ? 'done' : 'failed';
}

async function countPagesRead({ db }: Pick<ApplicationParts, 'db'>, investigationId: number) {
  const events = await db.events.since(investigationId, 0, 1000);
  const opened = events.filter(({ type }) => type === 'source.read');
  return {
    sources: opened.length,
    read: opened.filter(({ data }) => isReadable(data.verdict as CaptureVerdict)).length,
  };
}
