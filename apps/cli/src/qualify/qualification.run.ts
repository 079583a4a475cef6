import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { JudgePool, readingByModel } from '@corroborate/investigation';
import type { ReasoningService } from '@corroborate/reasoning';
import { storelessGateway } from '../live/storeless.gateway';
import { qualificationOf, type Qualification, type QualificationReading } from './qualification.policy';
import { caseOf, readQualificationSet, type QualificationPage } from './qualification.set';

export interface QualificationRun extends Qualification {
  /** The models that read. */
  reader: string;
  calls: number;
  costUsd: number;
  /** Why the reader did not answer everything, each reason once; such a run does not pass. */
  unanswered: string[];
}

/**
 * Puts the labeled pages to the configured model as an investigation would, guards and second reading included.
 * @throws CorroborateError `invalid-configuration` where no model is set
 */
export async function qualifyReader(settings: Settings, maxUsd: number): Promise<QualificationRun> {
  const gateway = storelessGateway(settings, maxUsd);
  const judge = new JudgePool(settings.PAGE_WORKERS);
  try {
    const reasoning = readingByModel(settings, gateway, judge);
    if (!reasoning)
      throw new CorroborateError('invalid-configuration', 'No language model is set.', {
        hint: 'Set OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY or LOCAL_MODEL_URL (docs/reasoning.md).',
      });
    return await readAll(reasoning, await readQualificationSet());
  } finally {
    await judge.close();
    await gateway.close();
  }
}

async function readAll(reasoning: ReasoningService, pages: readonly QualificationPage[]): Promise<QualificationRun> {
  const reasoner = reasoning.open({ investigationId: 1, stage: 'qualify' });
  const readings = await Promise.all(
    pages.map(async (page): Promise<QualificationReading> => {
      const given = caseOf(page);
      const { overall } = await reasoner.judgeStance({ ...given, now: new Date(given.article.fetchedAt) });
      return { page, supported: overall.stance === 'supports' };
    }),
  );
  const { judgedBy, models, degraded } = reasoner.account();
  const found = qualificationOf(readings);
  return {
    ...found,
    passed: found.passed && degraded.length === 0,
    reader: judgedBy,
    calls: models.reduce((sum, { calls }) => sum + calls, 0),
    costUsd: models.reduce((sum, { costUsd }) => sum + costUsd, 0),
    unanswered: degraded,
  };
}
