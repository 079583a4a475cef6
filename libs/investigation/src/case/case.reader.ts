import type { Database } from '@corroborate/db';
import type { PrePublicationCheck } from '@corroborate/domain';
import type { CaseData } from '@corroborate/report';
import { addReplies } from '@corroborate/verification';
import { buildCaseData } from './case.data';
import { CaseHistory } from './case.history';
import { findRelatedTopics } from './related.reader';

/** The complete case of a decided investigation, from stage results; null before the decision. */
export async function readDecidedCase(
  db: Pick<Database, 'investigations' | 'topics' | 'topicKeys' | 'stageResults' | 'replies'>,
  investigationId: number,
): Promise<CaseData | null> {
  const investigation = await db.investigations.get(investigationId);
  const topic = investigation && (await db.topics.get(investigation.topicId));
  if (!investigation || !topic) return null;
  const history = new CaseHistory(await db.stageResults.findAll(investigationId));
  const decided = history.latest('decide');
  // The topic may have changed since; the case shows the level it had before the investigation.
  const before = { ...topic, verificationStatus: investigation.verificationLevelBefore };
  return (
    decided &&
    buildCaseData({
      topic: before,
      investigation,
      history,
      decided: { ...decided, lastLook: await readPrePublicationCheck(db, topic.id, decided.lastLook) },
      costUsd: investigation.spentUsd,
      decidedAt: investigation.investigationDate,
      related: await findRelatedTopics(db, topic),
    })
  );
}

/** Pre-publication check, including responses recorded since the decision. */
export async function readPrePublicationCheck(
  db: Pick<Database, 'replies'>,
  topicId: number,
  look: PrePublicationCheck | null | undefined,
): Promise<PrePublicationCheck | null> {
  return look ? addReplies(look, await db.replies.listByTopic(topicId)) : null;
}
