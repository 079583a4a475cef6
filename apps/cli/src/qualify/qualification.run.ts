import type { Settings } from '@corroborate/config';
import { CorroborateError, systemClock } from '@corroborate/domain';
import { extractAttributions } from '@corroborate/origin';
import { createModelReasoning, providersOf, type ReasonerTasks, type ReasoningService } from '@corroborate/reasoning';
import { extractClaims, judgeSource } from '@corroborate/stance';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';
import { qualificationOf, type Qualification, type QualificationReading } from './qualification.policy';
import { caseOf, readQualificationSet, type QualificationPage } from './qualification.set';

export interface QualificationRun extends Qualification {
  /** Who read, with which instructions. */
  reader: string;
  calls: number;
  costUsd: number;
  /** Why the reader did not answer everything, each reason once; such a run does not pass. */
  unanswered: string[];
}

const RULES: ReasonerTasks = {
  extractClaims,
  judgeStance: judgeSource,
  resolveAttribution: extractAttributions,
  planQueries: () => [],
};

/**
 * Puts the labeled pages to the configured model as an investigation would, guards and second reading included.
 * @throws CorroborateError `invalid-configuration` where no model is set
 */
export async function qualifyReader(settings: Settings, maxUsd: number): Promise<QualificationRun> {
  const models = providersOf(settings);
  if (!models)
    throw new CorroborateError('invalid-configuration', 'No language model is set that could be tried.', {
      hint: 'Set OPENAI_API_KEY, GEMINI_API_KEY, XAI_API_KEY or LOCAL_MODEL_URL (docs/reasoning.md).',
    });
  const gateway = gatewayOf(settings, maxUsd);
  try {
    const terms = { ...models, tasks: settings.MODEL_TASKS };
    return await readAll(createModelReasoning(RULES, terms, gateway, systemClock), await readQualificationSet());
  } finally {
    await gateway.close();
  }
}

/** Without a database: a reader is tried before anything else is set up. */
const gatewayOf = (settings: Settings, maxUsd: number) =>
  createGateway({
    settings,
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget: new InMemoryBudgetStore(maxUsd),
    ledger: new InMemoryLedger(),
    clock: systemClock,
    trustedOrigins: [settings.LOCAL_MODEL_URL, settings.CHECKER_URL].flatMap((url) => url ?? []),
  });

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
